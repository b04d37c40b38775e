import LifecycleModel

/// What a rule claims, in names that two life cycles share.
package struct ClaimName: Hashable, Sendable {
  /// What a rule speaks of.
  package enum Operand: Hashable, Sendable {
    /// A call, or a value.
    case call(CallName)
    /// Being in a state.
    case state(Token<State>)
  }

  /// The kind of claim: `before`.
  package let word: String
  /// What it speaks of, in order.
  package let operands: [Operand]
  /// In the life of what something comes at most once.
  package let multiplicity: Multiplicity?

  /// Names what a rule of one side claims.
  init(_ claim: Rule.Claim, on side: Side) {
    word = claim.word
    operands = claim.operands.map { operand in
      switch operand {
      case .callback(let id): .call(side[id])
      case .state(let id): .state(side[id])
      }
    }
    multiplicity =
      switch claim {
      case .atMostOnce(_, let multiplicity): multiplicity
      case .before, .immediatelyBefore, .afterEvery, .never, .onlyIn, .alwaysEventually: nil
      }
  }
}
