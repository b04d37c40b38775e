import LifecycleModel
import TestSupport
import Testing

@testable import Diagrams

@Suite("A life cycle limited to one event")
struct LifecycleEventTests {
  @Test("It has the event's transitions, with calls, between the same states")
  func transitions() throws {
    let part = try #require(Lifecycle.sample.limited(toEvent: "return"))
    let transitions = part.transitions.map { "\(part[$0.source].name) → \(part[$0.target].name): \($0.steps.count)" }
    #expect(transitions == ["Background → Inactive: 2", "Inactive → Active: 2"])
    #expect(part.chains.count == 1)
  }

  @Test("It keeps the parents of its states, and the initial state")
  func states() throws {
    let part = try #require(Lifecycle.sample.limited(toEvent: "Return"))
    #expect(part.states.map(\.name) == ["Not running", "Foreground", "Inactive", "Active", "Background"])
    #expect(part.states.map(\.parent?.index) == [nil, nil, 1, 1, nil])
    #expect(part.states.map(\.isInitial) == [true, false, false, false, false])
  }

  @Test("A composite state keeps its initial state")
  func composite() throws {
    let part = try #require(Lifecycle.nested.limited(toEvent: "Eject"))
    #expect(part.states.map(\.name) == ["Off", "On", "Loaded", "Stopped", "Failed"])
  }

  @Test("An unknown event has no life cycle")
  func unknown() {
    #expect(Lifecycle.sample.limited(toEvent: "Lunch") == nil)
  }
}
