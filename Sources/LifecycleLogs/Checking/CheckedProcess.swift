import LifecycleModel
import LifecyclePaths

/// A process as a check follows it.
struct CheckedProcess: Sendable {
  /// The key of its rows, in `keyed`.
  let key: LogKey?
  /// `true` if calls of delegates that are not the process's name their object or scene; `nil` until it is known.
  var hasObjects: Bool?
  /// `true` if its launch line has the digest of the page.
  var hasSamePage = false
  /// `true` once a call came that does not come when a process begins.
  var isUnderWay = false
  /// `true` if it may have been anywhere when its first line came.
  var isAnywhere: Bool
  /// The process on its way through the page.
  var followed: FollowedProcess
  /// The process if all callbacks of the delegates were observed, also those that the log does not have.
  var complete: CallMonitor.Process?
  /// `true` once lines were lost.
  var hasGaps = false
  /// The calls with numbers.
  var numbered = NumberedCalls()
  /// The number of its last call, among those of all processes.
  var lastCall: Int
  /// The time of the last call; `nil` where it is not known.
  var lastTime: Int64?
  /// `true` if the last call was allowed.
  var isLastAllowed = true
  /// The last calls.
  var traces: ProcessTraces
  /// The objects of the page's, of delegates that are among others.
  var ownObjects: Set<UInt64> = []

  /// A process that begins, or one that may be anywhere when its first line comes.
  init(
    _ scope: LogScope, key: LogKey?, monitor: Int, isAnywhere: Bool, hasObjects: Bool?, _ context: inout CheckContext
  ) {
    traces = ProcessTraces(scope)
    self.key = key
    self.isAnywhere = isAnywhere
    self.hasObjects = hasObjects
    lastCall = context.callCount
    followed = FollowedProcess(by: monitor, isAnywhere: isAnywhere, tellsScenesApart: hasObjects == true, &context)
  }

  /// `true` until a call of the page came.
  var isFresh: Bool { traces.isEmpty }

  /// `true` if the page allows the call that was checked last, which has a number, and decides about it as the app's own monitor
  /// does: from the launch on, and without gaps.
  func allows(callNumbered number: Int?) -> Bool {
    hasSamePage && !hasGaps && isLastAllowed && (number == nil || numbered.next == number.map { $0 + 1 })
  }

  /// The scope of a life cycle's calls, or of the process's own for `nil`.
  func scope(of life: Int?) -> LogScope { traces.scope(of: life) }

  /// Begins where its launch line is: with another monitor, if that names the delegates.
  mutating func launch(monitor: Int, _ context: inout CheckContext) {
    isAnywhere = false
    hasObjects = context.hasObjects ?? true
    followed = FollowedProcess(by: monitor, isAnywhere: false, tellsScenesApart: hasObjects == true, &context)
  }

  // MARK: - Order

  /// Expects the call of a number next.
  mutating func expect(number: Int) { numbered.expect(number) }

  /// Takes the next call of the log; those with numbers are checked in the order of these.
  mutating func take(_ call: Call, _ context: inout CheckContext) {
    context.callCount += 1
    lastCall = context.callCount
    compareTimes(call, &context)
    guard let number = call.call.number else { return check(call, &context) }
    switch numbered.take(call, numbered: number) {
    case .late: report(.lateLine(isChecked: false), call, &context)
    case .waiting(let isRepeated):
      if isRepeated { report(.lateLine(isChecked: false), call, &context) }
      if numbered.isFull { giveUpWaiting(&context) }
    case .next:
      if numbered.hasWaiting { report(.lateLine(isChecked: true), call, &context) }
      check(call, &context)
      while let waited = numbered.removeNext() { check(waited, &context) }
    }
  }

  /// Reports a call with an earlier time than the one before, where no number says which was made first.
  private mutating func compareTimes(_ call: Call, _ context: inout CheckContext) {
    guard let time = call.place.time else { return }
    guard let last = lastTime, time < last, call.call.number == nil else { return lastTime = time }
    guard !call.isLate else { return report(.lateLine(isChecked: true), call, &context) }
    lastTime = time
    // At midnight, a clock without a day goes back, too, and at the end of a year one without a year.
    let hasGoneBack = LogRecord.hasYear(time) || last - time < LogDay.length / 2
    if hasGoneBack, last - time > context.window { report(.clockWentBack(last - time), call, &context) }
  }

  /// Checks the calls that wait for one whose line was lost.
  ///
  /// - Parameter isCut: `true` if its line may be left out.
  mutating func giveUpWaiting(isCut: Bool = false, _ context: inout CheckContext) {
    while let (call, missing) = numbered.removeFirst() {
      if missing > 0 {
        if !isCut { report(.lostLines(missing), call, &context) }
        skip(&context)
      }
      check(call, &context)
    }
  }

  /// Goes on after calls that may have been lost.
  mutating func skip(_ context: inout CheckContext) {
    followed.skip(&context)
    hasGaps = true
  }

  // MARK: - Checking

  private mutating func check(_ call: Call, _ context: inout CheckContext) {
    if !isUnderWay, case .listed(let callback) = call.call.callback, !context.launchCallbacks.contains(callback) {
      isUnderWay = true
    }
    guard context.isSelected(call.call) else {
      context.summary.leftOutCalls += 1
      return
    }
    context.summary.calls += 1
    guard case .listed(let callback) = call.call.callback else { return reportUnlisted(call, &context) }
    guard context.monitors.observes(callback, followed.monitor) else { return takeUnobserved(callback, call, &context) }
    context.coverage?.count(callback, at: call.place)
    let isOfProcess = context.isOfProcess[callback.index]
    if !isOfProcess { learnObjects(from: call.call) }
    if isAnywhere, isFresh, context.launchCallbacks.contains(callback) {
      return launch(by: callback, call, &context)
    }
    var monitored = MonitoredCall(callback, scene: call.call.scene)
    if !isOfProcess { monitored.object = call.call.instance ?? call.call.scene }
    guard !isOfOtherObject(monitored, call, &context) else {
      context.summary.unobservedCalls += 1
      return context.judge(call, .unlisted)
    }
    if !isOfProcess, hasObjects == false { (monitored.object, monitored.scene) = (1, 1) }
    let step = followed.take(monitored, at: call.place, isOfProcess: isOfProcess, &context)
    isLastAllowed = step.verdict.isAllowed
    if hasObjects != true { (monitored.object, monitored.scene) = (nil, nil) }
    if isLastAllowed { lookForAbsentCalls(before: monitored, call, &context) }
    context.judge(call, CallJudgement.Answer(step.verdict, step.indistinct?.verdict))
    let life = hasObjects == true ? step.verdict.life : nil
    report(step, call, of: life, &context)
    remember(callback, step.verdict, of: life, call, &context)
    if let forgotten = step.verdict.forgotten, hasObjects == true {
      report(.tooManyScenes, call, &context)
      end(forgotten, &context)
    }
  }

  /// Returns `true` for a call of an object that is not the page's: of a further view controller of a scene, in an app's own print.
  private mutating func isOfOtherObject(
    _ monitored: MonitoredCall, _ call: Call, _ context: inout CheckContext
  ) -> Bool {
    guard !call.call.isGenerated, let object = call.call.instance, !ownObjects.contains(object),
      context.delegatesAmongOthers.contains(context.lifecycle[monitored.callback].delegate)
    else { return false }
    guard followed.allows(monitored, &context) else { return true }
    if ownObjects.count == Self.mostOwnObjects { ownObjects.removeAll() }
    ownObjects.insert(object)
    return false
  }

  /// The number of objects beyond which those before are forgotten.
  private static let mostOwnObjects = 1024

  /// Tells scenes apart once a call names its object or scene, unless it is known that calls do not.
  private mutating func learnObjects(from call: LoggedCall) {
    guard hasObjects == nil else { return }
    hasObjects = call.instance != nil || call.scene != nil
    if hasObjects == true { followed.tellScenesApart() }
  }

  /// Begins with a call that comes only when a process begins.
  private mutating func launch(by callback: CallbackID, _ call: Call, _ context: inout CheckContext) {
    followed = FollowedProcess(
      by: followed.monitor, isAnywhere: true, launchedBy: (callback, call.place), tellsScenesApart: hasObjects == true,
      &context)
    complete = context.completeMonitor.map { context.monitors[$0].process(launchedBy: callback) }
    isAnywhere = false
    context.judge(call, .expected(among: context.judgedCallbacks))
    traces.addLaunch(callback, at: call.place)
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
      unexpected.lostCalls.allSatisfy({ !context.monitors.observes($0, followed.monitor) })
    else { return }
    for callback in unexpected.lostCalls { report(.neverObserved(callback), call, &context) }
  }

  private mutating func remember(
    _ callback: CallbackID, _ verdict: CallMonitor.Verdict, of life: Int?, _ call: Call, _ context: inout CheckContext
  ) {
    if verdict.isTelling { context.summary.telling += 1 }
    if traces.add(call, of: callback, verdict, of: life) { context.summary.lives += 1 }
    for life in verdict.ended { end(life, &context) }
  }

  // MARK: - Reporting

  /// Counts a call that is not observed; one that the page names but never makes is not listed among its calls.
  private mutating func takeUnobserved(_ callback: CallbackID, _ call: Call, _ context: inout CheckContext) {
    guard context.uncalled.contains(callback) else {
      context.judge(call, .expected(among: context.judgedCallbacks))
      context.summary.unobservedCalls += 1
      return
    }
    context.summary.unlistedCalls += 1
    context.judge(call, .unlisted)
    let news = followed.take(uncalled: callback, at: call.place, &context)
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
    let trace = traces[life]
    var callback: CallbackID?
    if case .listed(let id) = call.call.callback { callback = id }
    if case .neverObserved(let id) = reason { callback = id }
    var finding = LogFinding(
      reason: reason, callback: callback, scope: scope(of: life), place: call.place, line: Array(call.line),
      since: reason.isBrokenRule ? place : trace.since, before: trace.recent)
    finding.rules = rules
    if finding.reason.isViolation { traces.countFinding(of: life) }
    context.found.append(finding)
  }

  /// Reports a call that the page does not allow, and the rules that it breaks; one mistake is one finding.
  private mutating func report(
    _ step: FollowedProcess.Step, _ call: Call, of life: Int?, _ context: inout CheckContext
  ) {
    var violations = step.rules.violations
    if context.judgements == nil,
      let unexpected = context.monitors[followed.monitor].explanation(of: step.verdict)
    {
      let rules = step.needsSeveralScenes ? [] : violations.filter { !$0.isAtEnd }.map(\.rule)
      violations.removeAll { rules.contains($0.rule) }
      let reason = step.needsSeveralScenes ? LogFinding.Reason.indistinctScenes : .unexpectedCall(unexpected)
      report(reason, call, of: life, rules: rules, &context)
    }
    report(violations, call, &context)
  }

  /// Reports the rules that a call breaks.
  private mutating func report(
    _ violations: [RuleNews.Violation], _ call: Call, _ context: inout CheckContext
  ) {
    for violation in violations {
      let life = violation.life.flatMap { hasObjects == true && traces.contains($0) ? $0 : nil }
      report(
        .brokenRule(BrokenRule(rule: violation.rule, isAtEnd: violation.isAtEnd)), call, of: life,
        rules: [violation.rule], since: violation.since, &context)
    }
  }

  /// Ends a life cycle.
  private mutating func end(_ life: Int, _ context: inout CheckContext) {
    if let ended = traces.end(life) { context.ended.append(ended) }
  }

  /// Ends the process, and what lives in it: nothing more of it is in the log.
  ///
  /// - Parameter isCut: `true` if calls of it may be left out.
  mutating func end(isCut: Bool, _ context: inout CheckContext) {
    giveUpWaiting(isCut: isCut, &context)
    followed.end(&context)
    context.ended += traces.end()
  }
}
