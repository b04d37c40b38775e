import LifecycleModel

/// A shortest run that violates a property, with the violation at its end.
package struct Counterexample: Hashable, Sendable {
  /// The place in the last event at which a property fails.
  package enum Violation: Hashable, Sendable {
    /// A call of the last event: its position among the event's calls.
    case call(Int)
    /// A state that the last event enters.
    case entering(StateID)
    /// The end of the scope, a scene's or the process's, with an obligation open.
    case endOfScope(ofProcess: Bool)
    /// An obligation that nothing is sure to fulfil any more.
    case hopeless
  }

  /// A run with the fewest events; without events if the property is violated before the first.
  package var run: Run
  /// The violation at its end.
  package var violation: Violation
  /// The mode of the process, which the run's guards need not say; `nil` if the page names none.
  package var mode: AppMode?
}
