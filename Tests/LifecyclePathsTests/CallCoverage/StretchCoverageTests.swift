import LifecycleModel
import LifecyclePaths
import TestSupport
import Testing

@Suite("Scenarios and pairs by calls")
struct StretchCoverageTests {
  /// Life cycles with a name and scenarios.
  private static let lifecycles =
    (TestPage.bundled + TestPage.fixtures).map { ($0.name, $0.lifecycle) }.filter { !$1.scenarios.isEmpty }
    + Seeds.first(400).map { seed -> (String, Lifecycle) in
      let random = RandomScenario(seed: UInt64(seed))
      var lifecycle = random.lifecycle
      lifecycle.scenarios = [random.scenario]
      return ("random \(seed)", lifecycle)
    }

  @Test("Of one life cycle, it has the scenarios that all runs have that explain the calls, and that some have")
  func scenarios() throws {
    var counts: [String: Int] = [:]
    for (index, (name, original)) in Self.lifecycles.enumerated() {
      let lifecycle = original.ofOneLife
      let graph = RunGraph(lifecycle)
      guard graph.modes.count == 1, !lifecycle.hasLargeGroups, !lifecycle.defers else { continue }
      var numbers = SplitMix64(seed: UInt64(index))
      for _ in 0..<8 {
        let (callbacks, run) = CallCoverageTests.run(in: graph, scenes: 1, &numbers)
        let calls = ObservedCall.all(of: run, among: callbacks, in: lifecycle)
        guard !calls.isEmpty, graph.defaultSceneCount == 1,
          let covered = CallCoverageTests.lives(of: calls, observing: callbacks, in: graph), covered.lives.count == 1
        else { continue }
        let oracle = CallOracle(graph, observing: callbacks, scenes: 1)
        for number in lifecycle.scenarios.indices.prefix(6) {
          let element = CoverableElement.scenario(number)
          guard lifecycle.scenarios[number].isShown(by: callbacks) else {
            #expect(!covered.elements.contains(element), "\(name): \(lifecycle.described(element)) has no call")
            continue
          }
          let expected = oracle.coverage(
            of: CallOracle.Stretch(ofScenario: number, in: lifecycle, observing: callbacks), by: calls)
          let hidden = lifecycle.callbackIDs.filter { !callbacks.contains($0) }.map(lifecycle.qualifiedName)
          let words = "\(name): \(lifecycle.described(element)) in \(lifecycle.described(calls)) without \(hidden)"
          #expect(covered.lives[0].sure.contains(element) == expected.isSure, "sure \(words)")
          #expect(covered.lives[0].possible.contains(element) == expected.isPossible, "possible \(words)")
          #expect(covered.elements.contains(element) || !expected.isPossible, "\(words)")
          counts[expected.isSure ? "sure" : expected.isPossible ? "possible" : "not", default: 0] += 1
        }
      }
    }
    #expect(counts.count == 3 && counts.values.allSatisfy { $0 > 10 }, "\(counts)")
  }

  @Test("Of one life cycle, it has the pairs of events that all runs have that explain the calls, and that some have")
  func pairs() throws {
    var counts: [String: Int] = [:]
    let random = Seeds.first(60).map { ("random \($0)", Lifecycle.random(seed: $0, size: 3 + $0 % 4)) }
    for (index, (name, original)) in (Self.lifecycles.prefix(4) + random).enumerated() {
      let lifecycle = original.ofOneLife
      let graph = RunGraph(lifecycle)
      guard !lifecycle.hasLargeGroups else { continue }
      var numbers = SplitMix64(seed: UInt64(index))
      for _ in 0..<3 {
        let (callbacks, run) = CallCoverageTests.run(in: graph, scenes: 1, &numbers)
        let calls = ObservedCall.all(of: run, among: callbacks, in: lifecycle)
        guard !calls.isEmpty, graph.defaultSceneCount == 1,
          let covered = CallCoverageTests.lives(of: calls, observing: callbacks, in: graph, withPairs: true),
          covered.lives.count == 1
        else { continue }
        let oracle = CallOracle(graph, observing: callbacks, scenes: 1)
        for (first, second) in numbers.shuffled(lifecycle.transitionPairs).prefix(5) {
          let element = CoverableElement.pair(first, second)
          let stretch = CallOracle.Stretch(length: 2) { taken in
            taken.map(\.edge.transition) == [first, second] && taken.first?.isOver == true
          }
          let expected = oracle.coverage(of: stretch, by: calls)
          let words = "\(name): \(lifecycle.described(element)) in \(lifecycle.described(calls))"
          #expect(covered.lives[0].sure.contains(element) == expected.isSure, "sure \(words)")
          #expect(covered.lives[0].possible.contains(element) == expected.isPossible, "possible \(words)")
          counts[expected.isSure ? "sure" : expected.isPossible ? "possible" : "not", default: 0] += 1
        }
      }
    }
    #expect(counts.count == 3 && counts.values.allSatisfy { $0 > 3 }, "\(counts)")
  }

  @Test("Where what is remembered is dropped after each call, less is certain and more is possible")
  func dropped() throws {
    var (sureCount, lostCount) = (0, 0)
    for (index, (name, lifecycle)) in Self.lifecycles.prefix(120).enumerated() {
      let graph = RunGraph(lifecycle)
      guard !lifecycle.hasLargeGroups else { continue }
      var numbers = SplitMix64(seed: UInt64(index))
      for scenes in 1...3 {
        let (callbacks, run) = CallCoverageTests.run(in: graph, scenes: scenes, &numbers)
        let calls = ObservedCall.all(of: run, among: callbacks, in: lifecycle)
        guard let kept = CallCoverageTests.lives(of: calls, observing: callbacks, in: graph),
          let dropped = CallCoverageTests.lives(of: calls, observing: callbacks, in: graph, capacity: 0)
        else { continue }
        try #require(kept.lives.count == dropped.lives.count, "\(name)")
        for (kept, dropped) in zip(kept.lives, dropped.lives) {
          #expect(Set(dropped.sure).isSubset(of: kept.sure), "\(name): \(lifecycle.described(calls))")
          #expect(Set(dropped.possible).isSuperset(of: kept.possible), "\(name): \(lifecycle.described(calls))")
          sureCount += dropped.sure.count
          lostCount += kept.sure.count - dropped.sure.count
        }
      }
    }
    #expect(sureCount > 100 && lostCount > 0, "\(sureCount) certain, \(lostCount) lost")
  }
}

extension Scenario {
  /// Returns `true` if it has a call of some callbacks.
  func isShown(by callbacks: Set<CallbackID>) -> Bool {
    items.contains { item in item.call.map { callbacks.contains($0.callback) } ?? false }
  }
}

extension Lifecycle {
  /// `true` if some call is deferred.
  fileprivate var defers: Bool { transitions.contains { $0.steps.contains(where: \.certainty.isDeferred) } }
}

extension CallOracle.Stretch {
  /// Returns `true` if a scene of a run has it, by the observed calls that came at their places.
  func isCovered(by run: Run, scene: Int, in graph: RunGraph, observing callbacks: Set<CallbackID>) -> Bool {
    let taken = run.events.filter { $0.scene == scene }.flatMap { event in
      graph.transitions(of: event.macrostep).map { edge in
        let calls = event.calls.filter { $0.transition == edge.transition && $0.lateFrom == nil }
        let steps = graph.lifecycle[edge.transition].steps
        return CallOracle.Taken(
          edge: edge, came: calls.map(\.step).filter { callbacks.contains(steps[$0].callback) }.sorted(), isOver: true)
      }
    }
    return taken.indices.contains { isCovered(taken[...$0].suffix(length)) }
  }

  /// A scenario, whose calls are compared with those that came in every order.
  init(ofScenario number: Int, in lifecycle: Lifecycle, observing callbacks: Set<CallbackID>) {
    var scenario = lifecycle.scenarios[number]
    let runs = Set(EveryOrder(lifecycle, scenario).all)
    scenario.items.removeAll { $0.call.map { !callbacks.contains($0.callback) } ?? false }
    let length = scenario.path.count - 1
    let cache = Cache()
    self.init(length: length) { [scenario] taken in
      guard taken.count == length, taken.allSatisfy(\.isOver), runs.contains(taken.map(\.edge)) else { return false }
      if let known = cache.answers[Array(taken)] { return known }
      // The same transitions, with the calls that came alone.
      var shown = lifecycle
      var run: [StateGraph.Edge] = []
      for transition in taken {
        var copy = lifecycle[transition.edge.transition]
        copy.steps = transition.came.map { copy.steps[$0] }
        copy.isContinuation = copy.isContinuation && !run.isEmpty
        run.append(
          StateGraph.Edge(
            source: transition.edge.source, target: transition.edge.target,
            transition: TransitionID(shown.transitions.count)))
        shown.transitions.append(copy)
      }
      let holds = EveryOrder(shown, scenario).holds(along: [run])
      cache.answers[Array(taken)] = holds
      return holds
    }
  }

  /// Answers that are known.
  private final class Cache: @unchecked Sendable {
    var answers: [[CallOracle.Taken]: Bool] = [:]
  }
}
