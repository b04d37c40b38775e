import LifecycleModel
import LifecyclePaths
import Testing

@Suite("Budgets of scenarios")
struct BudgetTests {
  private let delegates = [Delegate(name: "O")]

  /// Transitions from A to B, one back, and a scenario that goes there and back.
  private func verdict(
    _ steps: [Step], _ listed: [Step], callbacks: Int, turns: Int = 0, parallel: Int = 1
  ) -> ScenarioVerdict {
    var lifecycle = Lifecycle(name: "T")
    lifecycle.delegates = delegates
    lifecycle.states = [State(name: "A", isInitial: true), State(name: "B")]
    lifecycle.callbacks = (0..<callbacks).map { Callback(delegate: DelegateID(0), name: "c\($0)()") }
    lifecycle.transitions = (0..<parallel).map { number in
      Transition(from: StateID(0), to: StateID(1), event: "Go \(number)", steps: steps)
    }
    lifecycle.transitions.append(Transition(from: StateID(1), to: StateID(0), event: "Back"))
    let path = [StateID(0), StateID(1)] + (0..<turns).flatMap { _ in [StateID(0), StateID(1)] }
    var budget = Budget()
    return ScenarioGraph(RunGraph(lifecycle))
      .verdict(on: Scenario(title: "", path: path, items: listed.map(Scenario.Item.call)), budget: &budget)
  }

  private func step(_ callback: Int, _ certainty: Certainty = .always, group: Int? = nil) -> Step {
    Step(CallbackID(callback), attributes: CallAttributes(certainty: certainty), unordered: group)
  }

  @Test("Large groups and lists are decided")
  func large() {
    let count = 2_000
    let group = (0..<count).map { step($0, group: 1) }
    #expect(verdict(group, group.reversed(), callbacks: count) == .holds)
    let skipped = (0..<count).map { step($0, .mayBeSkipped(when: nil), group: 1) }
    #expect(verdict(skipped, group.reversed(), callbacks: count) == .holds)
    #expect(verdict(skipped, skipped.reversed(), callbacks: count) == .holds)
    let optional = (0..<count).map { step($0 % 2, .mayBeSkipped(when: nil)) }
    #expect(verdict(optional, optional, callbacks: 2) == .holds)
    let deferred = (0..<400).map { step($0, .deferred(until: nil)) }
    #expect(verdict(deferred, deferred.map { step($0.callback.index) }.reversed(), callbacks: count) == .holds)
  }

  @Test("Long paths and parallel transitions are decided")
  func long() {
    let turns = 1_000
    let list = (0...turns).map { _ in step(0) }
    #expect(verdict([step(0)], list, callbacks: 1, turns: turns) == .holds)
    #expect(verdict([step(0)], list, callbacks: 1, turns: turns / 10, parallel: 50) != .holds)
    #expect(verdict([step(0)], list.dropLast(), callbacks: 1, turns: turns - 1, parallel: 8) == .holds)
  }

  @Test("With too many possible orders, the search ends undecided")
  func endless() {
    let count = 60
    let group = (0..<count).map { step($0, .mayBeSkipped(when: nil), group: 1) }
    let twice = group + (0..<count).map { step($0) }
    let listed = (0..<count).flatMap { [step($0, group: 1), step($0, group: 1)] } + [step(count)]
    #expect(verdict(twice, listed, callbacks: count + 1) == .undecided)
  }

  @Test("The scenarios of a page share a budget")
  func shared() {
    var lifecycle = Lifecycle(name: "T")
    lifecycle.states = [State(name: "A", isInitial: true)]
    lifecycle.transitions = [Transition(from: StateID(0), to: StateID(0))]
    let scenario = Scenario(title: "", path: [StateID(0), StateID(0)], items: [])
    let graph = ScenarioGraph(RunGraph(lifecycle))
    var budget = Budget(1_000)
    var verdicts: [ScenarioVerdict] = []
    while verdicts.last != .undecided, verdicts.count < 1_001 {
      verdicts.append(graph.verdict(on: scenario, budget: &budget))
    }
    #expect(verdicts.count > 50 && verdicts.count < 1_001)
    #expect(verdicts.dropLast().allSatisfy { $0 == .holds })
  }
}
