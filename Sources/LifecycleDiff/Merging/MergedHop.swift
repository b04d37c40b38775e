import LifecycleModel

/// A hop of either of two life cycles, or of both, with its calls.
package struct MergedHop: Hashable, Sendable {
  /// The hop.
  package let hop: Merged<Transition>
  /// The old hop whose calls are among these; of the new half of a hop that leads elsewhere now, the one that led there.
  package let oldHop: TransitionID?
  /// Its calls, parallel to those of the merged life cycle's hop.
  package let steps: [MergedStep]
  /// The other half, in the merged life cycle, of a hop that leads elsewhere now: it is there twice, once as removed and
  /// once as added.
  package let otherHalf: TransitionID?

  /// What became of it, or of its calls.
  package var mark: ChangeMark {
    guard hop.mark == .unchanged else { return hop.mark }
    return steps.allSatisfy { $0.mark == .unchanged } ? .unchanged : .changed
  }
}
