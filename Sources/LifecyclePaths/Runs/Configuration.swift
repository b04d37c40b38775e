import LifecycleModel

/// Where all scenes of one process rest between two events.
package struct Configuration: Hashable, Sendable {
  /// The leaf of each scene, the first scene's first.
  package var leaves: [StateID]

  /// Some scenes that all rest in one leaf.
  package init(_ leaf: StateID, scenes: Int) {
    leaves = Array(repeating: leaf, count: scenes)
  }

  /// Whether a macrostep's guard lets a scene take it, as far as it speaks of the other scenes; other guards are opaque and
  /// let everything pass.
  package func permits(_ macrostep: Macrostep, scene: Int, in graph: RunGraph) -> Bool {
    guard let condition = graph.guard(of: macrostep)?.sceneCondition else { return true }
    return condition.holds(whereAnotherLives: isAnotherAlive(besides: scene, in: graph))
  }

  /// What can happen to a scene now, in the order of `RunGraph.macrosteps(from:)`.
  package func macrosteps(of scene: Int, in graph: RunGraph) -> [Macrostep] {
    graph.macrosteps(from: leaves[scene]).filter { permits($0, scene: scene, in: graph) }
  }

  /// Whether some scene but this one is alive.
  package func isAnotherAlive(besides scene: Int, in graph: RunGraph) -> Bool {
    leaves.indices.contains { $0 != scene && graph.isAlive(leaves[$0]) }
  }

  /// The world after a scene has taken a macrostep.
  package func after(_ macrostep: Macrostep, of scene: Int) -> Configuration {
    var configuration = self
    configuration.leaves[scene] = macrostep.target
    return configuration
  }
}

extension Guard.SceneCondition {
  /// Whether it is met where another scene is alive, or none is.
  package func holds(whereAnotherLives isAnotherAlive: Bool) -> Bool {
    switch self {
    case .firstScene, .lastScene: !isAnotherAlive
    case .anotherScene: isAnotherAlive
    }
  }
}
