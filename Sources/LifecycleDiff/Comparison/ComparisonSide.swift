import LifecycleModel

/// One side of a comparison: a delegate of a life cycle, or all its delegates.
package struct ComparisonSide: Hashable, Sendable {
  /// The life cycle that the side's ids belong to.
  package let lifecycle: Lifecycle
  /// The delegate; `nil` for all.
  package let delegate: DelegateID?

  /// The delegates that take part, in page order.
  var delegates: [DelegateID] { delegate.map { [$0] } ?? lifecycle.delegateIDs }

  /// Returns `true` for a delegate that takes part.
  func contains(_ other: DelegateID) -> Bool { delegate == nil || delegate == other }
}
