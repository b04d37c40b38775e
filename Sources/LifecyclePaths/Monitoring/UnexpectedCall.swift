import LifecycleModel

/// A call that a page does not allow where it comes.
package struct UnexpectedCall: Hashable, Sendable {
  /// The state before it.
  package let state: PossibleState
  /// The calls that the page allows there, in the order of its callbacks.
  package let expected: [CallbackID]
  /// The number of its life cycle in the process; `nil` for a call of the process, or of an object that was not known.
  package let life: Int?
}
