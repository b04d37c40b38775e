import LifecycleModel
import LifecyclePaths

/// A process as a check follows it.
struct CheckedProcess: Sendable {
  /// The number of calls that wait for one with a lower number, before its line counts as lost.
  private static let mostWaiting = 64

  /// Whose its own calls are.
  private let scope: LogScope
  /// The key of its rows, in `keyed`.
  let key: LogKey?
  /// `true` if calls of delegates that are not the process's name their object or scene; `nil` until it is known.
  private var hasObjects: Bool?
  /// `true` if its launch line has the digest of the page.
  var hasSamePage = false
  /// `true` once a call came that does not come when a process begins.
  private(set) var isUnderWay = false
  /// The number of its monitor; processes with the same observed callbacks share one.
  private var monitor: Int
  /// `true` if it may have been anywhere when its first line came.
  private var isAnywhere: Bool
  /// Where it may be.
  private var state: CallMonitor.Process
  /// The rules of the page.
  private var rules: RuleMonitor.Process<LogPlace>
  /// The same where nothing tells its scenes apart: each call may be of any of several.
  private var indistinct: CallMonitor.Process?
  /// Its life cycles where nothing tells its scenes apart, as long as all of them are known from its launch on.
  private var indistinctLives: IndistinctLives?
  /// The same if all callbacks of the delegates were observed, also those that the log does not have.
  private var complete: CallMonitor.Process?
  /// What it covers of the page, if that is recorded.
  private var covered: CoveredProcess?
  /// `true` once lines were lost.
  private var hasGaps = false
  /// The number of the next call; `nil` until a call has one.
  private var next: Int?
  /// The calls that came too early, by their number.
  private var waiting: [Int: Call] = [:]
  /// `true` if the last call was allowed.
  private var isLastAllowed = true
  private var trace = LogTrace()
  private var lives: [Int: (trace: LogTrace, name: LogScope.LifeName?)] = [:]

  /// A process that begins, or one that may be anywhere when its first line comes.
  init(
    _ scope: LogScope, key: LogKey?, monitor: Int, isAnywhere: Bool, hasObjects: Bool?, _ context: inout CheckContext
  ) {
    self.scope = scope
    self.key = key
    self.monitor = monitor
    self.isAnywhere = isAnywhere
    self.hasObjects = hasObjects
    state = context.monitors[monitor].process(isAnywhere: isAnywhere)
    covered = context.beginCoverage(of: state, monitor)
    rules = context.monitors.rules(of: state, monitor, isAnywhere: isAnywhere)
    if hasObjects != true {
      indistinct = state
      if !isAnywhere { indistinctLives = context.monitors[monitor].indistinctLives() }
    }
    context.expectRules(of: monitor)
  }

  /// `true` until a call of the page came.
  var isFresh: Bool { trace.count == 0 && lives.isEmpty }

  /// `true` if the page allows the call that was checked last, which has a number, and decides about it as the app's own monitor
  /// does: from the launch on, and without gaps.
  func allows(callNumbered number: Int?) -> Bool {
    hasSamePage && !hasGaps && isLastAllowed && (number == nil || next == number.map { $0 + 1 })
  }

  /// Whose calls those of a life cycle are; of the process for `nil`.
  func scope(of life: Int?) -> LogScope {
    guard let life else { return scope }
    var scope = scope
    scope.life = life
    scope.lifeName = lives[life]?.name
    return scope
  }

  /// Begins where its launch line is: with another monitor, if that names the delegates.
  mutating func launch(monitor: Int, _ context: inout CheckContext) {
    self.monitor = monitor
    isAnywhere = false
    state = context.monitors[monitor].process(isAnywhere: false)
    covered = context.beginCoverage(of: state, monitor)
    (indistinct, indistinctLives) = (state, context.monitors[monitor].indistinctLives())
    hasObjects = context.hasObjects
    nameObjects()
    rules = context.monitors.rules(of: state, monitor, isAnywhere: false)
    context.expectRules(of: monitor)
  }

  /// Counts on objects or scenes in the calls, unless it is known otherwise.
  private mutating func nameObjects() {
    hasObjects = hasObjects ?? true
    if hasObjects == true { (indistinct, indistinctLives) = (nil, nil) }
  }

  /// Expects the call of a number next.
  mutating func expect(number: Int) { next = number }

  // MARK: - Order

  /// Takes the next call of the log; those with numbers are checked in the order of these.
  mutating func take(_ call: Call, _ context: inout CheckContext) {
    guard let number = call.call.number else { return check(call, &context) }
    let expected = next ?? number
    guard number >= expected else { return report(.lateLine(isChecked: false), call, &context) }
    guard number == expected else {
      next = expected
      let isRepeated = waiting.updateValue(call.copied, forKey: number) != nil
      if isRepeated { report(.lateLine(isChecked: false), call, &context) }
      if waiting.count > Self.mostWaiting { giveUpWaiting(&context) }
      return
    }
    if !waiting.isEmpty { report(.lateLine(isChecked: true), call, &context) }
    next = number + 1
    check(call, &context)
    while let next, let waited = waiting.removeValue(forKey: next) {
      self.next = next + 1
      check(waited, &context)
    }
  }

  /// Checks the calls that wait for one whose line was lost.
  mutating func giveUpWaiting(_ context: inout CheckContext) {
    for number in waiting.keys.sorted() {
      guard let call = waiting.removeValue(forKey: number) else { continue }
      let missing = number - (next ?? number)
      if missing > 0 {
        report(.lostLines(missing), call, &context)
        skip(&context)
      }
      next = number + 1
      check(call, &context)
    }
  }

  /// Goes on after calls that may have been lost.
  mutating func skip(_ context: inout CheckContext) {
    context.monitors[monitor].skip(in: &state)
    context.cover(&covered, by: state, at: nil)
    context.count(context.monitors.follow(state, monitor, nil, nil, at: nil, in: &rules))
    if var indistinct {
      context.monitors[monitor].skip(in: &indistinct)
      self.indistinct = indistinct
    }
    indistinctLives = nil
    hasGaps = true
  }

  // MARK: - Checking

  private mutating func check(_ call: Call, _ context: inout CheckContext) {
    context.summary.calls += 1
    guard case .listed(let callback) = call.call.callback else { return reportUnlisted(call, &context) }
    guard context.monitors.observes(callback, monitor) else { return takeUnobserved(callback, call, &context) }
    context.coverage?.count(callback, at: call.place)
    let isOfProcess = context.lifecycle.delegate(of: callback).multiplicity == .process
    if !isOfProcess {
      if call.call.instance != nil || call.call.scene != nil { nameObjects() } else { hasObjects = hasObjects ?? false }
    }
    if isAnywhere, trace.count == 0, lives.isEmpty, context.launchCallbacks.contains(callback) {
      state = context.monitors[monitor].process(launchedBy: callback)
      covered = context.beginCoverage(of: state, monitor, launchedBy: (callback, call.place))
      if hasObjects != true {
        (indistinct, indistinctLives) = (state, context.monitors[monitor].indistinctLives(launchedBy: callback))
      }
      rules = context.monitors.rules(of: state, monitor, isAnywhere: true, launchedBy: callback, at: call.place)
      complete = context.completeMonitor.map { context.monitors[$0].process(launchedBy: callback) }
      isAnywhere = false
      context.judge(call, .expected(among: context.monitors.callbackCount(monitor)))
      trace.add(callback, state: nil, at: call.place, isTelling: false)
      return
    }
    var monitored = MonitoredCall(callback, scene: call.call.scene)
    if !isOfProcess { monitored.object = call.call.instance ?? call.call.scene }
    if !isOfProcess, hasObjects == false { (monitored.object, monitored.scene) = (1, 1) }
    let verdict = context.monitors[monitor].take(monitored, in: &state)
    context.cover(&covered, by: state, at: call.place)
    let news = context.monitors.follow(state, monitor, callback, verdict, at: call.place, in: &rules)
    isUnderWay = isUnderWay || !context.launchCallbacks.contains(callback)
    let loose = takeIndistinct(callback, isOfProcess: isOfProcess, &context)
    if hasObjects != true { (monitored.object, monitored.scene) = (nil, nil) }
    isLastAllowed = verdict.isAllowed
    if verdict.isAllowed { lookForAbsentCalls(before: monitored, call, &context) }
    let life = hasObjects == true ? verdict.life : nil
    context.judge(call, CallJudgement.Answer(verdict, loose?.verdict))
    context.count(news)
    var violations = news.violations
    let isLoose = loose?.isExplained == true
    if context.judgements == nil, let unexpected = context.monitors[monitor].explanation(of: verdict) {
      // One mistake is one finding.
      let rules = isLoose ? [] : violations.filter { !$0.isAtEnd }.map(\.rule)
      violations.removeAll { rules.contains($0.rule) }
      report(isLoose ? .indistinctScenes : .unexpectedCall(unexpected), call, of: life, rules: rules, &context)
    }
    report(violations, call, &context)
    remember(callback, verdict, of: life, call, &context)
  }

  /// Takes a call where nothing tells scenes apart: what is said of it if it may be of any, and whether several scenes explain it.
  private mutating func takeIndistinct(
    _ callback: CallbackID, isOfProcess: Bool, _ context: inout CheckContext
  ) -> (verdict: CallMonitor.Verdict, isExplained: Bool)? {
    guard var indistinct else { return nil }
    let verdict = context.monitors[monitor].take(MonitoredCall(callback), in: &indistinct)
    self.indistinct = indistinct
    guard var lives = indistinctLives else { return (verdict, verdict.isAllowed) }
    let isExplained = context.monitors[monitor].take(callback, isOfProcess: isOfProcess, in: &lives)
    indistinctLives = isExplained == nil ? nil : lives
    return (verdict, isExplained ?? verdict.isAllowed)
  }

  /// Reports the callbacks that the log never has, where the page expects nothing but such before a call.
  private mutating func lookForAbsentCalls(
    before monitored: MonitoredCall, _ call: Call, _ context: inout CheckContext
  ) {
    guard let monitor = context.completeMonitor else { return }
    var process = complete ?? context.monitors[monitor].process(isAnywhere: isAnywhere)
    let verdict = context.monitors[monitor].take(monitored, in: &process)
    complete = process
    guard let unexpected = context.monitors[monitor].explanation(of: verdict),
      unexpected.lostCalls.allSatisfy({ !context.monitors.observes($0, self.monitor) })
    else { return }
    for callback in unexpected.lostCalls { report(.neverObserved(callback), call, &context) }
  }

  private mutating func remember(
    _ callback: CallbackID, _ verdict: CallMonitor.Verdict, of life: Int?, _ call: Call, _ context: inout CheckContext
  ) {
    if verdict.isTelling { context.summary.telling += 1 }
    if let life {
      if lives[life] == nil {
        context.summary.lives += 1
        lives[life] = (LogTrace(), LogScope.LifeName(call.call))
      }
      lives[life]?.trace.add(callback, state: verdict.state.known, at: call.place, isTelling: verdict.isTelling)
    } else {
      trace.add(callback, state: verdict.state.known, at: call.place, isTelling: verdict.isTelling)
    }
    for life in verdict.ended { end(life, &context) }
  }

  // MARK: - Reporting

  /// Counts a call that is not observed; one that the page names but never makes is not listed among its calls.
  private mutating func takeUnobserved(_ callback: CallbackID, _ call: Call, _ context: inout CheckContext) {
    guard context.uncalled.contains(callback) else {
      context.judge(call, .expected(among: context.lifecycle.callbackCount(ofDelegateOf: callback)))
      context.summary.unobservedCalls += 1
      return
    }
    context.summary.unlistedCalls += 1
    context.judge(call, .unlisted)
    let news = context.monitors.follow(unlisted: callback, monitor, at: call.place, in: &rules)
    context.count(news)
    report(news.violations, call, &context)
    guard news.violations.isEmpty else { return }
    report(.unlistedCall(context.lifecycle.qualifiedName(of: callback)), call, &context)
  }

  private mutating func reportUnlisted(_ call: Call, _ context: inout CheckContext) {
    context.summary.unlistedCalls += 1
    context.judge(call, .unlisted)
    // What other delegates print than those of the page is no matter of it.
    guard call.call.delegate != nil || call.call.isGenerated && !context.isOfOtherPage(call, under: key) else { return }
    report(.unlistedCall(call.call.name(in: call.message, of: context.lifecycle)), call, &context)
  }

  private mutating func report(
    _ reason: LogFinding.Reason, _ call: Call, of life: Int? = nil, rules: [Int] = [], since place: LogPlace? = nil,
    _ context: inout CheckContext
  ) {
    guard context.judgements == nil else { return }
    let trace = life.flatMap { lives[$0]?.trace } ?? trace
    var callback: CallbackID?
    if case .listed(let id) = call.call.callback { callback = id }
    if case .neverObserved(let id) = reason { callback = id }
    var finding = LogFinding(
      reason: reason, callback: callback, scope: scope(of: life), place: call.place, line: Array(call.line),
      since: reason.isBrokenRule ? place : trace.since, before: trace.recent)
    finding.rules = rules
    if finding.reason.isViolation {
      if let life { lives[life]?.trace.findings += 1 } else { self.trace.findings += 1 }
    }
    context.found.append(finding)
  }

  /// Reports the rules that a call breaks.
  private mutating func report(
    _ violations: [RuleNews<LogPlace>.Violation], _ call: Call, _ context: inout CheckContext
  ) {
    for violation in violations {
      let life = violation.life.flatMap { hasObjects == true && lives[$0] != nil ? $0 : nil }
      report(
        .brokenRule(BrokenRule(rule: violation.rule, isAtEnd: violation.isAtEnd)), call, of: life,
        rules: [violation.rule], since: violation.since, &context)
    }
  }

  /// Ends a life cycle.
  private mutating func end(_ life: Int, _ context: inout CheckContext) {
    guard let trace = lives[life]?.trace else { return }
    context.ended.append(CheckedLife(scope(of: life), trace))
    lives[life] = nil
  }

  /// Ends the process, and what lives in it: nothing more of it is in the log.
  mutating func end(_ context: inout CheckContext) {
    giveUpWaiting(&context)
    context.endCoverage(of: state, covered)
    context.count(context.monitors.end(rules, monitor))
    for life in lives.keys.sorted() { end(life, &context) }
    context.ended.append(CheckedLife(scope(of: nil), trace))
  }
}
