import LifecycleModel
import LifecyclePaths

/// A process as a check follows it.
struct CheckedProcess: Sendable {
  /// A call with its place, its message and its line.
  struct Call: Sendable {
    /// The call.
    let call: LoggedCall
    /// Its place.
    let place: LogPlace
    /// The bytes of the message and of the line.
    private(set) var message: ArraySlice<UInt8>
    private(set) var line: ArraySlice<UInt8>

    /// The same with bytes of its own, which do not keep the block.
    var copied: Call {
      var copy = self
      copy.message = Array(message)[...]
      copy.line = Array(line)[...]
      return copy
    }
  }

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
  /// The same where nothing tells its scenes apart: each call may be of any of several.
  private var indistinct: CallMonitor.Process?
  /// The same if all callbacks of the delegates were observed, also those that the log does not have.
  private var complete: CallMonitor.Process?
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
  init(_ scope: LogScope, key: LogKey?, monitor: Int, isAnywhere: Bool, _ context: inout CheckContext) {
    self.scope = scope
    self.key = key
    self.monitor = monitor
    self.isAnywhere = isAnywhere
    hasObjects = context.hasObjects
    state = context.monitors[monitor].process(isAnywhere: isAnywhere)
    if hasObjects != true { indistinct = state }
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
    nameObjects()
    indistinct = hasObjects == true ? nil : state
  }

  /// Counts on objects or scenes in the calls, unless it is known otherwise.
  mutating func nameObjects() {
    hasObjects = hasObjects ?? true
    if hasObjects == true { indistinct = nil }
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
    if var indistinct {
      context.monitors[monitor].skip(in: &indistinct)
      self.indistinct = indistinct
    }
    hasGaps = true
  }

  // MARK: - Checking

  private mutating func check(_ call: Call, _ context: inout CheckContext) {
    context.summary.calls += 1
    guard case .listed(let callback) = call.call.callback else { return reportUnlisted(call, &context) }
    guard context.monitors.observes(callback, monitor) else { return takeUnobserved(callback, call, &context) }
    let isOfProcess = context.lifecycle.delegate(of: callback).multiplicity == .process
    if !isOfProcess {
      if call.call.instance != nil || call.call.scene != nil { nameObjects() } else { hasObjects = hasObjects ?? false }
    }
    if isAnywhere, trace.count == 0, lives.isEmpty, context.launchCallbacks.contains(callback) {
      state = context.monitors[monitor].process(launchedBy: callback)
      if hasObjects != true { indistinct = state }
      complete = context.completeMonitor.map { context.monitors[$0].process(launchedBy: callback) }
      isAnywhere = false
      trace.add(callback, state: nil, at: call.place, isTelling: false)
      return
    }
    var monitored = MonitoredCall(callback, scene: call.call.scene)
    if !isOfProcess { monitored.object = call.call.instance ?? call.call.scene }
    if !isOfProcess, hasObjects == false { (monitored.object, monitored.scene) = (1, 1) }
    let verdict = context.monitors[monitor].take(monitored, in: &state)
    isUnderWay = isUnderWay || !context.launchCallbacks.contains(callback)
    var isLoose = false
    if hasObjects != true, var indistinct {
      if !isOfProcess { (monitored.object, monitored.scene) = (nil, nil) }
      isLoose = context.monitors[monitor].take(monitored, in: &indistinct).isAllowed
      self.indistinct = indistinct
    }
    isLastAllowed = verdict.isAllowed
    if verdict.isAllowed { lookForAbsentCalls(before: monitored, call, &context) }
    let life = hasObjects == true ? verdict.life : nil
    if let unexpected = context.monitors[monitor].explanation(of: verdict) {
      report(isLoose ? .indistinctScenes : .unexpectedCall(unexpected), call, of: life, &context)
    }
    remember(callback, verdict, of: life, call, &context)
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
      context.summary.unobservedCalls += 1
      return
    }
    context.summary.unlistedCalls += 1
    report(.unlistedCall(context.lifecycle.qualifiedName(of: callback)), call, &context)
  }

  private mutating func reportUnlisted(_ call: Call, _ context: inout CheckContext) {
    context.summary.unlistedCalls += 1
    // What other delegates print than those of the page is no matter of it.
    guard call.call.delegate != nil || call.call.isGenerated && !context.isOfOtherPage(call, under: key) else { return }
    report(.unlistedCall(call.call.name(in: call.message, of: context.lifecycle)), call, &context)
  }

  private mutating func report(
    _ reason: LogFinding.Reason, _ call: Call, of life: Int? = nil, _ context: inout CheckContext
  ) {
    let trace = life.flatMap { lives[$0]?.trace } ?? trace
    var callback: CallbackID?
    if case .listed(let id) = call.call.callback { callback = id }
    if case .neverObserved(let id) = reason { callback = id }
    let finding = LogFinding(
      reason: reason, callback: callback, scope: scope(of: life), place: call.place, line: Array(call.line),
      since: trace.since, before: trace.recent)
    if finding.reason.isViolation {
      if let life { lives[life]?.trace.findings += 1 } else { self.trace.findings += 1 }
    }
    context.found.append(finding)
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
    for life in lives.keys.sorted() { end(life, &context) }
    context.ended.append(CheckedLife(scope(of: nil), trace))
  }
}

extension LogScope.LifeName {
  /// The name of the life cycle that a call belongs to.
  fileprivate init?(_ call: LoggedCall) {
    if let scene = call.scene {
      self = .scene(scene)
    } else if let instance = call.instance {
      self = .object(instance)
    } else {
      return nil
    }
  }
}
