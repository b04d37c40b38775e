import LifecycleModel

/// Why no run covers something.
package enum GapReason: Hashable, Sendable {
  /// No run comes to a state.
  case unreachable(StateID)
  /// A state is only passed through, and nothing can leave it but what is on the way.
  case neverAtRest(StateID)
  /// A guard about other scenes never holds.
  case guardNeverHolds(String, scenes: Int)
  /// Every substate of a state has a transition of its own for the same event.
  case overridden(StateID)
  /// Only transitions that cannot be covered call it.
  case notCalled

  /// The reason in words, without a full stop.
  package func text(in lifecycle: Lifecycle) -> String {
    switch self {
    case .unreachable(let state): "no run comes to '\(lifecycle[state].name)'"
    case .neverAtRest(let state): "'\(lifecycle[state].name)' is only passed through, and no event begins there"
    case .guardNeverHolds(let text, let scenes):
      "'\(text)' never holds with \(scenes == 1 ? "one scene" : "\(scenes) scenes")"
    case .overridden(let state): "every state in '\(lifecycle[state].name)' has its own transition for the event"
    case .notCalled: "only transitions that cannot be taken call it"
    }
  }
}
