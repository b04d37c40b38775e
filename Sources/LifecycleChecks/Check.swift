import Diagnostics
import LifecycleModel
import LifecyclePaths
import Text

/// Looks for one kind of problem in a life cycle.
///
/// A check is one file, named after its diagnostic, and one line in `CheckRegistry.swift`.
package protocol Check: SendableMetatype {
  /// The kind of diagnostic that it reports.
  static var descriptor: DiagnosticDescriptor { get }
  /// Finds the problems in a life cycle.
  static func diagnostics(in subject: CheckSubject) -> [Diagnostic]
}

/// A life cycle to check, with the results that several checks share.
package struct CheckSubject: Sendable {
  /// The life cycle.
  package let lifecycle: Lifecycle
  /// The places of its elements on the page.
  package let sourceMap: SourceMap
  /// Its transitions between leaves.
  package let graph: StateGraph
  /// The macrosteps of a scene.
  let runs: RunGraph
  /// Proves what is claimed of its runs; `nil` where claims are left alone.
  let prover: Prover?
  /// The verdicts on its rules and frequencies.
  let proofs: Proofs
  /// The verdicts on its scenarios.
  let scenarios: [CheckedScenario]
  /// The versions at which it is read; without, the latest that the page names; `nil` if it names none.
  let selection: VersionSelection?
  /// The number of versions at which the page is checked.
  let versionCount: Int

  /// Prepares a life cycle for the checks, and proves its claims, unless calls could not be read: then it is not known what holds.
  ///
  /// - Parameters:
  ///   - selection: The versions at which the page was read; `nil` for the whole page.
  ///   - versions: The number of versions at which the page is checked, which share what may be explored.
  ///   - scenes: The number of scenes that share the process; `nil` for the page's default.
  ///   - limit: The number of product states that may be explored for one claim; `nil` to leave claims alone, of which no
  ///     check then reports anything.
  package init(
    _ lifecycle: Lifecycle, sourceMap: SourceMap, at selection: VersionSelection? = nil,
    amongVersions versions: Int = 1,
    scenes: Int? = nil, limit: Int? = Prover.standardLimit
  ) {
    let systems = lifecycle.systems.map(\.newest)
    self.selection = selection ?? (systems.isEmpty ? nil : lifecycle.completing(VersionSelection()))
    self.lifecycle = lifecycle
    self.sourceMap = sourceMap
    versionCount = versions
    graph = StateGraph(lifecycle)
    runs = RunGraph(lifecycle, graph: graph)
    guard let limit, sourceMap.unread.calls.isEmpty else {
      (prover, proofs, scenarios) = (nil, Proofs(), [])
      return
    }
    let prover = Prover(runs, scenes: scenes ?? runs.defaultSceneCount, limit: limit)
    self.prover = prover
    proofs = Proofs(of: lifecycle, by: prover, versions: versions)
    scenarios = CheckedScenario.all(of: lifecycle, sourceMap: sourceMap, on: runs, amongVersions: versions)
  }

  /// The leaves that processes of some mode reach or pass through.
  var reached: ElementSet<State> { ElementSet(runs.modes.flatMap { runs.reachable(in: $0) }) }
}

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

  /// Decides the scenarios of a page, which is read at so many versions; one with a call that could not be read is left alone.
  static func all(
    of lifecycle: Lifecycle, sourceMap: SourceMap, on runs: RunGraph, amongVersions versions: Int
  ) -> [CheckedScenario] {
    guard !lifecycle.scenarios.isEmpty else { return [] }
    let graph = ScenarioGraph(runs)
    var budget = Budget(Budget.ofPage / versions)
    // A call belongs to the last scenario that begins before it.
    let starts = sourceMap.scenarios.map(\.range.start).sorted()
    let unread = Set(sourceMap.unread.scenarioCalls.compactMap { call in starts.last { $0 <= call.start } })
    return zip(lifecycle.scenarios, sourceMap.scenarios).compactMap { scenario, place in
      guard !unread.contains(place.range.start) else { return nil }
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
