import LifecycleModel

/// A rule's claim, in names that two life cycles share.
package struct ClaimName: Hashable, Sendable {
  /// An element that a rule names.
  package enum Operand: Hashable, Sendable {
    /// A call, or a value.
    case call(CallName)
    /// A state that a life is in.
    case state(Token<State>)
  }

  /// The kind of claim: `before`.
  package let word: String
  /// The operands in the order of the claim; of the first, all alternatives.
  package let operands: [Set<Operand>]
  /// The scope of "at most once" where the rule names one; `nil` for other claims.
  package let multiplicity: Multiplicity?

  /// Names the claim of a rule of one side.
  init(_ claim: Rule.Claim, on side: Side) {
    word = claim.kind.word
    let names = claim.operands.map { operand -> Operand in
      switch operand {
      case .callback(let id): .call(side[id])
      case .state(let id): .state(side[id])
      }
    }
    let count = claim.alternatives.count
    operands = [Set(names.prefix(count))] + names.dropFirst(count).map { [$0] }
    multiplicity = claim.multiplicity
  }
}
