import Diagnostics

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
    RepeatedOnce.self,
    DeprecatedCallback.self,
    UnavailableCallback.self,
    FailingScenario.self,
  ]

  /// What all checks find in a life cycle, by position.
  package static func findings(in subject: CheckSubject) -> [Diagnostic] {
    all.flatMap { $0.findings(in: subject) }.sortedByPosition()
  }

  /// What all checks find in a page at several versions, each finding once; one that not every version has names the first
  /// that has it.
  package static func findings(in subjects: [CheckSubject]) -> [Diagnostic] {
    var versionsByFinding: [Diagnostic: [CheckSubject]] = [:]
    for subject in subjects {
      for finding in findings(in: subject) { versionsByFinding[finding, default: []].append(subject) }
    }
    return versionsByFinding.map { finding, found in
      guard found.count < subjects.count, let version = found.first?.version else { return finding }
      return finding.appending(" at \(version)")
    }
    .sortedByPosition()
  }
}
