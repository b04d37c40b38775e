/// A kind of diagnostic: what `instar explain` prints of it.
///
/// Each is declared beside the code that reports it. `example` and `remedy` are whole pages (or enough of one): a
/// test reads both and sees that the first reports this situation and the second does not.
package struct DiagnosticDescriptor: Hashable, Sendable {
  /// The stable name, in kebab-case; never renamed.
  package let id: String
  /// How much it matters, unless the user says otherwise.
  package let severity: Severity
  /// One line for listings, no full stop.
  package let headline: String
  /// The long form, Markdown paragraphs: what it means, why it matters, how to mend it.
  package let explanation: String
  /// A page that has the problem; `nil` where none is small enough to be read.
  package let example: String?
  /// The same page, mended.
  package let fixedExample: String?

  /// Describes a situation.
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
