import LifecycleModel
import LifecyclePaths

extension CheckContext {
  /// Begins to record what a process covers that its monitor has just begun to follow, maybe after the call that launched it;
  /// `nil` where that is not asked for.
  mutating func beginCoverage(
    of process: CallMonitor.Process, _ monitor: Int, under key: LogKey?,
    launchedBy launch: (callback: CallbackID, place: LogPlace)? = nil
  ) -> CoveredProcess? {
    guard coverage != nil else { return nil }
    var covered = coverage?.process(
      process, &monitors[monitor], number: monitor, under: key, observing: monitors.callbacks(monitor),
      launchedBy: launch?.callback)
    covered?.last = launch?.place
    return covered
  }

  /// Records what the last call of a process covers, or the last gap (`nil`). It must directly follow the monitor's.
  mutating func cover(_ covered: inout CoveredProcess?, by process: CallMonitor.Process, at place: LogPlace?) {
    guard var recorded = covered else { return }
    covered = nil
    coverage?.take(process, monitors[recorded.monitor], in: &recorded, at: place)
    covered = recorded
  }

  /// Ends the record of a process.
  mutating func endCoverage(of process: CallMonitor.Process, _ covered: CoveredProcess?) {
    guard let covered else { return }
    coverage?.end(process, &monitors[covered.monitor], covered)
  }
}
