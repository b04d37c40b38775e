import LifecycleModel

/// Pairs the scenarios, rules, Equivalents rows and scene configurations of two life cycles.
struct ClaimPairing {
  /// The paired scenarios.
  private(set) var scenarios = Pairs<Scenario>()
  /// The paired rules.
  private(set) var rules = Pairs<Rule>()
  /// The paired Equivalents rows.
  private(set) var equivalences = Pairs<Equivalents.Row>()
  /// The paired scene configurations.
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
  }

  private mutating func pairScenarios(_ old: Side, _ new: Side) {
    let keys = { (side: Side) in
      side.lifecycle.scenarios.map { scenario in
        ScenarioKey(
          title: NameKey(scenario.title), path: scenario.path.map { side[$0] },
          guard: scenario.guard.map { NameKey($0.text) })
      }
    }
    let (oldKeys, newKeys) = (keys(old), keys(new))
    let oldIDs = oldKeys.indices.map(ElementID<Scenario>.init)
    let newIDs = newKeys.indices.map(ElementID<Scenario>.init)
    scenarios.pairInOrder(oldIDs, by: { oldKeys[$0.index] }, newIDs, by: { newKeys[$0.index] })
    let looser: [(ScenarioKey) -> ScenarioKey] = [
      { ScenarioKey(title: $0.title, path: $0.path) }, { ScenarioKey(path: $0.path, guard: $0.guard) },
      { ScenarioKey(title: $0.title, guard: $0.guard) },
    ]
    for loosen in looser {
      scenarios.pairUnique(oldIDs, by: { loosen(oldKeys[$0.index]) }, newIDs, by: { loosen(newKeys[$0.index]) })
    }
  }

  private mutating func pairRules(_ old: Side, _ new: Side) {
    let claims = { (side: Side) in side.lifecycle.rules.map { ClaimName($0.claim, on: side) } }
    let (oldClaims, newClaims) = (claims(old), claims(new))
    let oldIDs = oldClaims.indices.map(ElementID<Rule>.init)
    let newIDs = newClaims.indices.map(ElementID<Rule>.init)
    let texts = { (rule: Rule, claim: ClaimName) in
      [AnyHashable(claim), AnyHashable(rule.text), AnyHashable(rule.availability)]
    }
    // Of rules with one claim, pair those with equal text and availability first.
    rules.pairInOrder(
      oldIDs, by: { texts(old.lifecycle.rules[$0.index], oldClaims[$0.index]) },
      newIDs, by: { texts(new.lifecycle.rules[$0.index], newClaims[$0.index]) })
    rules.pairInOrder(oldIDs, by: { oldClaims[$0.index] }, newIDs, by: { newClaims[$0.index] })
    rules.pairUnique(
      oldIDs, by: { Set(oldClaims[$0.index].operands) }, newIDs, by: { Set(newClaims[$0.index].operands) })
  }

  private mutating func pairEquivalences(_ old: Side, _ new: Side) {
    let (olds, news) = (old.equivalences, new.equivalences)
    let oldIDs = olds.indices.map(ElementID<Equivalents.Row>.init)
    let newIDs = news.indices.map(ElementID<Equivalents.Row>.init)
    let content = { (row: EquivalenceRow) in [AnyHashable(row.cells), AnyHashable(row.row.notes)] }
    equivalences.pairInOrder(oldIDs, by: { content(olds[$0.index]) }, newIDs, by: { content(news[$0.index]) })
    equivalences.pairInOrder(oldIDs, by: { olds[$0.index].cells }, newIDs, by: { news[$0.index].cells })
    let calls = { (row: EquivalenceRow) in row.calls.isEmpty ? nil : row.calls }
    equivalences.pairInOrder(oldIDs, by: { calls(olds[$0.index]) }, newIDs, by: { calls(news[$0.index]) })
  }

  private mutating func pairConfigurations(_ old: Side, _ new: Side) {
    let (olds, news) = (old.lifecycle.sceneConfigurations, new.lifecycle.sceneConfigurations)
    let oldIDs = olds.indices.map(ElementID<SceneConfiguration>.init)
    let newIDs = news.indices.map(ElementID<SceneConfiguration>.init)
    let name = { (row: SceneConfiguration) in [row.role.rawValue, row.name] }
    let classes = { (row: SceneConfiguration) in [row.role.rawValue, row.delegateClass, row.sceneClass, row.storyboard]
    }
    configurations.pairInOrder(oldIDs, by: { name(olds[$0.index]) }, newIDs, by: { name(news[$0.index]) })
    configurations.pairUnique(oldIDs, by: { classes(olds[$0.index]) }, newIDs, by: { classes(news[$0.index]) })
  }
}
