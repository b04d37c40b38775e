import Diagrams
import LifecycleModel
import TestSupport
import Testing

@Suite("Call sequences of chains")
struct CallSequenceTests {
  @Test("A chain has its states at their places between the calls")
  func chain() throws {
    let launch = try #require(Lifecycle.sample.callSequences.first)
    let steps = Lifecycle.sample.transitions[0].steps + Lifecycle.sample.transitions[1].steps
    #expect(launch.event == "Launch")
    #expect(launch.path == [0, 2, 3].map(StateID.init))
    #expect(
      launch.moments == [
        .state(StateID(0)), .call(steps[0]), .call(steps[1]), .call(steps[2]), .anyOrder([steps[3]]), .call(steps[4]),
        .state(StateID(2)), .call(steps[5]), .call(steps[6]), .state(StateID(3)),
      ])
  }

  @Test("Adjacent calls of one any-order group stay together, two groups stay apart")
  func groups() {
    var lifecycle = Lifecycle.sample
    let steps = [1, 1, 2, 2].map { Step(CallbackID(0), unordered: $0) }
    lifecycle.transitions = [Transition(from: StateID(0), to: StateID(0), steps: steps)]
    #expect(
      lifecycle.callSequences.map(\.moments) == [
        [.state(StateID(0)), .anyOrder([steps[0], steps[1]]), .anyOrder([steps[2], steps[3]]), .state(StateID(0))]
      ])
  }

  @Test("Every chain has its sequence, with every call once")
  func complete() {
    #expect(Lifecycle.shapes.callSequences.count == Lifecycle.shapes.chains.count)
    let calls = Lifecycle.hostile.callSequences.flatMap(\.moments).flatMap { moment in
      switch moment {
      case .state: [Step]()
      case .call(let step): [step]
      case .anyOrder(let steps): steps
      }
    }
    #expect(calls == Lifecycle.hostile.transitions.flatMap(\.steps))
  }
}
