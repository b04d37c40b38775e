import LifecycleModel
import TestSupport
import Testing

@Suite("State graphs")
struct StateGraphTests {
  @Test("A transition from a composite state leaves each of its leaves; one to it ends in its initial leaf")
  func composite() {
    let lifecycle = life(
      states: [
        State(name: "Off", isInitial: true), State(name: "On"), State(name: "Low", parent: StateID(1)),
        State(name: "High", parent: StateID(1), isInitial: true),
      ],
      transitions: [(0, 1, "start", nil), (1, 0, "stop", nil)])
    #expect(edges(of: lifecycle) == ["Off –start→ High", "Low –stop→ Off", "High –stop→ Off"])
  }

  @Test("A substate's own transition for an event and guard comes before its parent's")
  func shadowing() {
    let lifecycle = life(
      states: [
        State(name: "Off", isInitial: true), State(name: "On"), State(name: "Low", parent: StateID(1)),
        State(name: "High", parent: StateID(1)),
      ],
      transitions: [
        (1, 0, "Stop", nil), (3, 2, "stop", nil), (1, 0, "stop", "now"), (1, 2, "", nil), (3, 3, "", nil),
        (0, 1, "go", nil),
      ])
    #expect(
      edges(of: lifecycle) == [
        "Off –go→ Low", "Low –Stop→ Off", "Low –stop→ Off", "Low –→ Low", "High –stop→ Low", "High –→ High",
        "High –stop→ Off", "High –→ Low",
      ])
  }

  @Test("The initial leaf is that of the marked state, or of one that contains a marked one, else of the first")
  func initial() {
    #expect(begin([State(name: "A"), State(name: "B")]) == "A")
    #expect(begin([State(name: "A"), State(name: "B", isInitial: true)]) == "B")
    #expect(begin([State(name: "A"), State(name: "B"), State(name: "C", parent: StateID(1), isInitial: true)]) == "C")
    #expect(
      begin([
        State(name: "A", isInitial: true), State(name: "B"), State(name: "C", parent: StateID(1), isInitial: true),
        State(name: "D", parent: StateID(0)), State(name: "E", parent: StateID(3)),
      ]) == "E")
    #expect(
      begin([
        State(name: "A"), State(name: "B", parent: StateID(0), isInitial: true), State(name: "C", isInitial: true),
      ]) == "C")
    #expect(begin([]) == nil)
  }

  @Test("Leaves are reached along edges")
  func reachable() {
    let graph = StateGraph(.sample)
    let reached = graph.reachable(from: StateID(0)).map { Lifecycle.sample[$0].name }
    #expect(reached == ["Not running", "Inactive", "Active", "Background", "Suspended"])
  }

  @Test("A parent and its deep substates form one lineage")
  func hierarchy() {
    let lifecycle = life(
      states: (0..<2000).map { State(name: "S\($0)", parent: $0 == 0 ? nil : StateID($0 - 1)) }, transitions: [])
    #expect(StateGraph(lifecycle).initial == StateID(1999))
    #expect(lifecycle.lineage(of: StateID(1999)).count == 2000)
    #expect(StateHierarchy(lifecycle).roots == [StateID(0)])
  }

  private func begin(_ states: [State]) -> String? {
    let lifecycle = life(states: states, transitions: [])
    return StateGraph(lifecycle).initial.map { lifecycle[$0].name }
  }

  private func edges(of lifecycle: Lifecycle) -> [String] {
    StateGraph(lifecycle).edges.map { edge in
      "\(lifecycle[edge.source].name) –\(lifecycle[edge.transition].event)→ \(lifecycle[edge.target].name)"
    }
  }

  private func life(states: [State], transitions: [(Int, Int, String, String?)]) -> Lifecycle {
    var lifecycle = Lifecycle(name: "T")
    lifecycle.states = states
    lifecycle.transitions = transitions.map { source, target, event, condition in
      Transition(from: StateID(source), to: StateID(target), event: event, guard: condition.map { Guard($0) })
    }
    return lifecycle
  }
}
