import LifecycleModel
import LifecyclePaths

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

  /// Prepares a life cycle for the checks, and proves its claims.
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
    graph = StateGraph(lifecycle)
    runs = RunGraph(lifecycle, graph: graph)
    guard let limit else {
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
