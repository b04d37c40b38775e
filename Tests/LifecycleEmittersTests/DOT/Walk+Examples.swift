import LifecycleModel
import LifecyclePaths
import Testing

@testable import LifecycleEmitters

extension Walk {
  /// The walk of events by their names, each of a scene from 0; every one of them must be possible where it comes.
  static func through(
    _ lifecycle: Lifecycle, _ events: [(scene: Int, event: String)], scenes: Int = 2, note: String? = nil
  ) throws -> Walk {
    let graph = RunGraph(lifecycle)
    let initial = try #require(graph.graph.initial)
    var run = Run(from: World(initial, scenes: scenes))
    for (scene, event) in events {
      let macrosteps = run.end.macrosteps(of: scene, in: graph)
      let macrostep = try #require(macrosteps.first { graph.event(of: $0) == event }, "\(event) is not possible")
      run.events.append(Run.Event(scene: scene, macrostep, calls: graph.listedCalls(of: macrostep)))
    }
    return Walk(run, in: graph, note: note)
  }
}
