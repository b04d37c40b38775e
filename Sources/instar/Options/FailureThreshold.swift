import ArgumentParser
import LifecycleDiff
import Reports

/// Which changes make `instar diff` end with exit code 1.
enum FailureThreshold: String, CaseIterable, ExpressibleByArgument {
  /// Those that break code.
  case breaking
  /// Every one, words included.
  case any
  /// None.
  case none

  /// Whether a told change is at or above it.
  func isReached(by report: DiffReport) -> Bool {
    switch self {
    case .breaking: report.count(of: .breaking) > 0
    case .any: !report.changes.isEmpty
    case .none: false
    }
  }
}
