import LifecycleModel

/// One event of one scene, run to its end: SCXML's macrostep.
///
/// It begins with a hop out of the leaf in which the scene rests, and goes on with the hops that follow in the page's
/// chain: nothing else happens before the last one is over. Its hops are `RunGraph.transitions(of:)`.
package struct Macrostep: Hashable, Sendable {
  /// The hop it begins with.
  package let first: StateGraph.Edge
  /// The leaf in which the scene rests at its end.
  package let target: StateID

  /// The leaf in which the scene rested.
  package var source: StateID { first.source }
}
