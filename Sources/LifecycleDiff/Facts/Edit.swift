/// A fact that differs between two life cycles.
package struct Edit: Hashable, Sendable {
  /// The subject and aspect of the fact.
  package let key: FactKey
  /// The old value; `nil` for none.
  package let old: FactValue?
  /// The new value; `nil` for none.
  package let new: FactValue?
}
