import LifecycleModel

/// The content of a life cycle, by names and without the order of what has none: equal for two life cycles that differ only in
/// the order of their declarations.
///
/// The order of the transitions of a chain, of calls, of a scene role's configurations and of remarks counts.
package struct CanonicalLifecycle: Hashable, Sendable {
  /// Title, properties and summary.
  package let page: Lifecycle
  /// The number of times that each delegate occurs; likewise for everything below.
  package let delegates: [Delegate: Int]
  package let states: [CanonicalState: Int]
  package let callbacks: [CanonicalCallback: Int]
  package let chains: [[CanonicalTransition]: Int]
  package let scenarios: [CanonicalScenario: Int]
  package let rules: [CanonicalRule: Int]
  package let equivalents: [CanonicalTable: Int]
  /// The entries of each role; the first is its default.
  package let configurations: [SceneRole: [SceneConfiguration]]
  package let logLines: [CanonicalLogLine: Int]

  /// Removes the order and the ids of a life cycle.
  package init(_ lifecycle: Lifecycle) {
    let names = CanonicalNames(lifecycle)
    var page = Lifecycle(name: lifecycle.name)
    page.platform = lifecycle.platform
    page.versions = lifecycle.versions
    page.otherSystems = lifecycle.otherSystems
    page.summary = lifecycle.summary
    page.language = lifecycle.language
    page.hasSwift = lifecycle.hasSwift
    page.swiftModule = lifecycle.swiftModule
    page.logSubsystem = lifecycle.logSubsystem
    self.page = page
    delegates = Self.counts(lifecycle.delegates)
    states = Self.counts(lifecycle.stateIDs.map(names.state))
    callbacks = Self.counts(lifecycle.callbackIDs.map(names.callback))
    chains = Self.counts(lifecycle.chains.map { $0.map(names.transition) })
    scenarios = Self.counts(lifecycle.scenarios.map(names.scenario))
    rules = Self.counts(lifecycle.rules.map(names.rule))
    equivalents = Self.counts(lifecycle.equivalents.map(names.table))
    configurations = Dictionary(grouping: lifecycle.sceneConfigurations, by: \.role)
    logLines = Self.counts(lifecycle.logLines.map(names.logLine))
  }

  /// The elements that only one of two has, a line each, `-` for this one's and `+` for the other's.
  package func differences(from other: CanonicalLifecycle) -> [String] {
    var lines: [String] = []
    func compare<Element: Hashable>(_ mine: [Element: Int], _ others: [Element: Int]) {
      for (element, count) in mine where others[element] != count { lines.append("- \(count) × \(element)") }
      for (element, count) in others where mine[element] != count { lines.append("+ \(count) × \(element)") }
    }
    compare([page: 1], [other.page: 1])
    compare(delegates, other.delegates)
    compare(states, other.states)
    compare(callbacks, other.callbacks)
    compare(chains, other.chains)
    compare(scenarios, other.scenarios)
    compare(rules, other.rules)
    compare(equivalents, other.equivalents)
    compare([configurations: 1], [other.configurations: 1])
    compare(logLines, other.logLines)
    return lines.sorted()
  }

  private static func counts<Element: Hashable>(_ elements: [Element]) -> [Element: Int] {
    Dictionary(grouping: elements) { $0 }.mapValues(\.count)
  }
}
