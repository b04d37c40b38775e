import Diagnostics
import LifecycleModel
import LifecyclePaths
import Text

/// Every check that Instar runs; `instar explain` and the tests derive from this list.
package enum CheckRegistry {
  /// The checks, in the order in which they run.
  package static let all: [any Check.Type] = [
    NoStates.self,
    NoTransitions.self,
    TransitionsWithoutCalls.self,
    UndeclaredCallback.self,
    NearDuplicate.self,
    DuplicateTransition.self,
    IncompleteGuards.self,
    UnreachableState.self,
    DeadEnd.self,
    UncalledCallback.self,
    NeverTaken.self,
    RefutedRule.self,
    VacuousRule.self,
    UnprovedRule.self,
    FailingScenario.self,
    UndecidedScenario.self,
    RepeatedOnce.self,
    ContradictedEquivalent.self,
    ContradictedOrder.self,
    DeprecatedCallback.self,
    UnavailableCallback.self,
  ]

  /// The ids of the diagnostics of rules that do not hold, or of which it is not known.
  package static let doubts: Set<String> = [RefutedRule.descriptor.id, UnprovedRule.descriptor.id]

  /// The ids of the diagnostics of rules that say nothing.
  package static let vacuous: Set<String> = [VacuousRule.descriptor.id]

  /// The ids of the errors in what a page claims of its life cycle: the life cycle itself is read, and can be shown without them.
  package static let claims: Set<String> = [
    RefutedRule.descriptor.id, FailingScenario.descriptor.id, RepeatedOnce.descriptor.id,
  ]

  /// The diagnostics of all checks, by position.
  package static func diagnostics(in subject: CheckSubject) -> [Diagnostic] {
    all.concurrentMap { $0.diagnostics(in: subject) }.flatMap(\.self).sortedByPosition()
  }

  /// Runs all checks on a page at several versions. Each diagnostic is reported once; one that not every version has
  /// names the first version that has it.
  package static func diagnostics(in subjects: [CheckSubject]) -> [Diagnostic] {
    // The first version that has it, and how many do.
    var found: [DiagnosticIdentity: (diagnostic: Diagnostic, version: VersionSelection?, count: Int)] = [:]
    for subject in subjects {
      for diagnostic in diagnostics(in: subject) {
        found[DiagnosticIdentity(diagnostic), default: (diagnostic, subject.selection, 0)].count += 1
      }
    }
    return found.values.map { diagnostic, version, count in
      guard let version, subjects.count > 1 else { return diagnostic }
      // A run that shows a diagnostic at one version need not exist at another.
      let shown = diagnostic.read(at: version.description)
      return count < subjects.count ? shown.appending(" at \(version)") : shown
    }
    .sortedByPosition()
  }
}

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
    versionCount = versions
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

/// Identifies a diagnostic across versions of a page, or after a change of it, by all but the run that shows it.
package struct DiagnosticIdentity: Hashable, Sendable {
  /// The diagnostic's rule id.
  package let id: String
  private let range: SourceRange
  private let summary: String

  /// Creates the identity of a diagnostic.
  package init(_ diagnostic: Diagnostic) {
    id = diagnostic.id
    range = diagnostic.range
    summary = diagnostic.summary
  }
}
