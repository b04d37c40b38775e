import Diagnostics
import LifecycleModel
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
    var found: [DiagnosticIdentity: (diagnostic: Diagnostic, subjects: [CheckSubject])] = [:]
    for subject in subjects {
      for diagnostic in diagnostics(in: subject) {
        found[DiagnosticIdentity(diagnostic), default: (diagnostic, [])].subjects.append(subject)
      }
    }
    return found.values.map { diagnostic, having in
      guard let version = having.first?.selection, subjects.count > 1 else { return diagnostic }
      // A run that shows a diagnostic at one version need not exist at another.
      let shown = diagnostic.read(at: version.description)
      return having.count < subjects.count ? shown.appending(" at \(version)") : shown
    }
    .sortedByPosition()
  }
}
