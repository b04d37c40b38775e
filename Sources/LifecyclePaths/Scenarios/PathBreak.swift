import LifecycleModel

/// The place at which a scenario's path leaves the graph.
package struct PathBreak: Hashable, Sendable {
  /// A transition that leads on, but is not the next segment of the chain that the scene is in.
  package struct Detour: Hashable, Sendable {
    /// The next segment of the chain.
    package let chain: TransitionID
    /// The transition that leads to the scenario's state.
    package let other: TransitionID
  }

  /// The first arrow of the path, from 0, that no transition follows.
  package let transition: Int
  /// The state of the scene there: the leaf if only one is possible, else the path's state.
  package let source: StateID
  /// The state of the path that is not reached.
  package let target: StateID
  /// A transition that leads there all the same; `nil` if there is none.
  package let detour: Detour?
}
