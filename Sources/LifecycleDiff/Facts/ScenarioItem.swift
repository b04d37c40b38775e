import LifecycleModel

/// A call or a state of a scenario.
package enum ScenarioItem: Hashable, Sendable {
  /// A call, with what is said of it and the number of its any-order group.
  case call(CallName, CallAttributes, group: Int?, note: String)
  /// "Now in that state."
  case reached(Token<State>)
}
