import LifecycleModel

/// Pairs the scenarios, rules, Equivalents rows and scene configurations of two life cycles.
struct ClaimPairing {
  private(set) var scenarios = Pairs<Scenario>()
  private(set) var rules = Pairs<Rule>()
  private(set) var equivalences = Pairs<Equivalents.Row>()
  private(set) var configurations = Pairs<SceneConfiguration>()

  /// Pairs the claims of two life cycles whose delegates and states have been paired.
  init(_ old: Side, _ new: Side) {
    pairScenarios(old, new)
    pairRules(old, new)
    pairEquivalences(old, new)
    pairConfigurations(old, new)
  }

  private struct ScenarioKey: Hashable {
    var title: NameKey?
    var path: [Token<State>]?
    var `guard`: NameKey?
    var availability: Availability?
  }

  private mutating func pairScenarios(_ old: Side, _ new: Side) {
    let keys = { (side: Side) in
      side.lifecycle.scenarios.map { scenario in
        ScenarioKey(
          title: NameKey(scenario.title), path: scenario.path.map { side[$0] },
          guard: scenario.guard?.key, availability: scenario.availability)
      }
    }
    let (oldKeys, newKeys) = (keys(old), keys(new))
    scenarios.pairInOrder(oldKeys, newKeys)
    let atAnyVersion = { (key: ScenarioKey) in ScenarioKey(title: key.title, path: key.path, guard: key.guard) }
    scenarios.pairInOrder(oldKeys.map(atAnyVersion), newKeys.map(atAnyVersion))
    let looser: [(ScenarioKey) -> ScenarioKey] = [
      { ScenarioKey(title: $0.title, path: $0.path) }, { ScenarioKey(path: $0.path, guard: $0.guard) },
      { ScenarioKey(title: $0.title, guard: $0.guard) },
    ]
    for loosen in looser { scenarios.pairUnique(oldKeys.map(loosen), newKeys.map(loosen)) }
  }

  private mutating func pairRules(_ old: Side, _ new: Side) {
    let claims = { (side: Side) in side.lifecycle.rules.map { ClaimName($0.claim, on: side) } }
    let (oldClaims, newClaims) = (claims(old), claims(new))
    let texts = { (rule: Rule, claim: ClaimName) in
      [AnyHashable(claim), AnyHashable(rule.text), AnyHashable(rule.availability)]
    }
    // Of rules with one claim, pair those with equal text and availability first.
    rules.pairInOrder(zip(old.lifecycle.rules, oldClaims).map(texts), zip(new.lifecycle.rules, newClaims).map(texts))
    rules.pairInOrder(oldClaims, newClaims)
    let operands = { (claim: ClaimName) in claim.operands.reduce(into: Set()) { $0.formUnion($1) } }
    rules.pairUnique(oldClaims.map(operands), newClaims.map(operands))
  }

  private mutating func pairEquivalences(_ old: Side, _ new: Side) {
    let (olds, news) = (old.equivalences, new.equivalences)
    let content = { (row: EquivalenceRow) in [AnyHashable(row.cells), AnyHashable(row.row.notes)] }
    equivalences.pairInOrder(olds.map(content), news.map(content))
    equivalences.pairInOrder(olds.map(\.cells), news.map(\.cells))
    let calls = { (row: EquivalenceRow) in row.calls.isEmpty ? nil : row.calls }
    equivalences.pairInOrder(olds.map(calls), news.map(calls))
  }

  private mutating func pairConfigurations(_ old: Side, _ new: Side) {
    let (olds, news) = (old.lifecycle.sceneConfigurations, new.lifecycle.sceneConfigurations)
    let name = { (row: SceneConfiguration) in [row.role.rawValue, row.name] }
    let classes = { (row: SceneConfiguration) in [row.role.rawValue, row.delegateClass, row.sceneClass, row.storyboard]
    }
    configurations.pairInOrder(olds.map(name), news.map(name))
    configurations.pairUnique(olds.map(classes), news.map(classes))
  }
}

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
