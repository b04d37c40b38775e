import LifecycleModel

/// The coverage of a page, as the states view shows it.
package struct PageCoverage: Hashable, Sendable {
  /// The verdict on an element, with its counts.
  package enum Mark: Hashable, Sendable {
    /// For certain, so many times.
    case sure(Int)
    /// It or another for certain, it so many times at most.
    case oneOf(Int)
    /// Perhaps, so many times at most.
    case possible(Int)
    /// Not at all.
    case none
    /// It cannot be known.
    case unobservable
  }

  private let transitions: [TransitionID: Mark]
  private let states: [StateID: Mark]

  /// Takes the marks of transitions and states; those without one are not covered.
  package init(transitions: [TransitionID: Mark], states: [StateID: Mark]) {
    self.transitions = transitions
    self.states = states
  }

  /// The mark of a state.
  func mark(of state: StateID) -> Mark { states[state] ?? .none }

  /// The mark of some transitions of which any may be taken: of those that are covered best, the one that is most often.
  func mark(of transitions: [TransitionID]) -> Mark {
    transitions.map { self.transitions[$0] ?? .none }.max { $0.rank < $1.rank } ?? .none
  }

  /// Returns `true` if some of the transitions is covered, or may be.
  func covers(_ transitions: [TransitionID]) -> Bool { mark(of: transitions).isCovered }

  /// The kinds of marks in the picture of a page, best first.
  func kinds(in lifecycle: Lifecycle) -> [Mark] {
    let all = lifecycle.transitionIDs.map { mark(of: [$0]) } + lifecycle.stateIDs.map(mark(of:))
    let kinds = Set(all.map { $0.rank.kind })
    return [.sure(2), .oneOf(2), .possible(2), .none, .unobservable].filter { kinds.contains($0.rank.kind) }
  }
}

extension PageCoverage.Mark {
  /// Compares marks: by kind, then by number.
  fileprivate var rank: (kind: Int, count: Int) {
    switch self {
    case .sure(let count): (4, count)
    case .oneOf(let count): (3, count)
    case .possible(let count): (2, count)
    case .none: (1, 0)
    case .unobservable: (0, 0)
    }
  }

  /// `true` for what is covered, or may be.
  var isCovered: Bool { rank.kind >= 2 }

  /// `3×`, `∨ ≤ 3×`, `≤ 3×`, `0×`, `?`.
  var text: String {
    switch self {
    case .sure(let count): "\(count)×"
    case .oneOf(let count): "∨\u{A0}≤\u{A0}\(count)×"
    case .possible(let count): "≤\u{A0}\(count)×"
    case .none: "0×"
    case .unobservable: "?"
    }
  }

  /// The key of its explanation in the vocabulary.
  var key: String {
    switch self {
    case .sure: "coverage.sure"
    case .oneOf: "coverage.one-of"
    case .possible: "coverage.possible"
    case .none: "coverage.none"
    case .unobservable: "coverage.unobservable"
    }
  }
}
