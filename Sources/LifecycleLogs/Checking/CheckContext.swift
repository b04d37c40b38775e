import LifecycleModel
import LifecyclePaths

/// What the processes of a check share.
struct CheckContext: Sendable {
  /// The page.
  let lifecycle: Lifecycle
  /// The digest of its calls.
  let digest: String
  /// The delegates whose calls are checked; `nil` for all.
  let delegates: Set<DelegateID>?
  /// `false` if lines are left out.
  let isWhole: Bool
  /// The microseconds by which a line may come late.
  let window: Int64
  /// `true` if some call of a delegate that is not the process's names its object or scene; `nil` if each process's first such
  /// call is to tell.
  let hasObjects: Bool?
  /// For each callback, `true` if its delegate is the process's.
  let isOfProcess: [Bool]
  /// The callbacks of the process that come only when it begins.
  let launchCallbacks: Set<CallbackID>
  /// The callbacks that the page names, in a rule or a comparison, and never calls.
  let uncalled: Set<CallbackID>
  /// The delegates of other pages that processes log, too; in `keyed`, those of each key.
  var otherDelegates: [LogKey?: Set<String>] = [:]
  /// The delegates of which the page has one per scene, and scenes may have others: view controllers.
  let delegatesAmongOthers: Set<DelegateID>
  /// The page's monitors.
  var monitors: LogMonitors
  /// The number of the monitor of all callbacks of the delegates that the log names, if it is not known which the log would show.
  var completeMonitor: Int?
  /// The coverage of the page; `nil` where it is not asked for.
  var coverage: LogCoverage?
  /// The number of calls that processes have taken.
  var callCount = 0
  /// What was checked, in numbers.
  var summary = LogSummary()
  /// The findings of the last event.
  var found: [LogFinding] = []
  /// The life cycles that the last event ended.
  var ended: [CheckedLife] = []

  /// Counts the rules that are checked beside a monitor.
  mutating func expectRules(of monitor: Int) {
    for rule in monitors.checkedRules(monitor) { summary.rules[rule].isChecked = true }
  }

  /// Counts what is known of the rules.
  mutating func count(_ news: RuleNews) {
    for rule in news.kept { summary.rules[rule].kept += 1 }
    for rule in news.open { summary.rules[rule].open += 1 }
    for violation in news.violations { summary.rules[violation.rule].broken += 1 }
  }

  /// Returns `true` for a delegate whose calls are checked.
  func isSelected(_ delegate: DelegateID) -> Bool { delegates?.contains(delegate) ?? true }

  /// Returns `true` for a call of a delegate whose calls are checked.
  func isSelected(_ call: LoggedCall) -> Bool {
    guard let delegates else { return true }
    if case .listed(let callback) = call.callback { return delegates.contains(lifecycle[callback].delegate) }
    return call.delegate.map(delegates.contains) ?? false
  }

  /// Returns `true` for a call of a delegate of another page that its process logs, too.
  func isOfOtherPage(_ call: CheckedProcess.Call, under key: LogKey?) -> Bool {
    // The launch line of the other page may be among those that are left out.
    guard isWhole else { return call.call.delegate == nil }
    guard let delegates = otherDelegates[key], let range = call.call.delegateRange else { return false }
    return delegates.contains(LogfmtValue(range).text(in: call.message))
  }
}
