/// A cell of an Equivalents row.
package struct EquivalenceCell: Hashable, Sendable {
  /// The calls that it names.
  package let calls: [CallName]
  /// The text as Markdown.
  package let text: String
}
