/// The kind of difference between an element's old and new version.
package enum ChangeMark: String, Hashable, Sendable, CaseIterable {
  /// Only the old life cycle has it.
  case removed
  /// Only the new life cycle has it.
  case added
  /// Both have it, and diagrams show it differently.
  case changed
  /// Both have it, and diagrams show it alike.
  case unchanged
}
