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
    RefutedRule.situation.id, VacuousRule.situation.id, UnprovedRule.situation.id, RepeatedOnce.situation.id,
    FailingScenario.situation.id, UndecidedScenario.situation.id,
  ]

  /// What all checks find in a life cycle, by position.
  package static func findings(in subject: CheckSubject) -> [Diagnostic] {
    all.flatMap { $0.findings(in: subject) }.sortedByPosition()
  }

  /// What all checks find in a page at several versions, each finding once; one that not every version has names the first
  /// that has it.
  package static func findings(in subjects: [CheckSubject]) -> [Diagnostic] {
    var found: [FindingIdentity: (finding: Diagnostic, subjects: [CheckSubject])] = [:]
    for subject in subjects {
      for finding in findings(in: subject) {
        found[FindingIdentity(finding), default: (finding, [])].subjects.append(subject)
      }
    }
    return found.values.map { finding, having in
      guard let version = having.first?.version, subjects.count > 1 else { return finding }
      // What shows a finding at one version need not exist at another.
      let shown = finding.read(at: version.description)
      return having.count < subjects.count ? shown.appending(" at \(version)") : shown
    }
    .sortedByPosition()
  }
}
