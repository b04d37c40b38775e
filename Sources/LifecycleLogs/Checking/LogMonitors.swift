import LifecycleModel
import LifecyclePaths

/// The monitors of a page: one for each set of callbacks that some process shows, with its scenes told apart or not.
struct LogMonitors: Sendable {
  private let graph: RunGraph
  /// The callbacks that the monitors count; `nil` for all.
  private let counted: Set<CallbackID>?
  private var monitors: [CallMonitor] = []
  private var rules: [RuleMonitor] = []
  private var observed: [Set<CallbackID>] = []
  private var tellScenesApart: [Bool] = []

  /// Begins without a monitor; all will count some callbacks, or all.
  init(_ graph: RunGraph, counting counted: Set<CallbackID>? = nil) {
    self.graph = graph
    self.counted = counted
  }

  /// The number of the monitor that observes some callbacks; `nil` for a page without states. `hasObjects` is whether scenes are told
  /// apart: else rules about them are not checked.
  mutating func number(observing callbacks: Set<CallbackID>, hasObjects: Bool) -> Int? {
    let known = observed.indices.first { observed[$0] == callbacks && tellScenesApart[$0] == hasObjects }
    if let known { return known }
    guard var monitor = CallMonitor(graph, observing: callbacks, counting: counted) else { return nil }
    rules.append(RuleMonitor(&monitor, of: graph, observing: callbacks, tellsScenesApart: hasObjects))
    monitors.append(monitor)
    observed.append(callbacks)
    tellScenesApart.append(hasObjects)
    return monitors.count - 1
  }

  /// The callbacks that a monitor observes.
  func callbacks(_ monitor: Int) -> Set<CallbackID> { observed[monitor] }

  /// Returns `true` if a monitor observes a callback.
  func observes(_ callback: CallbackID, _ monitor: Int) -> Bool { observed[monitor].contains(callback) }

  // MARK: - Rules

  /// The rules that are checked beside a monitor.
  func checkedRules(_ monitor: Int) -> [Int] { rules[monitor].checked }

  /// The rules of a process that a monitor has just begun to follow: from its start, from anywhere, or to the call that launched it.
  mutating func rules(
    of process: CallMonitor.Process, _ monitor: Int, isAnywhere: Bool, launchedBy callback: CallbackID? = nil,
    at place: LogPlace? = nil
  ) -> RuleMonitor.Process<LogPlace> {
    rules[monitor].process(process, monitors[monitor], isAnywhere: isAnywhere, launchedBy: callback, at: place)
  }

  /// Follows the rules through the call that a monitor has just taken, or through a gap that it has just skipped.
  mutating func follow(
    _ process: CallMonitor.Process, _ monitor: Int, _ callback: CallbackID?, _ verdict: CallMonitor.Verdict?,
    at place: LogPlace?, in followed: inout RuleMonitor.Process<LogPlace>
  ) -> RuleNews<LogPlace> {
    rules[monitor].take(process, monitors[monitor], callback, verdict, at: place, in: &followed)
  }

  /// Follows the rules through a call that the page names and never makes.
  func follow(
    unlisted callback: CallbackID, _ monitor: Int, at place: LogPlace, in followed: inout RuleMonitor.Process<LogPlace>
  ) -> RuleNews<LogPlace> {
    rules[monitor].take(unlisted: callback, at: place, in: &followed)
  }

  /// Ends the rules of a process.
  func end(_ followed: RuleMonitor.Process<LogPlace>, _ monitor: Int) -> RuleNews<LogPlace> {
    rules[monitor].end(followed)
  }

  subscript(monitor: Int) -> CallMonitor {
    _read { yield monitors[monitor] }
    _modify { yield &monitors[monitor] }
  }
}
