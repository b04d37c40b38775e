import LifecycleModel

/// A hop of either of two life cycles, or of both, with its calls.
package struct MergedTransition: Hashable, Sendable {
  /// The hop.
  package let transition: Merged<Transition>
  /// The old hop whose calls are among these; of the new half of a hop that leads elsewhere now, the one that led there.
  package let oldTransition: TransitionID?
  /// Its calls, parallel to those of the merged life cycle's hop.
  package let steps: [MergedStep]
  /// The other half, in the merged life cycle, of a hop that leads elsewhere now: it is there twice, once as removed and
  /// once as added.
  package let otherHalf: TransitionID?

  /// What became of it, or of its calls.
  package var mark: ChangeMark {
    guard transition.mark == .unchanged else { return transition.mark }
    return steps.allSatisfy { $0.mark == .unchanged } ? .unchanged : .changed
  }
}
