import LifecycleModel

/// A call that a page does not allow where it comes.
package struct UnexpectedCall: Hashable, Sendable {
  /// A call that the page allows instead.
  package struct Expectation: Hashable, Sendable {
    /// The callback.
    package let callback: CallbackID
    /// The transition that makes it.
    package let transition: TransitionID
  }

  /// The state before it.
  package let state: PossibleState
  /// The calls that the page allows there, in the order of its callbacks.
  package let expected: [CallbackID]
  /// The calls that the page allows there in the life cycle of the call: those first that lead to the call soonest.
  package let expectations: [Expectation]
  /// The fewest calls that would explain it if they had come before it, as many as were asked for at most; empty for none.
  package let lostCalls: [CallbackID]
  /// The number of its life cycle in the process; `nil` for a call of the process, or of an object that was not known.
  package let life: Int?

  /// The number of lost calls that people can make use of.
  package static let longestLoss = 3
}
