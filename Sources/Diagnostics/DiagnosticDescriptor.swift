/// A kind of diagnostic, as `instar explain` prints it.
///
/// Each is declared beside the code that reports it. The examples are whole pages, or enough of one: a test checks that
/// `example` has this diagnostic and `fixedExample` does not.
package struct DiagnosticDescriptor: Hashable, Sendable {
  /// The rule id, stable and in kebab-case; never renamed.
  package let id: String
  /// The severity unless options change it.
  package let severity: Severity
  /// One line for listings, no full stop.
  package let headline: String
  /// Markdown paragraphs: the meaning, why it matters, how to fix it.
  package let explanation: String
  /// A page that has the problem; `nil` if none is small enough to be read.
  package let example: String?
  /// The same page, fixed.
  package let fixedExample: String?

  /// Creates a descriptor.
  package init(
    id: String, severity: Severity, headline: String, explanation: String, example: String?, fixedExample: String?
  ) {
    self.id = id
    self.severity = severity
    self.headline = headline
    self.explanation = explanation
    self.example = example
    self.fixedExample = fixedExample
  }
}
