import LifecycleModel
import LifecyclePaths

/// A process on its way through the page: the places where it may be, and the rules and the coverage on the way.
struct FollowedProcess: Sendable {
  /// The answers to a call.
  struct Step {
    /// The monitor's.
    let verdict: CallMonitor.Verdict
    /// The answer where nothing tells scenes apart; `nil` where something does.
    let indistinct: IndistinctLives.Answer?
    /// The rules that the call keeps, breaks or leaves open.
    let rules: RuleNews

    /// `true` for a call that only several scenes explain, which nothing tells apart.
    var needsSeveralScenes: Bool { !verdict.isAllowed && indistinct?.isExplained == true }
  }

  /// The number of the monitor; processes with the same observed callbacks share one.
  let monitor: Int
  private var state: CallMonitor.Process
  private var rules: RuleMonitor.Process
  /// The life cycles where nothing tells scenes apart.
  private var indistinct: IndistinctLives?
  /// The coverage, if it is recorded.
  var covered: CoveredProcess?

  /// Follows a process that begins, one that may be anywhere, or one from a call on that only a new process has.
  init(
    by monitor: Int, under key: LogKey?, isAnywhere: Bool,
    launchedBy launch: (callback: CallbackID, place: LogPlace)? = nil,
    tellsScenesApart: Bool, _ context: inout CheckContext
  ) {
    self.monitor = monitor
    if let launch {
      state = context.monitors[monitor].process(launchedBy: launch.callback)
    } else {
      state = context.monitors[monitor].process(isAnywhere: isAnywhere)
    }
    covered = context.beginCoverage(of: state, monitor, under: key, launchedBy: launch)
    rules = context.monitors.rules(
      of: state, monitor, isAnywhere: isAnywhere, launchedBy: launch?.callback, at: launch?.place)
    if !tellsScenesApart {
      indistinct = context.monitors[monitor].indistinctLives(
        of: state, isAnywhere: isAnywhere, launchedBy: launch?.callback)
    }
    context.expectRules(of: monitor)
  }

  /// Tells scenes apart from now on.
  mutating func tellScenesApart() { indistinct = nil }

  /// Returns `true` if the page allows a call here.
  func allows(_ call: MonitoredCall, _ context: inout CheckContext) -> Bool {
    var state = state
    return context.monitors[monitor].take(call, in: &state).isAllowed
  }

  /// Takes a call of an observed callback.
  mutating func take(_ call: MonitoredCall, at place: LogPlace, isOfProcess: Bool, _ context: inout CheckContext)
    -> Step
  {
    let verdict = context.monitors[monitor].take(call, in: &state)
    context.cover(&covered, by: state, at: place)
    let rules = context.monitors.follow(state, monitor, call.callback, verdict, at: place, in: &rules)
    context.count(rules)
    let answer = indistinct?.take(call.callback, isOfProcess: isOfProcess, &context.monitors[monitor])
    return Step(verdict: verdict, indistinct: answer, rules: rules)
  }

  /// Takes a call that the page names and never makes.
  mutating func take(
    uncalled callback: CallbackID, at place: LogPlace, _ context: inout CheckContext
  ) -> RuleNews {
    let news = context.monitors.follow(unlisted: callback, monitor, at: place, in: &rules)
    context.count(news)
    return news
  }

  /// Goes on after calls that may have been lost.
  mutating func skip(_ context: inout CheckContext) {
    context.monitors[monitor].skip(in: &state)
    context.cover(&covered, by: state, at: nil)
    context.count(context.monitors.follow(state, monitor, nil, nil, at: nil, in: &rules))
    indistinct?.skip(&context.monitors[monitor])
  }

  /// Ends the process.
  func end(_ context: inout CheckContext) {
    context.endCoverage(of: state, covered)
    context.count(context.monitors.end(rules, monitor))
  }
}

extension FollowedProcess: Packable {
  /// Adds all but the coverage.
  func pack(into bytes: inout PackedBytes) {
    bytes.add(monitor)
    bytes.add(state)
    bytes.add(rules)
    bytes.add(indistinct)
  }

  /// Takes all but the coverage.
  init(from bytes: inout PackedReader) {
    monitor = bytes.next()
    state = bytes.next()
    rules = bytes.next()
    indistinct = bytes.next()
  }
}
