import LifecycleModel
import TestSupport
import Testing

@testable import LifecyclePaths

@Suite("Reasons why elements aren't covered")
struct GapReasonsTests {
  @Test("An unreachable state, a transition out of it, and its calls")
  func unreachable() {
    var page = Lifecycle.sample
    page.states.append(State(name: "Lost"))
    page.callbacks.append(Callback(delegate: DelegateID(0), name: "found()"))
    page.transitions.append(
      Transition(from: StateID(6), to: StateID(0), event: "Find", steps: [Step(CallbackID(13))]))
    #expect(gaps(.states, in: page) == ["Lost: no run reaches 'Lost'"])
    #expect(gaps(.transitions, in: page) == ["Find: Lost → Not running: no run reaches 'Lost'"])
    #expect(gaps(.calls, in: page) == ["AppDelegate.found(): only transitions that cannot be taken call it"])
  }

  @Test("A state that is never stable")
  func neverAtRest() {
    let page = Self.page(
      states: ["A", "B", "C"], [(0, 1, "go", nil, false), (1, 2, "go", nil, true), (1, 0, "turn", nil, false)])
    #expect(gaps(.states, in: page) == [])
    #expect(
      gaps(.transitions, in: page) == ["turn: B → A: 'B' is only passed through, and no event begins there"])
  }

  @Test("A guard about other scenes holds with another scene, and not without one", arguments: [1, 2])
  func guards(scenes: Int) {
    let page = Self.page(
      states: ["A", "B"],
      [(0, 1, "go", nil, false), (1, 0, "stay", .anotherScene, false), (1, 0, "end", .lastScene, false)])
    let expected = ["stay: B → A [anotherScene]: 'anotherScene' never holds with one scene"]
    #expect(gaps(.transitions, in: page, scenes: scenes) == (scenes == 1 ? expected : []))
  }

  @Test("A state that no process of the guard's mode reaches")
  func modes() {
    var page = Self.page(states: ["A", "B"], [(0, 1, "go", nil, false), (1, 0, "end", nil, false)])
    page.transitions[0].guard = Guard("app with scenes", mode: .withScenes)
    #expect(gaps(.transitions, in: page) == [])
    page.transitions[1].guard = Guard("app without scenes", mode: .withoutScenes)
    #expect(
      gaps(.transitions, in: page) == [
        "end: B → A [app without scenes]: no run of an app without scenes reaches 'B'"
      ])
  }

  @Test("A composite state's transition counts once; if every substate has its own, it cannot be taken")
  func composite() {
    var page = Self.page(
      states: ["A", "In", "B", "C"], [(0, 2, "go", nil, false), (2, 3, "on", nil, false), (1, 0, "out", nil, false)])
    page.states[2].parent = StateID(1)
    page.states[3].parent = StateID(1)
    #expect(plan(.transitions, in: page).eventCount == 3)
    #expect(gaps(.transitions, in: page) == [])
    page.transitions += [2, 3].map { Transition(from: StateID($0), to: StateID(0), event: "out") }
    #expect(gaps(.transitions, in: page) == ["out: In → A: every state in 'In' has its own transition for the event"])
  }

  @Test("A page without states has nothing to cover", arguments: CoverGoal.allCases)
  func empty(goal: CoverGoal) {
    let plan = plan(goal, in: Lifecycle())
    #expect((plan.runs.count, plan.targetCount, plan.coveredCount) == (0, 0, 0))
  }

  private static func page(
    states: [String], _ transitions: [(Int, Int, String, Guard.SceneCondition?, Bool)]
  ) -> Lifecycle {
    var page = Lifecycle(name: "Page")
    page.states = states.map { State(name: $0) }
    page.transitions = transitions.map { source, target, event, condition, goesOn in
      Transition(
        from: StateID(source), to: StateID(target), event: event,
        guard: condition.map { Guard($0.rawValue, sceneCondition: $0) }, isContinuation: goesOn)
    }
    return page
  }

  private func plan(_ goal: CoverGoal, in page: Lifecycle, scenes: Int = 2) -> CoveringPlan {
    CoveringPlan(covering: goal, in: RunGraph(page), scenes: scenes)
  }

  private func gaps(_ goal: CoverGoal, in page: Lifecycle, scenes: Int = 2) -> [String] {
    plan(goal, in: page, scenes: scenes).gaps.map { "\($0.target.name(in: page)): \($0.reason.text(in: page))" }
  }
}
