import LifecycleModel

/// The reason why no run covers a target.
package enum GapReason: Hashable, Sendable {
  /// No run reaches a state.
  case unreachable(StateID)
  /// No run of an app of a mode reaches a state.
  case unreachableInMode(StateID, AppMode)
  /// A state is only passed through, and no event begins there.
  case neverAtRest(StateID)
  /// A guard about other scenes never holds.
  case guardNeverHolds(String, scenes: Int)
  /// Every substate of a state has a transition of its own for the same event.
  case overridden(StateID)
  /// Only transitions that cannot be covered call it.
  case notCalled

  /// The reason as a clause, without a full stop.
  package func text(in lifecycle: Lifecycle) -> String {
    switch self {
    case .unreachable(let state): "no run reaches '\(lifecycle[state].name)'"
    case .unreachableInMode(let state, let mode): "no run of an \(mode.phrase) reaches '\(lifecycle[state].name)'"
    case .neverAtRest(let state): "'\(lifecycle[state].name)' is only passed through, and no event begins there"
    case .guardNeverHolds(let text, let scenes):
      "'\(text)' never holds with \(scenes == 1 ? "one scene" : "\(scenes) scenes")"
    case .overridden(let state): "every state in '\(lifecycle[state].name)' has its own transition for the event"
    case .notCalled: "only transitions that cannot be taken call it"
    }
  }
}
