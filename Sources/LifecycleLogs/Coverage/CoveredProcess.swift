import LifecyclePaths

/// A process whose coverage is recorded.
struct CoveredProcess: Sendable {
  /// Its coverage.
  var process: CallCoverage.Process
  /// The number of its monitor.
  let monitor: Int
  /// The key of its rows, in `keyed`.
  let key: LogKey?
  /// The place of its last call.
  var last: LogPlace?
}
