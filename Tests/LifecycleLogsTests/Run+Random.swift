import LifecyclePaths

extension Run {
  /// Random runs, of some scenes where there may be several.
  static func random(in graph: RunGraph, scenes: Int, count: Int, seed: Int) -> [Run] {
    guard let initial = graph.graph.initial else { return [] }
    let scenes = graph.defaultSceneCount == 1 ? 1 : scenes
    var numbers = SplitMix64(seed: UInt64(seed))
    return (0..<count).map { _ in
      var randomWalk = RandomWalk(in: graph, seed: numbers.next(), resolvesCalls: true)
      return randomWalk.extend(Run(from: Configuration(initial, scenes: scenes)), by: 6 * scenes)
    }
  }
}
