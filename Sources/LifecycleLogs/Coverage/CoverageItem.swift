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
    /// A scenario that a life cycle goes through, by its number on the page.
    case scenario(Int)
    /// A transition at the end of an event, and one at the beginning of the next.
    case pair(TransitionID, TransitionID)
  }

  /// The verdict on it.
  package enum Verdict: String, Hashable, Sendable, CaseIterable {
    /// Each run that explains the calls has it.
    case sure
    /// Each run that explains the calls has it or another of the same kind: the calls do not tell which.
    case oneOf
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
  /// `true` if it is one of several of which one is covered for certain, and none is by itself.
  package var isAlternative = false

  /// The verdict on it.
  package var verdict: Verdict {
    guard let count else { return .unobservable }
    return count.sure > 0 ? .sure : isAlternative ? .oneOf : count.possible > 0 ? .possible : .none
  }
}

extension LogCoverage {
  /// The sums of an element; `nil` for one that the callbacks of no process show.
  package func sums(for element: CoverageItem.Element) -> CoverageSums? {
    switch element {
    case .transition(let id): sums(of: .transition(id))
    case .state(let id): sums(of: .state(id))
    case .callback(let id): sums(of: id)
    case .skippableCall(let id, let step, true): sums(of: .call(id, step: step))
    case .skippableCall(let id, let step, false): sums(of: .skippedCall(id, step: step))
    case .scenario(let number): sums(of: .scenario(number))
    case .pair(let first, let second): sums(of: .pair(first, second))
    }
  }
}

extension CoverageItem {
  /// The transition that it is; `nil` for any other element.
  package var transition: TransitionID? {
    guard case .transition(let id) = element else { return nil }
    return id
  }
}

extension CoverageItem.Verdict {
  /// `true` for what is covered, or may be.
  package var isCovered: Bool {
    switch self {
    case .sure, .oneOf, .possible: true
    case .none, .unobservable: false
    }
  }
}
