import Diagrams
import LifecycleModel
import TestSupport
import Testing

@Suite("Arrows of the state diagram")
struct ArrowsTests {
  private static let states = [State(name: "A"), State(name: "B")]

  private func lifecycle(_ transitions: Transition...) -> Lifecycle {
    var lifecycle = Lifecycle(name: "Arrows")
    lifecycle.delegates = [Delegate(name: "D")]
    lifecycle.callbacks = [
      Callback(delegate: DelegateID(0), name: "a()"), Callback(delegate: DelegateID(0), name: "b()"),
    ]
    lifecycle.states = Self.states
    lifecycle.transitions = transitions
    return lifecycle
  }

  private func transition(_ event: String, guard: String? = nil, _ steps: [Step] = [], back: Bool = false) -> Transition
  {
    Transition(
      from: StateID(back ? 1 : 0), to: StateID(back ? 0 : 1), event: event, guard: `guard`.map { Guard($0) },
      steps: steps)
  }

  @Test("Transitions with the same ends, guard and calls are one arrow, in page order, with their events joined")
  func joined() {
    let step = Step(CallbackID(0))
    let arrows = lifecycle(
      transition("Launch", guard: "x", [step]), transition("Leave", back: true),
      transition("Return", guard: "X", [step]),
      transition("launch", guard: "x", [step])
    ).arrows
    #expect(arrows.map(\.eventText) == ["Launch, Return", "Leave"])
    #expect(arrows.map(\.transitions) == [[0, 2, 3].map(TransitionID.init), [TransitionID(1)]])
    #expect(arrows[0].source == StateID(0) && arrows[0].target == StateID(1))
  }

  @Test("An arrow has no more than 100 transitions, and each transition is on one")
  func many() {
    var many = lifecycle()
    many.transitions = (0..<250).map { transition("Event \($0)") }
    #expect(many.arrows.map(\.transitions.count) == [100, 100, 50])
    #expect(many.arrows.flatMap(\.transitions) == many.transitionIDs.map { $0 })
  }

  @Test("The sample's launch and return share the arrow from Inactive to Active")
  func sample() {
    #expect(
      Lifecycle.sample.arrows.map(\.eventText)
        == ["Launch", "Launch, Return", "Leave", "Leave", "Return", "Suspend", "Reclaim", "Close"])
  }

  @Test("A visible difference keeps transitions apart")
  func apart() {
    let step = Step(CallbackID(0))
    let skipped = Step(CallbackID(0), attributes: CallAttributes(certainty: .mayBeSkipped(when: nil)))
    let unordered = Step(CallbackID(0), unordered: 1)
    var later = transition("g", [step])
    later.availability.since = PlatformVersion("iOS", Version(13))
    let arrows = lifecycle(
      transition("a", [step]), transition("b", guard: "x", [step]), transition("c", [step, step]),
      transition("d", [skipped]),
      transition("e", [unordered]), transition("f", [Step(CallbackID(1))]), later, transition("", [step])
    ).arrows
    #expect(arrows.map(\.events) == [["a"], ["b"], ["c"], ["d"], ["e"], ["f"], ["g"], []])
  }

  @Test("Differences that aren't drawn, such as notes and sources, don't keep transitions apart")
  func notes() {
    let source = Provenance(status: .documented)
    let noted = Step(CallbackID(0), attributes: CallAttributes(provenance: source), note: "Only here.")
    #expect(
      lifecycle(transition("a", [Step(CallbackID(0))]), transition("b", [noted])).arrows.map(\.eventText) == ["a, b"])
  }

  @Test("Three arrows between two states, in whatever direction, are laid out sideways")
  func sideways() {
    #expect(!lifecycle(transition("a"), transition("b", guard: "x")).readsBetterSideways)
    #expect(lifecycle(transition("a"), transition("b", guard: "x"), transition("c", back: true)).readsBetterSideways)
    #expect(!lifecycle(transition("a"), transition("b"), transition("c")).readsBetterSideways)
  }
}
