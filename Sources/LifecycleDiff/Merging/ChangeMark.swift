/// The kind of difference between an element's old and new version.
package enum ChangeMark: String, Hashable, Sendable, CaseIterable {
  /// The element is only in the old life cycle.
  case removed
  /// The element is only in the new life cycle.
  case added
  /// The element is in both and looks different in diagrams.
  case changed
  /// The element is in both and looks the same in diagrams.
  case unchanged
}
