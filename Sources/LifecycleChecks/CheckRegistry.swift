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
