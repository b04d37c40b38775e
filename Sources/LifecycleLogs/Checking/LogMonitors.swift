import LifecycleModel
import LifecyclePaths

/// The monitors of a page: one for each set of callbacks that some process shows.
struct LogMonitors: Sendable {
  private let graph: RunGraph
  private var monitors: [CallMonitor] = []
  private var observed: [Set<CallbackID>] = []

  /// Begins without a monitor.
  init(_ graph: RunGraph) { self.graph = graph }

  /// The number of the monitor that observes some callbacks; `nil` for a page without states.
  mutating func number(observing callbacks: Set<CallbackID>) -> Int? {
    if let known = observed.firstIndex(of: callbacks) { return known }
    guard let monitor = CallMonitor(graph, observing: callbacks) else { return nil }
    monitors.append(monitor)
    observed.append(callbacks)
    return monitors.count - 1
  }

  /// Returns `true` if a monitor observes a callback.
  func observes(_ callback: CallbackID, _ monitor: Int) -> Bool { observed[monitor].contains(callback) }

  /// The number of callbacks that a monitor observes.
  func callbackCount(_ monitor: Int) -> Int { observed[monitor].count }

  subscript(monitor: Int) -> CallMonitor {
    _read { yield monitors[monitor] }
    _modify { yield &monitors[monitor] }
  }
}
