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
    a = OperandStrings(Array(claim.alternatives), in: lifecycle)
    b = OperandStrings(Array(claim.operands.suffix(1)), in: lifecycle)
    scope = claim.scope(in: lifecycle).rawValue
  }
}

/// An operand of a rule, or several alternatives, in words.
package struct OperandStrings: Sendable {
  private let names: [String]
  private let isState: Bool

  /// Names an operand, or alternatives.
  package init(_ operands: [Rule.Operand], in lifecycle: Lifecycle) {
    names = operands.map { operand in
      switch operand {
      case .callback(let callback): "'\(lifecycle.shownName(of: callback))'"
      case .state(let state): "'\(lifecycle[state].name)'"
      }
    }
    isState = operands.allSatisfy { if case .state = $0 { true } else { false } }
  }

  /// The call's or the state's name in quotes: `'open()'`, of several `'open()' or 'close()'`.
  package var name: String { Self.list(names, "or") }

  private static func list(_ names: [String], _ conjunction: String) -> String {
    guard names.count > 1 else { return names.joined() }
    let comma = names.count > 2 ? "," : ""
    return names.dropLast().joined(separator: ", ") + "\(comma) \(conjunction) \(names[names.count - 1])"
  }

  /// What is denied: `'open()' has not occurred`, of several `neither 'open()' nor 'close()' has occurred`.
  private func denied(_ verb: String, _ rest: String) -> String {
    names.count == 1
      ? "\(name) \(verb) not \(rest)"
      : "\(Self.list(["neither \(names[0])"] + names.dropFirst(), "nor")) \(verb) \(rest)"
  }

  /// `'open()' occurs`, or `'On' is reached`.
  package var happens: String { name + (isState ? " is reached" : " occurs") }

  /// `'open()' can occur`, or `'On' can be reached`.
  package var canHappen: String { name + (isState ? " can be reached" : " can occur") }

  /// `'open()' never occurs`, or `'On' is never reached`.
  package var neverHappens: String { name + (isState ? " is never reached" : " never occurs") }

  /// `'open()' has not occurred`, or `'On' has not been reached`.
  package var hasNotHappened: String { denied("has", isState ? "been reached" : "occurred") }

  /// `'open()' is not certain to occur`, or `'On' is not certain to be reached`.
  package var isNotCertain: String { denied("is", isState ? "certain to be reached" : "certain to occur") }
}
