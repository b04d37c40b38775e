import LifecycleModel
import LifecyclePaths

/// The monitors of a page: one for each set of callbacks that some process shows, with its scenes told apart or not.
struct LogMonitors: Sendable {
  /// The monitor of some callbacks, and that of the rules beside it.
  private struct Pair: Sendable {
    let observed: Set<CallbackID>
    // The same for each callback of the page.
    let isObserved: [Bool]
    let tellsScenesApart: Bool
    var calls: CallMonitor
    var rules: RuleMonitor

    mutating func follow(
      _ process: CallMonitor.Process, _ callback: CallbackID?, _ verdict: CallMonitor.Verdict?, at place: LogPlace?,
      in followed: inout RuleMonitor.Process
    ) -> RuleNews {
      rules.take(process, calls, callback, verdict, at: place, in: &followed)
    }
  }

  private struct Key: Hashable {
    let observed: ObservedCallbacks
    let tellsScenesApart: Bool
  }

  private let graph: RunGraph
  /// The callbacks that the monitors count; `nil` for all.
  private let counted: Set<CallbackID>?
  private var pairs: [Pair] = []
  private var numbers: [Key: Int] = [:]

  /// Begins without a monitor; all will count some callbacks, or all.
  init(_ graph: RunGraph, counting counted: Set<CallbackID>? = nil) {
    self.graph = graph
    self.counted = counted
  }

  /// The number of the monitor that observes some callbacks; `nil` for a page without states. `hasObjects` is whether scenes are told
  /// apart: else rules about them are not checked.
  mutating func number(observing observed: ObservedCallbacks, hasObjects: Bool) -> Int? {
    let key = Key(observed: observed, tellsScenesApart: hasObjects)
    if let known = numbers[key] { return known }
    let number = number(observing: observed.callbacks(graph.lifecycle), hasObjects: hasObjects)
    numbers[key] = number
    return number
  }

  private mutating func number(observing callbacks: Set<CallbackID>, hasObjects: Bool) -> Int? {
    let known = pairs.firstIndex { $0.observed == callbacks && $0.tellsScenesApart == hasObjects }
    if let known { return known }
    guard var monitor = CallMonitor(graph, observing: callbacks, counting: counted) else { return nil }
    let rules = RuleMonitor(&monitor, of: graph, observing: callbacks, tellsScenesApart: hasObjects)
    pairs.append(
      Pair(
        observed: callbacks, isObserved: graph.lifecycle.callbackIDs.map(callbacks.contains),
        tellsScenesApart: hasObjects, calls: monitor, rules: rules))
    return pairs.count - 1
  }

  /// The callbacks that a monitor observes.
  func callbacks(_ monitor: Int) -> Set<CallbackID> { pairs[monitor].observed }

  /// Returns `true` if a monitor observes a callback.
  func observes(_ callback: CallbackID, _ monitor: Int) -> Bool { pairs[monitor].isObserved[callback.index] }

  // MARK: - Rules

  /// The rules that are checked beside a monitor.
  func checkedRules(_ monitor: Int) -> [Int] { pairs[monitor].rules.checked }

  /// The rules of a process that a monitor has just begun to follow: from its start, from anywhere, or to the call that launched it.
  mutating func rules(
    of process: CallMonitor.Process, _ monitor: Int, isAnywhere: Bool, launchedBy callback: CallbackID? = nil,
    at place: LogPlace? = nil
  ) -> RuleMonitor.Process {
    pairs[monitor].rules.process(
      process, pairs[monitor].calls, isAnywhere: isAnywhere, launchedBy: callback, at: place)
  }

  /// Follows the rules through the call that a monitor has just taken, or through a gap that it has just skipped.
  mutating func follow(
    _ process: CallMonitor.Process, _ monitor: Int, _ callback: CallbackID?, _ verdict: CallMonitor.Verdict?,
    at place: LogPlace?, in followed: inout RuleMonitor.Process
  ) -> RuleNews {
    pairs[monitor].follow(process, callback, verdict, at: place, in: &followed)
  }

  /// Follows the rules through a call that the page names and never makes.
  func follow(
    unlisted callback: CallbackID, _ monitor: Int, at place: LogPlace, in followed: inout RuleMonitor.Process
  ) -> RuleNews {
    pairs[monitor].rules.take(unlisted: callback, at: place, in: &followed)
  }

  /// Ends the rules of a process.
  func end(_ followed: RuleMonitor.Process, _ monitor: Int) -> RuleNews { pairs[monitor].rules.end(followed) }

  subscript(monitor: Int) -> CallMonitor {
    get { pairs[monitor].calls }
    _modify { yield &pairs[monitor].calls }
  }
}
