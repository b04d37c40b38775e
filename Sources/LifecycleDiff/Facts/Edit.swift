/// One fact that two life cycles do not agree on.
package struct Edit: Hashable, Sendable {
  /// What it is about.
  package let key: FactKey
  /// What the old one says; `nil` for nothing.
  package let old: FactValue?
  /// What the new one says; `nil` for nothing.
  package let new: FactValue?
}
