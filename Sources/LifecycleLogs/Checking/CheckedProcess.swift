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
  /// `true` once a call came that only another scene could have, which nothing tells apart.
  var needsSeveralScenes = false
  /// `true` once lines were lost.
  var hasGaps = false
  /// The calls with numbers.
  var numbered = NumberedCalls<Call>()
  /// The last call, as long as no line of it names its object and the next one may.
  var unnamed: Call?
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
    followed = FollowedProcess(
      by: monitor, under: key, isAnywhere: isAnywhere, tellsScenesApart: hasObjects == true, &context)
  }

  /// `true` until a call of the page came.
  var isFresh: Bool { traces.isEmpty && unnamed == nil }

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
    followed = FollowedProcess(
      by: monitor, under: key, isAnywhere: false, tellsScenesApart: hasObjects == true, &context)
  }

  // MARK: - Order

  /// Expects the call of a number next.
  mutating func expect(number: Int) { numbered.expect(number) }

  /// Takes the next call of the log; those with numbers are checked in the order of these.
  mutating func take(_ call: Call, _ context: inout CheckContext) {
    takeUnnamed(&context)
    context.callCount += 1
    lastCall = context.callCount
    guard mayBeNamed(call.call, context) else { return takeNow(call, &context) }
    noteUnderWay(call.call, context)
    unnamed = call.copied
  }

  /// Takes over the object that another line of the last call names.
  mutating func complete(with call: LoggedCall) {
    guard unnamed?.call.callback == call.callback else { return }
    unnamed?.call.instance = call.instance
  }

  /// Returns `true` for a call of which another line may name the object: of a print of the app's own without one.
  private func mayBeNamed(_ call: LoggedCall, _ context: CheckContext) -> Bool {
    guard hasObjects != false, !call.isGenerated, call.instance == nil,
      case .listed(let callback) = call.callback
    else { return false }
    return !context.isOfProcess[callback.index]
  }

  /// Takes the call that waits for a line with its object: there is none.
  private mutating func takeUnnamed(_ context: inout CheckContext) {
    guard let call = unnamed else { return }
    unnamed = nil
    takeNow(call, &context)
  }

  private mutating func takeNow(_ call: Call, _ context: inout CheckContext) {
    compareTimes(call, &context)
    guard let number = call.call.number else { return check(call, &context) }
    switch numbered.take(number, of: call.copied) {
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
    takeUnnamed(&context)
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
    takeUnnamed(&context)
    followed.skip(&context)
    hasGaps = true
  }

  // MARK: - Checking

  private mutating func check(_ call: Call, _ context: inout CheckContext) {
    noteUnderWay(call.call, context)
    guard context.isSelected(call.call) else {
      context.summary.leftOutCalls += 1
      return
    }
    context.summary.calls += 1
    guard case .listed(let callback) = call.call.callback else { return reportUnlisted(call, &context) }
    guard context.monitors.observes(callback, followed.monitor) else { return takeUnobserved(callback, call, &context) }
    context.coverage?.count(callback, at: call.place, under: key)
    let isOfProcess = context.isOfProcess[callback.index]
    if !isOfProcess { learnObjects(from: call.call) }
    if isAnywhere, isFresh, context.launchCallbacks.contains(callback) {
      return launch(by: callback, call, &context)
    }
    var monitored = MonitoredCall(callback, scene: call.call.scene)
    if !isOfProcess { monitored.object = call.call.instance ?? call.call.scene }
    guard !isOfOtherObject(monitored, call, &context) else {
      context.summary.unobservedCalls += 1
      return
    }
    if !isOfProcess, hasObjects == false { (monitored.object, monitored.scene) = (1, 1) }
    let step = followed.take(monitored, at: call.place, isOfProcess: isOfProcess, &context)
    isLastAllowed = step.verdict.isAllowed
    needsSeveralScenes = needsSeveralScenes || step.needsSeveralScenes
    if isLastAllowed, !needsSeveralScenes { lookForAbsentCalls(before: monitored, call, &context) }
    let life = hasObjects == true ? step.verdict.life : nil
    report(step, call, of: life, &context)
    remember(callback, step.verdict, of: life, call, &context)
    if let forgotten = step.verdict.forgotten, hasObjects == true {
      report(.tooManyScenes, call, &context)
      end(forgotten, &context)
    }
  }

  private mutating func noteUnderWay(_ call: LoggedCall, _ context: CheckContext) {
    guard !isUnderWay, case .listed(let callback) = call.callback else { return }
    isUnderWay = !context.launchCallbacks.contains(callback)
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
      by: followed.monitor, under: key, isAnywhere: true, launchedBy: (callback, call.place),
      tellsScenesApart: hasObjects == true, &context)
    complete = context.completeMonitor.map { context.monitors[$0].process(launchedBy: callback) }
    isAnywhere = false
    traces.addLaunch(callback, at: call.place)
  }

  /// Reports the callbacks that the log never has, where the page expects nothing but such before a call.
  private mutating func lookForAbsentCalls(
    before monitored: MonitoredCall, _ call: Call, _ context: inout CheckContext
  ) {
    guard let monitor = context.completeMonitor else { return }
    var process = complete ?? context.monitors[monitor].process(isAnywhere: isAnywhere)
    // Its storage is changed, not copied.
    complete = nil
    let verdict = context.monitors[monitor].take(monitored, in: &process)
    complete = process
    guard let unexpected = context.monitors[monitor].explanation(of: verdict, mostLost: .max),
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

  /// Counts a call that is not observed; one that the page names but never makes is not listed among its calls, unless a rule
  /// says that it never comes.
  private mutating func takeUnobserved(_ callback: CallbackID, _ call: Call, _ context: inout CheckContext) {
    guard context.uncalled.contains(callback) else {
      context.summary.unobservedCalls += 1
      return
    }
    let news = followed.take(uncalled: callback, at: call.place, &context)
    guard news.violations.isEmpty else {
      context.summary.telling += 1
      return report(news.violations, call, &context)
    }
    context.summary.unlistedCalls += 1
    report(.unlistedCall(context.lifecycle.qualifiedName(of: callback)), call, &context)
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
