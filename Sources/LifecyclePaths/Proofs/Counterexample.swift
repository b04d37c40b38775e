import LifecycleModel

/// How a law can be broken: a shortest run, and what is wrong at its end.
package struct Counterexample: Hashable, Sendable {
  /// What breaks the law.
  package enum Violation: Hashable, Sendable {
    /// A call of the run's last event: its position among the event's calls.
    case call(Int)
    /// A state that the last event enters.
    case entering(StateID)
    /// A life that the last event ends, before what was promised has come: the scene's, or the process's.
    case endOfScope(ofProcess: Bool)
    /// Nothing that can still happen is sure to bring what was promised.
    case hopeless
  }

  /// What happens, in the fewest events there are; no events where the law is broken before anything happens.
  package var run: Run
  /// What is wrong with it.
  package var violation: Violation
}
