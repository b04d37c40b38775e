import LifecycleModel
import LifecyclePaths
import TestSupport
import Testing

@Suite("Walks by chance")
struct RandomWalkTests {
  private let graph = RunGraph(.sample)
  private let start = Run(from: Configuration(StateID(0), scenes: 2))

  @Test("The same seed walks the same way, another one another way")
  func seeds() {
    let runPath = { (seed: UInt64) in
      var runPath = RandomWalk(in: self.graph, seed: seed, resolvesCalls: true)
      return runPath.extend(self.start, by: 40)
    }
    #expect(runPath(3) == runPath(3))
    #expect(runPath(3) != runPath(4))
    #expect(runPath(3).events.count == 40)
  }

  @Test("Each event is one that was possible, and all calls come unless chance decides that too")
  func possible() {
    var runPath = RandomWalk(in: graph, seed: 5)
    let run = runPath.extend(start, by: 200)
    var configuration = run.start
    for event in run.events {
      #expect(configuration.macrosteps(of: event.scene, in: graph).contains(event.macrostep))
      #expect(event.calls == graph.listedCalls(of: event.macrostep))
      configuration = configuration.after(event.macrostep, of: event.scene)
    }
    #expect(Set(run.events.map(\.macrostep.first.transition)).count == 6)
    #expect(Set(run.events.map(\.scene)) == [0, 1])
  }

  @Test("A walk ends where nothing is possible any more")
  func ending() {
    var lifecycle = Lifecycle.sample
    lifecycle.transitions.removeLast(5)
    var runPath = RandomWalk(in: RunGraph(lifecycle), seed: 5)
    #expect(runPath.extend(start, by: 100).events.count < 100)
  }
}
