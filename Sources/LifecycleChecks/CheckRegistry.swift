import Diagnostics
import LifecycleModel

/// Every check that Instar runs; `instar explain` and the tests derive from this list.
package enum CheckRegistry {
  /// The checks, in the order in which they run.
  package static let all: [any Check.Type] = [
    NoStates.self,
    NoTransitions.self,
    DuplicateTransition.self,
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
    DeprecatedCallback.self,
    UnavailableCallback.self,
  ]

  /// What is found in claims about the runs: these are what they are, whether or not a claim about them holds.
  package static let aboutClaims: Set<String> = [
    RefutedRule.descriptor.id, VacuousRule.descriptor.id, UnprovedRule.descriptor.id, RepeatedOnce.descriptor.id,
    FailingScenario.descriptor.id, UndecidedScenario.descriptor.id,
  ]

  /// What all checks find in a life cycle, by position.
  package static func diagnostics(in subject: CheckSubject) -> [Diagnostic] {
    all.flatMap { $0.diagnostics(in: subject) }.sortedByPosition()
  }

  /// What all checks find in a page at several versions, each finding once; one that not every version has names the first
  /// that has it.
  package static func diagnostics(in subjects: [CheckSubject]) -> [Diagnostic] {
    var found: [DiagnosticIdentity: (diagnostic: Diagnostic, subjects: [CheckSubject])] = [:]
    for subject in subjects {
      for diagnostic in diagnostics(in: subject) {
        found[DiagnosticIdentity(diagnostic), default: (diagnostic, [])].subjects.append(subject)
      }
    }
    return found.values.map { diagnostic, having in
      guard let version = having.first?.version, subjects.count > 1 else { return diagnostic }
      // What shows a finding at one version need not exist at another.
      let shown = diagnostic.read(at: version.description)
      return having.count < subjects.count ? shown.appending(" at \(version)") : shown
    }
    .sortedByPosition()
  }
}
