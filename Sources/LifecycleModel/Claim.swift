extension Rule {
  /// A claim about every run.
  package struct Claim: Sendable {
    /// The kind of rule that claims it.
    package let kind: any RuleKind.Type
    /// The operands in the order of the claim, at least one; several in the place of the first are alternatives.
    package let operands: [Operand]
    /// The scope in which the claim counts where the rule names one.
    package let multiplicity: Multiplicity?

    /// Creates a claim with as many operands as its kind has.
    package init(
      _ kind: any RuleKind.Type, _ first: Operand, _ second: Operand? = nil, per multiplicity: Multiplicity? = nil
    ) {
      self.init(kind, operands: [first] + [second].compactMap { $0 }, per: multiplicity)
    }

    /// Creates a claim; more operands than its kind has are alternatives of the first, for a kind that takes them.
    package init(_ kind: any RuleKind.Type, operands: [Operand], per multiplicity: Multiplicity? = nil) {
      self.kind = kind
      self.operands = operands
      self.multiplicity = multiplicity
    }
  }
}

extension Rule.Claim: Hashable {
  package static func == (first: Self, second: Self) -> Bool {
    first.kind == second.kind && first.operands == second.operands && first.multiplicity == second.multiplicity
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(kind))
    hasher.combine(operands)
    hasher.combine(multiplicity)
  }
}

extension Rule.Claim {
  /// The propositions that hold where the operands come, parallel to these.
  private var propositions: [Label] {
    Array(repeating: kind.propositions[0], count: operands.count - kind.propositions.count) + kind.propositions
  }

  /// The operands in the place of the first: the first one, and its alternatives.
  package var alternatives: ArraySlice<Rule.Operand> { operands.dropLast(kind.propositions.count - 1) }

  /// The operand that the claim is about; if it never comes, the claim is vacuous.
  package var trigger: Rule.Operand {
    zip(propositions, operands).first { $0.0 == .second }?.1 ?? operands[0]
  }

  /// The propositions that hold where each callback comes and where each state is entered, by their numbers: of `A` before `A`, both;
  /// empty for what the claim does not name.
  package func labels(in lifecycle: Lifecycle) -> (callbacks: [Label], states: [Label]) {
    var callbacks = [Label](repeating: [], count: lifecycle.callbacks.count)
    var states = [Label](repeating: [], count: lifecycle.states.count)
    for (proposition, operand) in zip(propositions, operands) {
      switch operand {
      case .callback(let id): callbacks[id.index].formUnion(proposition)
      case .state(let id): states[id.index].formUnion(proposition)
      }
    }
    return (callbacks, states)
  }

  /// Returns the claim with other operands; `nil` if one has no counterpart.
  package func replacingOperands(_ counterpart: (Rule.Operand) -> Rule.Operand?) -> Rule.Claim? {
    let replaced = operands.compactMap(counterpart)
    guard replaced.count == operands.count else { return nil }
    return Rule.Claim(kind, operands: replaced, per: multiplicity)
  }

  /// The scope in which it counts or remembers: the one that it names, else the life of its first operand's delegate, the
  /// longest one of alternatives.
  package func scope(in lifecycle: Lifecycle) -> Scope {
    if let multiplicity { return multiplicity == .process ? .process : .scene }
    return alternatives.contains { lifecycle.scope(of: $0) == .process } ? .process : .scene
  }

  /// `true` if the claim is about each scene by itself, `false` if about the process.
  package func watchesScene(in lifecycle: Lifecycle) -> Bool {
    if kind.isAbsence { return false }
    if multiplicity != nil { return scope(in: lifecycle) == .scene }
    return operands.contains { lifecycle.scope(of: $0) == .scene }
  }
}

extension Lifecycle {
  /// The life of an operand's delegate; a state belongs to a scene.
  package func scope(of operand: Rule.Operand) -> Scope {
    switch operand {
    case .callback(let callback): delegate(of: callback).multiplicity == .process ? .process : .scene
    case .state: .scene
    }
  }
}

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
