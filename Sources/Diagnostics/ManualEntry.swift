/// Something that `instar explain` explains: a kind of finding, or a kind of change.
package struct ManualEntry: Hashable, Sendable {
  /// The stable name, in kebab-case.
  package let id: String
  /// How much it matters, as listings say it: `error`, `breaking`.
  package let weight: String
  /// How much it matters among diagnostics.
  package let severity: Severity
  /// One line for listings, no full stop.
  package let headline: String
  /// The long form, Markdown paragraphs.
  package let explanation: String
  /// The whole page of the manual, as Markdown.
  package let manual: String

  /// Describes a topic.
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
  /// What `instar explain` tells of it.
  package var manualEntry: ManualEntry {
    ManualEntry(
      id: id, weight: severity.rawValue, severity: severity, headline: headline, explanation: explanation,
      manual: manual)
  }
}
