/// An entry of the manual that `instar explain` prints: a rule, or a kind of change.
package struct ManualEntry: Hashable, Sendable {
  /// The stable name, in kebab-case.
  package let id: String
  /// The severity or weight, as listings show it: `error`, `breaking`.
  package let weight: String
  /// The severity of its diagnostics.
  package let severity: Severity
  /// One line for listings, no full stop.
  package let headline: String
  /// The long form, Markdown paragraphs.
  package let explanation: String
  /// The entry's whole text, as Markdown.
  package let manual: String

  /// Creates an entry.
  package init(
    id: String, weight: String, severity: Severity, headline: String, explanation: String, manual: String
  ) {
    self.id = id
    self.weight = weight
    self.severity = severity
    self.headline = headline
    self.explanation = explanation
    self.manual = manual
  }
}

extension DiagnosticDescriptor {
  /// The rule's entry in the manual.
  package var manualEntry: ManualEntry {
    ManualEntry(
      id: id, weight: severity.rawValue, severity: severity, headline: headline, explanation: explanation,
      manual: manual)
  }
}
