import LifecycleModel

extension CallAutomaton {
  /// A passage from one place to another, with the parts of the page on it.
  package struct Passage: Hashable, Sendable {
    /// The transitions that are taken. Those without an observed call are taken together with the last call before them, or where
    /// there is none in their event, with the next.
    package var transitions: [TransitionID] = []
    /// `false` if the first of the transitions may go on after it.
    package var isOver = true
    /// The calls that come.
    package var calls: [Run.Call] = []
    /// The calls that do not come.
    package var skipped: [Run.Call] = []
    /// Further calls that may come or not come, in an any-order group whose calls are not told apart.
    package var uncertain: [Run.Call] = []
  }
}
