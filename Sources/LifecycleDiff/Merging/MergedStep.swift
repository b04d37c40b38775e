/// A call on a transition of either of two life cycles, or of both.
package struct MergedStep: Hashable, Sendable {
  /// The index among the old transition's calls; `nil` for an added call.
  package let old: Int?
  /// The index among the new transition's calls; `nil` for a removed call.
  package let new: Int?
  /// `true` where it has to move to make the old order the new one.
  package let isMoved: Bool
  /// The aspects that differ: `order` where only one of the two places is fixed.
  package let differing: Set<FactKey.Aspect>

  /// The kind of difference.
  package var mark: ChangeMark {
    if new == nil { return .removed }
    if old == nil { return .added }
    return isMoved || !differing.isEmpty ? .changed : .unchanged
  }
}
