import LifecycleModel

/// An element of a page, and how often a log covers it.
package struct CoverageItem: Hashable, Sendable {
  /// An element, or a callback.
  package enum Element: Hashable, Sendable {
    /// A transition that is taken.
    case transition(TransitionID)
    /// A state that is reached, or in which the log begins.
    case state(StateID)
    /// A callback that is called.
    case callback(CallbackID)
    /// A call of a transition that may be skipped: that it comes, or that it is skipped.
    case skippableCall(TransitionID, step: Int, comes: Bool)
  }

  /// The verdict on it.
  package enum Verdict: String, Hashable, Sendable, CaseIterable {
    /// Each run that explains the calls has it.
    case sure
    /// Some run that explains the calls has it.
    case possible
    /// No run that explains the calls has it.
    case none
    /// No call could show it: of the callbacks that the log would show, none depends on it.
    case unobservable
  }

  /// The element.
  package let element: Element
  /// The counts; `nil` for an element that no call could show.
  package let count: LogCoverage.Count?

  /// The verdict on it.
  package var verdict: Verdict {
    guard let count else { return .unobservable }
    return count.sure > 0 ? .sure : count.possible > 0 ? .possible : .none
  }
}
