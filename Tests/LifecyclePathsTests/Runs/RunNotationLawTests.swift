import LifecycleModel
import LifecyclePaths
import TestSupport
import Testing

@Suite("Laws of the notation of runs")
struct RunNotationLawTests {
  private static let pages: [TestPage] = TestPage.bundled + TestPage.fixtures

  @Test("The words of a run are read as that run", arguments: pages, 1...3)
  func property(page: TestPage, scenes: Int) throws {
    try expectLaw(page.lifecycle, scenes: scenes, paths: Seeds.areAll ? 6 : 4, length: 25)
  }

  @Test("The same holds if every name is hostile, and if transitions are indistinguishable", arguments: 1...3)
  func hostile(scenes: Int) throws {
    for lifecycle in [Lifecycle.hostile, .shapes, .everything, .sample, Self.impostors, Self.twins] {
      try expectLaw(lifecycle, scenes: scenes, paths: Seeds.areAll ? 10 : 4, length: 20)
    }
  }

  private func expectLaw(_ lifecycle: Lifecycle, scenes: Int, paths: UInt64, length: Int) throws {
    let graph = RunGraph(lifecycle)
    let notation = RunNotation(graph)
    let initial = try #require(graph.graph.initial)
    for seed in 0..<paths {
      var start = Configuration(initial, scenes: scenes)
      if seed % 2 == 1 { start.leaves[0] = graph.graph.leaves[Int(seed) % graph.graph.leaves.count] }
      var randomWalk = RandomWalk(in: graph, seed: seed, resolvesCalls: seed % 4 > 0)
      let run = randomWalk.extend(Run(from: start), by: length)
      let words = notation.words(of: run)
      let read = notation.run(of: words, from: start)
      // A run printed whole would be too long to help.
      let difference = zip(run.events, read.run.events).enumerated().first { $1.0 != $1.1 }?.offset
      let place = difference ?? read.run.events.count
      #expect(
        place == run.events.count,
        "seed \(seed): \(words[place...].first ?? "") is not event \(place) of \(words): \(read.problem?.message ?? "")"
      )
    }
  }

  /// Events named like the words for other events.
  private static let impostors = page(events: [
    "go", "go", "go(1)", "go->b", "go->b(1)", "go#2", "->b", "#1", "##2", "scene1:go", "scene2:go", "scene2:#1", "", "",
    "()", "go()", "[x]", "go[x]", "go[x]->b#2", "(1.1)", "go(1.1)", "2.1", ":", "scene:go", "scene9:", "#", "##", ">b",
    " ", "--", "_", "1", "→b", "go→b", "\u{301}", "go\u{301}", "\u{600}", "q",
  ])

  /// Indistinguishable transitions.
  private static let twins = page(events: ["", "", "", "same", "same", "SAME", "Same "])

  private static func page(events: [String]) -> Lifecycle {
    var lifecycle = Lifecycle(name: "Events")
    lifecycle.delegates = [Delegate(name: "Owner")]
    lifecycle.callbacks = [Callback(delegate: DelegateID(0), name: "call()")]
    lifecycle.states = [State(name: "A"), State(name: "B")]
    let certainties: [Certainty] = [.mayBeSkipped(when: nil), .deferred(until: nil), .always, .lateOrNever]
    lifecycle.transitions = events.enumerated().flatMap { index, event in
      let step = Step(CallbackID(0), attributes: CallAttributes(certainty: certainties[index % 4]))
      let condition = index % 5 == 1 ? Guard("x") : nil
      return [
        Transition(from: StateID(0), to: StateID(1), event: event, guard: condition, steps: [step]),
        Transition(from: StateID(1), to: StateID(0), event: event, steps: [step]),
      ]
    }
    return lifecycle
  }
}
