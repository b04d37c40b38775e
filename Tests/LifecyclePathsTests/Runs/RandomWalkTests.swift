import LifecycleModel
import LifecyclePaths
import TestSupport
import Testing

@Suite("Random walks")
struct RandomWalkTests {
  private let graph = RunGraph(.sample)
  private let start = Run(from: Configuration(StateID(0), scenes: 2))

  @Test("The same seed gives the same run, another one another run")
  func seeds() {
    let randomWalk = { (seed: UInt64) in
      var randomWalk = RandomWalk(in: self.graph, seed: seed, resolvesCalls: true)
      return randomWalk.extend(self.start, by: 40)
    }
    #expect(randomWalk(3) == randomWalk(3))
    #expect(randomWalk(3) != randomWalk(4))
    #expect(randomWalk(3).events.count == 40)
  }

  @Test("Each event is a possible one, and all calls come unless they are random too")
  func possible() {
    var randomWalk = RandomWalk(in: graph, seed: 5)
    let run = randomWalk.extend(start, by: 200)
    var configuration = run.start
    for event in run.events {
      #expect(configuration.macrosteps(of: event.scene, in: graph).contains(event.macrostep))
      #expect(event.calls == graph.listedCalls(of: event.macrostep))
      configuration = configuration.after(event.macrostep, of: event.scene)
    }
    #expect(Set(run.events.map(\.macrostep.first.transition)).count == 6)
    #expect(Set(run.events.map(\.scene)) == [0, 1])
  }

  @Test("A random walk ends if no event is possible")
  func ending() {
    var lifecycle = Lifecycle.sample
    lifecycle.transitions.removeLast(5)
    var randomWalk = RandomWalk(in: RunGraph(lifecycle), seed: 5)
    #expect(randomWalk.extend(start, by: 100).events.count < 100)
  }
}
