import LifecyclePaths

/// The summary of a process's own calls, or of those of a life cycle in it.
package struct CheckedLife: Sendable {
  /// Whose calls they are.
  package let scope: LogScope
  /// The number of calls.
  package let calls: Int
  /// The verdict.
  package let verdict: LogVerdict
  /// The number of findings.
  package let findings: Int
  /// The places of the first and the last call; `nil` where there is none.
  package let first: LogPlace?
  package let last: LogPlace?

  init(_ scope: LogScope, _ trace: LogTrace) {
    self.scope = scope
    calls = trace.count
    findings = trace.findings
    verdict = trace.findings > 0 ? .violation : trace.telling > 0 ? .conforms : .unknown
    (first, last) = (trace.first, trace.last)
  }
}
