import LifecycleModel

/// One event of one scene with all of its segments: SCXML's macrostep.
///
/// It begins with a transition out of the leaf that the scene is in and continues with the segments that follow in the
/// page's chain; no other event happens before the last one. `RunGraph.transitions(of:)` has them all.
package struct Macrostep: Hashable, Sendable {
  /// The transition it begins with.
  package let first: StateGraph.Edge
  /// The leaf that the scene is in at its end.
  package let target: StateID
  /// The mode of the processes in which it happens; `nil` for any.
  package let mode: AppMode?

  /// The leaf that the scene was in.
  package var source: StateID { first.source }
}
