import LifecycleModel

/// The leaves that all scenes of one process are in between two events, and what is known of the process's mode.
package struct Configuration: Hashable, Sendable {
  /// The leaf of each scene, the first scene's first.
  package var leaves: [StateID]
  /// The mode of the process; `nil` until an event settles it.
  package var mode: AppMode?

  /// Creates a configuration of scenes that are all in one leaf.
  package init(_ leaf: StateID, scenes: Int) {
    leaves = Array(repeating: leaf, count: scenes)
  }

  /// Returns `true` if a macrostep's guard lets a scene take it. Only conditions on the mode and on other scenes are
  /// evaluated; other guards always hold.
  package func permits(_ macrostep: Macrostep, scene: Int, in graph: RunGraph) -> Bool {
    if let required = macrostep.mode, required.contradicts(mode) { return false }
    guard let condition = graph.guard(of: macrostep)?.sceneCondition else { return true }
    return condition.holds(whereAnotherLives: isAnotherAlive(besides: scene, in: graph))
  }

  /// The macrosteps that a scene can take now, in the order of `RunGraph.macrosteps(from:)`.
  package func macrosteps(of scene: Int, in graph: RunGraph) -> [Macrostep] {
    graph.macrosteps(from: leaves[scene]).filter { permits($0, scene: scene, in: graph) }
  }

  /// The configuration in each mode that the process may have.
  func inEachMode(of graph: RunGraph) -> [Configuration] {
    graph.modes.map { mode in
      var configuration = self
      configuration.mode = mode
      return configuration
    }
  }

  /// Returns `true` if some scene but this one is alive.
  package func isAnotherAlive(besides scene: Int, in graph: RunGraph) -> Bool {
    leaves.indices.contains { $0 != scene && graph.isAlive(leaves[$0]) }
  }

  /// The configuration after a scene has taken a macrostep.
  package func after(_ macrostep: Macrostep, of scene: Int) -> Configuration {
    var configuration = self
    configuration.leaves[scene] = macrostep.target
    configuration.mode = macrostep.mode ?? mode
    return configuration
  }
}

extension Guard.SceneCondition {
  /// Returns `true` if the condition is met with another scene alive, or with none.
  package func holds(whereAnotherLives isAnotherAlive: Bool) -> Bool {
    switch self {
    case .firstScene, .lastScene: !isAnotherAlive
    case .anotherScene: isAnotherAlive
    }
  }
}
