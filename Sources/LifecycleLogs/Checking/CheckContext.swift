import LifecycleModel

/// What the processes of a check share.
struct CheckContext: Sendable {
  /// The page.
  let lifecycle: Lifecycle
  /// `true` if some call of a delegate that is not the process's names its object or scene; `nil` if each process's first such
  /// call is to tell.
  let hasObjects: Bool?
  /// The callbacks of the process that come only when it begins.
  let launchCallbacks: Set<CallbackID>
  /// The callbacks that the page names, in a rule or a comparison, and never calls.
  let uncalled: Set<CallbackID>
  /// The delegates of other pages that processes log, too; in `keyed`, those of each key.
  var otherDelegates: [LogKey?: Set<String>] = [:]
  /// The page's monitors.
  var monitors: LogMonitors
  /// The number of the monitor of all callbacks of the delegates that the log names, if it is not known which the log would show.
  var completeMonitor: Int?
  /// What was checked, in numbers.
  var summary = LogSummary()
  /// The findings of the last event.
  var found: [LogFinding] = []
  /// The life cycles that the last event ended.
  var ended: [CheckedLife] = []

  /// Returns `true` for a call of a delegate of another page that its process logs, too.
  func isOfOtherPage(_ call: CheckedProcess.Call, under key: LogKey?) -> Bool {
    guard let delegates = otherDelegates[key], let range = call.call.delegateRange else { return false }
    return delegates.contains(LogfmtValue(range).text(in: call.message))
  }
}
