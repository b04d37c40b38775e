import LifecycleModel

/// An item of a scenario.
package enum ScenarioItem: Hashable, Sendable {
  /// A call with the attributes of its own, the number of its any-order group, and its note.
  case call(CallName, CallAttributes, group: Int?, note: String)
  /// A state that the run has reached.
  case reached(Token<State>)
}
