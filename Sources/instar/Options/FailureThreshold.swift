import ArgumentParser
import LifecycleDiff

/// The changes that make `instar diff` and `instar catalog` end with exit code 1.
enum FailureThreshold: String, CaseIterable, ExpressibleByArgument {
  /// Those that break code.
  case breaking
  /// All changes, including editorial ones.
  case any
  case none

  /// Returns `true` where there is a change at or above the threshold; `count` is the number of changes with an impact.
  func isReached(_ count: (Impact) -> Int) -> Bool {
    switch self {
    case .breaking: count(.breaking) > 0
    case .any: Impact.allCases.contains { count($0) > 0 }
    case .none: false
    }
  }
}
