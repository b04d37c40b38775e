/// A law of the life cycle that the page states, to be proved on its graph.
package struct Rule: Hashable, Sendable {
  /// What a rule speaks of.
  package enum Operand: Hashable, Sendable {
    /// A call, or an observed value.
    case callback(CallbackID)
    /// Being in a state.
    case state(StateID)
  }

  /// What is claimed, over every path.
  package enum Claim: Hashable, Sendable {
    /// The second never comes without the first before it.
    case before(Operand, Operand)
    /// Whenever the second comes, the first is what came just before.
    case immediatelyBefore(Operand, Operand)
    /// Whenever the second comes, the first follows.
    case afterEvery(Operand, Operand)
    /// It comes no more than once, in the life of a process or of a scene where that is said.
    case atMostOnce(Operand, per: Multiplicity?)
    /// It never comes.
    case never(Operand)
    /// It comes in that state alone.
    case onlyIn(Operand, StateID)
    /// From the first state, the second is always reached in the end.
    case alwaysEventually(from: StateID, to: StateID)
  }

  /// The rule as the page words it, as Markdown.
  package var text: String
  /// What it claims.
  package var claim: Claim
  /// The versions it holds in.
  package var availability: Availability

  /// Creates a rule.
  package init(text: String, claim: Claim, availability: Availability = Availability()) {
    self.text = text
    self.claim = claim
    self.availability = availability
  }
}

extension Rule.Claim {
  /// The JSON word of the kind: `before`, `immediately-before`, `after-every`, `at-most-once`, `never`, `only-in`,
  /// `always-eventually`.
  package var word: String {
    switch self {
    case .before: "before"
    case .immediatelyBefore: "immediately-before"
    case .afterEvery: "after-every"
    case .atMostOnce: "at-most-once"
    case .never: "never"
    case .onlyIn: "only-in"
    case .alwaysEventually: "always-eventually"
    }
  }

  /// What it speaks of, in order.
  package var operands: [Rule.Operand] {
    switch self {
    case .before(let first, let second), .immediatelyBefore(let first, let second),
      .afterEvery(let first, let second):
      [first, second]
    case .atMostOnce(let operand, _), .never(let operand): [operand]
    case .onlyIn(let operand, let state): [operand, .state(state)]
    case .alwaysEventually(let start, let end): [.state(start), .state(end)]
    }
  }
}
