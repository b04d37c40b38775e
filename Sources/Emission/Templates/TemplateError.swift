/// A team's template that cannot be used.
package struct TemplateError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The template's name: `Swift/Delegate`.
  package let name: String
  /// The line of the error, from 1; `nil` where it is not about one line.
  package let line: Int?
  /// The problem, as a headline.
  package let message: String
  /// The names that are known there, or how to fix it; `nil` where the message is enough.
  package internal(set) var help: String?

  /// The place of the error: `Swift/Delegate.mustache:12`.
  package var place: String { "\(name).mustache" + (line.map { ":\($0)" } ?? "") }

  /// `Swift/Delegate.mustache:12: Section is closed under another name`.
  package var description: String { place + ": " + message }
}
