/// A call on a hop of either of two life cycles, or of both.
package struct MergedStep: Hashable, Sendable {
  /// Its place, from 0, among the old hop's calls; `nil` for one that was added.
  package let old: Int?
  /// Its place among the new hop's calls; `nil` for one that is gone.
  package let new: Int?
  /// Whether it has to move to make the old order the new one.
  package let isMoved: Bool
  /// What is said of it that is not the same: `order` for one whose place has become fixed, or is no longer.
  package let differing: Set<FactKey.Aspect>

  /// What became of it.
  package var mark: ChangeMark {
    if new == nil { return .removed }
    if old == nil { return .added }
    return isMoved || !differing.isEmpty ? .changed : .unchanged
  }
}
