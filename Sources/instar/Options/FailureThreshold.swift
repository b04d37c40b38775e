import ArgumentParser
import LifecycleDiff
import Reports

/// The changes that make `instar diff` end with exit code 1.
enum FailureThreshold: String, CaseIterable, ExpressibleByArgument {
  /// Those that break code.
  case breaking
  /// All changes, including editorial ones.
  case any
  /// None.
  case none

  /// Returns `true` where a change in the report is at or above the threshold.
  func isReached(by report: DiffReport) -> Bool {
    switch self {
    case .breaking: report.count(of: .breaking) > 0
    case .any: !report.changes.isEmpty
    case .none: false
    }
  }
}
