/// A claim of the page about all runs, to be proved on its graph.
package struct Rule: Hashable, Sendable {
  /// An element that a rule names.
  package enum Operand: Hashable, Sendable {
    /// A call, or an observed value.
    case callback(CallbackID)
    /// A state that a life is in.
    case state(StateID)
  }

  /// A claim about every run.
  package enum Claim: Hashable, Sendable {
    /// The second never comes without the first before it.
    case before(Operand, Operand)
    /// Each occurrence of the second directly follows the first.
    case immediatelyBefore(Operand, Operand)
    /// Each occurrence of the second is followed by the first.
    case afterEvery(Operand, Operand)
    /// The operand comes at most once, per process or scene where the rule names one.
    case atMostOnce(Operand, per: Multiplicity?)
    /// The operand never comes.
    case never(Operand)
    /// The operand comes only in the state.
    case onlyIn(Operand, StateID)
    /// The second state is always reached eventually from the first.
    case alwaysEventually(from: StateID, to: StateID)
  }

  /// The rule as written, as Markdown.
  package var text: String
  /// The claim of the text.
  package var claim: Claim
  /// The versions in which it holds.
  package var availability: Availability

  /// Creates a rule.
  package init(text: String, claim: Claim, availability: Availability = Availability()) {
    self.text = text
    self.claim = claim
    self.availability = availability
  }
}

extension Rule.Claim {
  /// The word in JSON: `before`, `immediately-before`, `after-every`, `at-most-once`, `never`, `only-in`,
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

  /// The operands in the order of the claim.
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
