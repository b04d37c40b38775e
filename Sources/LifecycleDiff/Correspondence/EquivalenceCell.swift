/// A cell of a row of equivalents.
package struct EquivalenceCell: Hashable, Sendable {
  /// The calls named in it.
  package let calls: [CallName]
  /// Its text.
  package let text: String
}
