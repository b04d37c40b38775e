/// What became of an element on the way from one life cycle to another.
package enum ChangeMark: String, Hashable, Sendable, CaseIterable {
  /// Only the old one has it.
  case removed
  /// Only the new one has it.
  case added
  /// Both have it, and not all that a picture shows of it is the same.
  case changed
  /// It is what it was.
  case unchanged
}
