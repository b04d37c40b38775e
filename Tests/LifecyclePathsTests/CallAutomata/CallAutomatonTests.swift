import LifecycleModel
import LifecyclePaths
import TestSupport
import Testing

@Suite("Call automata")
struct CallAutomatonTests {
  @Test("It accepts what can happen, and nothing else", arguments: Seeds.first(60))
  func exact(seed: Int) throws {
    var numbers = SplitMix64(seed: UInt64(seed))
    let lifecycle = Lifecycle.random(seed: seed, size: 3 + seed % 4)
    try check(lifecycle, &numbers)
  }

  @Test("The same holds for the repository's pages", arguments: TestPage.bundled + TestPage.fixtures)
  func pages(page: TestPage) throws {
    var numbers = SplitMix64(seed: 7)
    for _ in 0..<5 { try check(page.lifecycle, &numbers) }
  }

  private func check(_ lifecycle: Lifecycle, _ numbers: inout SplitMix64) throws {
    let graph = RunGraph(lifecycle)
    guard let initial = graph.graph.initial else { return }
    let callbacks = Set(lifecycle.callbackIDs.filter { _ in !numbers.happens(onceIn: 5) })
    let automaton = try #require(CallAutomaton(of: graph, observing: callbacks))
    let oracle = CallOracle(graph, observing: callbacks, scenes: 1)
    var randomWalk = RandomWalk(in: graph, seed: numbers.next(), resolvesCalls: true)
    let run = randomWalk.extend(Run(from: Configuration(initial, scenes: 1)), by: 12)
    let calls = ObservedCall.all(of: run, among: callbacks, in: lifecycle)
    let legalCount = { (calls: [ObservedCall]) in graph.modes.map { automaton.legalCount(of: calls, in: $0) }.max() }
    #expect(legalCount(calls) == calls.count)
    #expect(oracle.legalCount(of: calls) == calls.count)
    for mutation in CallMutation.allCases {
      guard let wrong = mutation.applied(to: calls, &numbers) else { continue }
      #expect(legalCount(wrong) == oracle.legalCount(of: wrong), "\(mutation)")
    }
  }

  @Test("In a large any-order group, any call may come any number of times")
  func largeGroup() throws {
    var lifecycle = Lifecycle()
    lifecycle.delegates = [Delegate(name: "D")]
    lifecycle.states = [State(name: "A"), State(name: "B")]
    lifecycle.callbacks = (0..<6).map { Callback(delegate: DelegateID(0), name: "c\($0)") }
    let steps = lifecycle.callbackIDs.map { Step($0, unordered: 1) }
    lifecycle.transitions = [Transition(from: StateID(0), to: StateID(1), event: "Go", steps: steps)]
    let small = try #require(CallAutomaton(of: RunGraph(lifecycle), observing: Set(lifecycle.callbackIDs.dropLast())))
    let large = try #require(CallAutomaton(of: RunGraph(lifecycle), observing: Set(lifecycle.callbackIDs)))
    let twice = [ObservedCall(callback: CallbackID(0)), ObservedCall(callback: CallbackID(0))]
    #expect(small.legalCount(of: twice, in: nil) == 1)
    #expect(small.states.count == 2 + 31)
    #expect(large.legalCount(of: twice, in: nil) == 2)
    #expect(large.states.count == 2 + 1)
  }
}

extension CallAutomaton {
  /// The number of calls of a single scene that the automaton accepts before it rejects one, in a mode.
  fileprivate func legalCount(of calls: [ObservedCall], in mode: AppMode?) -> Int {
    let silentTransitions = silentTransitions.filter { $0.mode?.contradicts(mode) != true }
    var places: Set = [0]
    for (index, call) in calls.enumerated() {
      var isGrowing = true
      while isGrowing {
        let more = silentTransitions.filter { places.contains($0.source) && $0.condition != .anotherScene }.map(
          \.target)
        isGrowing = !places.isSuperset(of: more)
        places.formUnion(more)
      }
      let next = arrows.filter { $0.callback == call.callback && places.contains($0.source) }.map(\.target)
      places = late.contains(call.callback) ? places.union(next) : Set(next)
      if places.isEmpty { return index }
    }
    return calls.count
  }
}
