import LifecycleModel

/// A transition of either of two life cycles, or of both, with its calls.
package struct MergedTransition: Hashable, Sendable {
  /// The merged transition.
  package let transition: Merged<Transition>
  /// The old transition of the calls that have an old index; also set for the added half of a split transition.
  package let oldTransition: TransitionID?
  /// The calls, parallel to those of the merged life cycle's transition.
  package let steps: [MergedStep]
  /// The id of the other half where the source or target changed: the transition is then split into a removed and an added
  /// one.
  package let otherHalf: TransitionID?

  /// The kind of difference of the transition or its calls.
  package var mark: ChangeMark {
    guard transition.mark == .unchanged else { return transition.mark }
    return steps.allSatisfy { $0.mark == .unchanged } ? .unchanged : .changed
  }
}
