import LifecycleModel
import LifecyclePaths

/// A scenario with its verdict.
struct CheckedScenario: Sendable {
  /// The scenario, without the states in bold that its path does not reach there: the reader reports them.
  let scenario: Scenario
  /// The scenario's place on the page.
  let place: SourceMap.ScenarioPlace
  /// The verdict of the graph.
  let verdict: ScenarioVerdict

  /// `Scenario 'Launch'`, or `Scenario` for one without a title.
  var name: String { scenario.title.isEmpty ? "Scenario" : "Scenario '\(scenario.title)'" }

  /// Decides all scenarios of a page, which is read at so many versions.
  static func all(
    of lifecycle: Lifecycle, sourceMap: SourceMap, on runs: RunGraph, amongVersions versions: Int
  ) -> [CheckedScenario] {
    guard !lifecycle.scenarios.isEmpty else { return [] }
    let graph = ScenarioGraph(runs)
    var budget = Budget(Budget.ofPage / versions)
    return zip(lifecycle.scenarios, sourceMap.scenarios).map { scenario, place in
      let (scenario, place) = withoutMisplacedStates(scenario, place)
      return CheckedScenario(
        scenario: scenario, place: place, verdict: graph.verdict(on: scenario, budget: &budget))
    }
  }

  private static func withoutMisplacedStates(
    _ scenario: Scenario, _ place: SourceMap.ScenarioPlace
  ) -> (scenario: Scenario, place: SourceMap.ScenarioPlace) {
    var position = 0
    let kept = scenario.items.indices.filter { index in
      guard case .reached(let state) = scenario.items[index] else { return true }
      guard let found = scenario.path[position...].firstIndex(of: state) else { return false }
      position = found
      return true
    }
    var (scenario, place) = (scenario, place)
    place.items = kept.filter(place.items.indices.contains).map { place.items[$0] }
    scenario.items = kept.map { scenario.items[$0] }
    return (scenario, place)
  }
}
