/// A template that somebody wrote cannot be used.
package struct TemplateError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The template's name: `Swift/Delegate`.
  package let name: String
  /// The line of the mistake, from 1; `nil` where it is not about one line.
  package let line: Int?
  /// What is wrong, as a headline.
  package let message: String
  /// What is known there, or how to mend it; `nil` where the message says it all.
  package let help: String?

  /// Reports a template.
  init(name: String, line: Int?, message: String, help: String? = nil) {
    self.name = name
    self.line = line
    self.message = message
    self.help = help
  }

  /// Where the mistake is: `Swift/Delegate.mustache:12`.
  package var place: String { "\(name).mustache" + (line.map { ":\($0)" } ?? "") }

  /// `Swift/Delegate.mustache:12: Section is closed under another name`.
  package var description: String {
    place + ": " + message
  }
}
