import LifecycleModel
import LifecyclePaths

/// Follows a process as `CallMonitor` does, by the same rules and slowly: sets of places are sets, and nothing is remembered.
package struct ReferenceMonitor: Sendable {
  /// The answer to a call.
  package struct Answer: Hashable, Sendable {
    /// The state that the call leads to, or the state before it.
    package var state: PossibleState
    /// The calls that the page allows instead; `nil` if it allows the call.
    package var expected: [CallbackID]?

    /// Creates an answer.
    package init(state: PossibleState, expected: [CallbackID]? = nil) {
      self.state = state
      self.expected = expected
    }
  }

  private var modes: [ReferenceLives]

  /// Follows a process from its start, or one that may be anywhere; `nil` for a life cycle without states.
  package init?(_ runs: RunGraph, observing callbacks: Set<CallbackID>, isAnywhere: Bool = false) {
    guard let automaton = CallAutomaton(of: runs, observing: callbacks) else { return nil }
    let isOfProcess = callbacks.allSatisfy { runs.lifecycle.delegate(of: $0).multiplicity == .process }
    modes = runs.modes.map { mode in
      ReferenceLives(
        automaton, runs.lifecycle, mode: mode, hasOneLife: isOfProcess && runs.defaultSceneCount == 1,
        isAnywhere: isAnywhere)
    }
  }

  /// Follows the process through a call.
  package mutating func take(_ call: MonitoredCall) -> Answer {
    let before = modes
    for index in modes.indices { modes[index].take(call) }
    let allowing = modes.filter(\.isAllowed)
    if !allowing.isEmpty {
      modes = allowing
      return Answer(state: Self.common(allowing.map(\.reached)))
    }
    let expected = modes.map { $0.calls(insteadOf: call) }
    for index in modes.indices { modes[index].adapt(to: call) }
    return Answer(
      state: Self.common(before.map { $0.state(before: call) }), expected: Set(expected.joined()).sorted())
  }

  /// Follows the process through a gap.
  package mutating func skip() {
    for index in modes.indices { modes[index].skip() }
  }

  /// `true` if some life cycle has begun and is not over; `nil` if that is not known.
  package var isAlive: Bool? {
    let answers = Set(modes.map(\.isAlive))
    return answers.count == 1 ? answers.first ?? nil : nil
  }

  private static func common(_ states: [PossibleState]) -> PossibleState {
    let states = Set(states)
    return states.count > 1 ? .several : states.first ?? .none
  }
}
