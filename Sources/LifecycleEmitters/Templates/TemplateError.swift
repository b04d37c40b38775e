/// A template that somebody wrote cannot be used.
package struct TemplateError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The template's name: `Swift/Delegate`.
  package let name: String
  /// The line of the mistake, from 1; `nil` where it is not about one line.
  package let line: Int?
  /// What is wrong, as a headline.
  package let message: String

  /// `Swift/Delegate.mustache:12: Section is closed under another name`.
  package var description: String {
    "\(name).mustache" + (line.map { ":\($0)" } ?? "") + ": " + message
  }
}
