import LifecycleModel
import LifecyclePaths

/// A life cycle under examination, with what several checks ask about it.
package struct CheckSubject: Sendable {
  /// The life cycle.
  package let lifecycle: Lifecycle
  /// Where the page says what.
  package let sourceMap: SourceMap
  /// Its transitions between leaves.
  package let graph: StateGraph
  /// What a scene can do.
  let runs: RunGraph
  /// What the graph says of its rules and frequencies.
  let proofs: Proofs
  /// What the graph says of its scenarios.
  let scenarios: [CheckedScenario]

  /// Prepares a life cycle for the checks, and proves what it claims.
  ///
  /// - Parameters:
  ///   - scenes: How many scenes share the process; `nil` for as many as the page is about.
  ///   - limit: How many situations may be explored for one claim.
  package init(
    _ lifecycle: Lifecycle, sourceMap: SourceMap, scenes: Int? = nil, limit: Int = Prover.standardLimit
  ) {
    self.lifecycle = lifecycle
    self.sourceMap = sourceMap
    graph = StateGraph(lifecycle)
    runs = RunGraph(lifecycle, graph: graph)
    proofs = Proofs(of: lifecycle, by: Prover(runs, scenes: scenes ?? runs.defaultSceneCount, limit: limit))
    scenarios = CheckedScenario.all(of: lifecycle, sourceMap: sourceMap, on: runs)
  }

  /// The latest version that the page speaks of; `nil` where it names none.
  var version: PlatformVersion? {
    lifecycle.versions.map { PlatformVersion(lifecycle.platform, $0.highest) }
  }
}
