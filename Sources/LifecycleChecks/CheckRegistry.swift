import Diagnostics

/// Every check that Instar runs; `instar explain` and the tests derive from this list.
package enum CheckRegistry {
  /// The checks, in the order in which they run.
  package static let all: [any Check.Type] = []

  /// What all checks find in a life cycle, by position.
  package static func findings(in subject: CheckSubject) -> [Diagnostic] {
    all.flatMap { $0.findings(in: subject) }.sortedByPosition()
  }
}
