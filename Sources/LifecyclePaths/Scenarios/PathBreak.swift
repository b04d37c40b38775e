import LifecycleModel

/// Where a scenario's path leaves the graph.
package struct PathBreak: Hashable, Sendable {
  /// A transition that leads on, but not in the middle of the chain that the scene is in.
  package struct Detour: Hashable, Sendable {
    /// The hop that the chain goes on with.
    package let chain: TransitionID
    /// The transition that leads where the scenario goes.
    package let other: TransitionID
  }

  /// The first arrow of the path, from 0, that cannot be walked.
  package let transition: Int
  /// Where the scene is then: the leaf where it must be in one, else the path's state.
  package let source: StateID
  /// The state of the path that is not reached.
  package let target: StateID
  /// What leads there nevertheless; `nil` where nothing does.
  package let detour: Detour?
}
