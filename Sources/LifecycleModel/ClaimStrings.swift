/// The parts of a claim in words, for the messages about its violation.
package struct ClaimStrings: Sendable {
  /// The first operand, `{a}` of the phrase.
  package let a: OperandStrings
  /// The last operand, `{b}` of the phrase.
  package let b: OperandStrings
  /// `process` or `scene`: the part of a run in which the claim counts.
  package let scope: String

  /// Words the parts of a claim.
  package init(_ claim: Rule.Claim, in lifecycle: Lifecycle) {
    a = OperandStrings(claim.operands[0], in: lifecycle)
    b = OperandStrings(claim.operands[claim.operands.count - 1], in: lifecycle)
    scope = claim.scope(in: lifecycle).rawValue
  }
}

/// An operand of a rule in words.
package struct OperandStrings: Sendable {
  /// The call's or the state's name in quotes.
  package let name: String
  private let isState: Bool

  /// Names an operand.
  package init(_ operand: Rule.Operand, in lifecycle: Lifecycle) {
    switch operand {
    case .callback(let callback):
      name = "'\(lifecycle.shownName(of: callback))'"
      isState = false
    case .state(let state):
      name = "'\(lifecycle[state].name)'"
      isState = true
    }
  }

  /// `'open()' occurs`, or `'On' is reached`.
  package var happens: String { name + (isState ? " is reached" : " occurs") }

  /// `'open()' can occur`, or `'On' can be reached`.
  package var canHappen: String { name + (isState ? " can be reached" : " can occur") }

  /// `'open()' never occurs`, or `'On' is never reached`.
  package var neverHappens: String { name + (isState ? " is never reached" : " never occurs") }

  /// `'open()' has not occurred`, or `'On' has not been reached`.
  package var hasNotHappened: String { name + (isState ? " has not been reached" : " has not occurred") }
}
