import LifecycleModel
import LifecyclePaths

/// Compares the events of a log with a page, process by process.
package struct LogCheck: Sendable {
  /// A kind of finding in a process.
  private struct Kind: Hashable {
    let process: LogScope
    let fingerprint: String
  }

  /// The findings, each once for a process, with how often it was found.
  package private(set) var findings: [LogFinding] = []
  private var numbers: [Kind: Int] = [:]
  private var options: Options
  private var context: CheckContext
  private var table: ProcessTable
  private var folding: CallFolding
  private var processes: OpenProcesses<CheckedProcess>
  /// The number of processes that have begun.
  private var begunCount = 0
  /// The number of processes that were closed since the table forgot them.
  private var closedCount = 0
  /// The number of the last call before the last gap, in `keyed` of each key: processes that are silent since have nothing more to lose.
  private var gaps: [LogKey?: Int] = [:]
  private var silent = SilentProcesses()
  /// The number of processes under each key, in `keyed`.
  private var counts: [LogKey: Int] = [:]

  /// Checks against a page; `nil` for one without states.
  package init?(_ lifecycle: Lifecycle, _ options: Options) {
    let graph = RunGraph(lifecycle)
    guard graph.graph.initial != nil else { return nil }
    self.options = options
    if let delegates = options.delegates {
      self.options.observed = options.observed.selected(delegates, of: lifecycle)
    }
    table = ProcessTable(by: options.processKeys)
    processes = OpenProcesses(mostUnpacked: options.mostUnpacked)
    folding = CallFolding(isOff: options.takesEveryLine)
    context = CheckContext(
      lifecycle: lifecycle, digest: lifecycle.callDigest, delegates: options.delegates,
      isWhole: options.selection == nil, window: options.window, hasObjects: options.hasObjects,
      isOfProcess: lifecycle.callbackIDs.map { lifecycle.delegate(of: $0).multiplicity == .process },
      launchCallbacks: lifecycle.launchCallbacks(in: graph),
      uncalled: Set(lifecycle.callbackIDs).subtracting(lifecycle.livingCallbacks),
      delegatesAmongOthers: lifecycle.delegatesAmongOthers,
      monitors: LogMonitors(graph))
    if options.recordsCoverage { context.coverage = LogCoverage(lifecycle, hasPairs: options.recordsPairs) }
    context.summary.rules = Array(repeating: CheckedRule(), count: lifecycle.rules.count)
    context.completeMonitor = options.complete.flatMap {
      context.monitors.number(observing: .callbacks($0), hasObjects: options.hasObjects == true)
    }
  }

  /// The coverage of the page, if it is recorded; complete once the log has ended.
  package var coverage: LogCoverage? { context.coverage }

  /// The first process of which it is not known whether it is one.
  package var undatedProcess: UndatedProcess? { table.undated }

  /// What was checked, in numbers.
  package var summary: LogSummary { context.summary }

  /// Takes the next event, which is in a line.
  package mutating func take(_ event: LogEvent, in line: LogLine, _ report: (Report) -> Void) {
    switch event.content {
    case .launch(let launch): begin(launch, event, in: line)
    case .lost(let count): lose(count, event, in: line)
    case .leftOut: leaveOut(event)
    case .problem(let problem): compare(problem, event, in: line)
    case .call(let call):
      let index = process(of: call, event, in: line)
      guard folding.isCall(call, on: event.foldingLine(of: index)) else {
        context.summary.foldedLines += 1
        processes[index]?.complete(with: call)
        return
      }
      guard let slot = processes.slot(of: index) else { break }
      processes.unpacked[slot]?.take(
        CheckedProcess.Call(
          call: call, place: event.place, isLate: event.isLate, message: event.message, line: line.bytes), &context)
    }
    if !context.found.isEmpty || !context.ended.isEmpty { tell(report) }
  }

  /// Ends the log: what a process does next, or does not do, is not known.
  package mutating func end(_ report: (Report) -> Void) {
    context.coverage?.isAtEnd = true
    for number in processes.numbers {
      close(number, isCut: options.selection?.isOfTime == true)
      tell(report)
    }
  }

  private mutating func tell(_ report: (Report) -> Void) {
    for finding in context.found {
      let fingerprint = finding.fingerprint(on: context.lifecycle, digest: context.digest)
      let kind = Kind(process: finding.scope.ofProcess, fingerprint: fingerprint)
      if let known = numbers[kind] {
        findings[known].count(finding)
      } else {
        numbers[kind] = findings.count
        findings.append(finding)
        report(.finding(finding))
      }
    }
    for life in context.ended {
      context.summary.verdicts[life.verdict, default: 0] += 1
      report(.life(life))
    }
    context.found.removeAll(keepingCapacity: true)
    context.ended.removeAll(keepingCapacity: true)
  }
}

// MARK: - Processes

extension LogCheck {
  /// The process of a call, which begins where there was none.
  private mutating func process(of call: LoggedCall, _ event: LogEvent, in line: LogLine) -> Int {
    let known = knownProcess(of: event)
    var index = known.index
    if index < begunCount {
      // Only where nothing else tells processes apart.
      guard !table.tellsApart(event), processes[index]?.isUnderWay == true,
        case .listed(let callback) = call.callback,
        context.launchCallbacks.contains(callback), !folding.isEnd(call, on: event.foldingLine(of: index))
      else { return index }
      close(index)
      index = table.restart(of: event)
    }
    closeSilent(event, in: line)
    let name = call.launch.map { LogScope.ProcessName.launch($0.text(in: event.message)) }
    let isAtLaunch = options.startsAtLaunch && !known.isCut || call.number == 1
    begin(
      name ?? event.source.process.map(LogScope.ProcessName.number), event.source,
      observing: options.observed, isAtLaunch: isAtLaunch,
      hasObjects: options.hasObjects ?? namesObject(call))
    return index
  }

  /// The index of an event's process; another one where it was closed as one of too many.
  private mutating func knownProcess(of event: LogEvent) -> (index: Int, isCut: Bool) {
    let index = table.process(of: event)
    guard index < begunCount, !processes.contains(index) else { return (index, false) }
    return (table.restart(of: event), true)
  }

  /// Returns `true` if a call names its object or scene; `nil` for one of the process, for one that the page does not list, and
  /// for a print of the app's own of which another line may name it.
  private func namesObject(_ call: LoggedCall) -> Bool? {
    guard case .listed(let callback) = call.callback, !context.isOfProcess[callback.index] else { return nil }
    let isNamed = call.instance != nil || call.scene != nil
    return isNamed || call.isGenerated ? isNamed : nil
  }

  private mutating func begin(
    _ name: LogScope.ProcessName?, _ source: LogSource, observing callbacks: ObservedCallbacks, isAtLaunch: Bool,
    hasObjects: Bool?
  ) {
    guard let monitor = context.monitors.number(observing: callbacks, hasObjects: hasObjects == true) else { return }
    var scope = LogScope(process: begunCount + 1, of: source)
    if let key = source.key {
      scope.process = counts[key, default: 0] + 1
      counts[key] = scope.process
    }
    scope.processName = name
    let process = CheckedProcess(
      scope, key: source.key, monitor: monitor, isAnywhere: !isAtLaunch, hasObjects: hasObjects, &context)
    processes.insert(process, begunCount)
    begunCount += 1
    context.summary.processes += 1
  }

  /// Closes the process that was silent longest if there are too many before another one begins.
  private mutating func closeSilent(_ event: LogEvent, in line: LogLine) {
    guard processes.count >= options.mostProcesses, let index = silent.removeFirst(of: processes) else { return }
    let source = LogSource(key: processes.head(of: index)?.key)
    close(index, isCut: true)
    context.found.append(
      LogFinding(
        reason: .tooManyProcesses(options.mostProcesses), scope: LogScope(process: 0, of: source), place: event.place,
        line: Array(line.bytes), before: []))
  }

  private mutating func begin(_ launch: LaunchLine, _ event: LogEvent, in line: LogLine) {
    let lifecycle = context.lifecycle
    guard launch.page == lifecycle.name else {
      context.otherDelegates[event.source.key, default: []].formUnion(launch.delegates)
      return
    }
    let index = knownProcess(of: event).index
    let callbacks = ObservedCallbacks.delegates(
      lifecycle.delegateIDs.filter { launch.delegates.contains(lifecycle[$0].name) && context.isSelected($0) })
    let hasObjects = options.hasObjects ?? true
    if index == begunCount {
      closeSilent(event, in: line)
      let name = launch.launch.map { LogScope.ProcessName.launch(String(decoding: $0, as: UTF8.self)) }
      begin(name, event.source, observing: callbacks, isAtLaunch: true, hasObjects: hasObjects)
      processes[index]?.expect(number: 1)
    } else if processes[index]?.isFresh == true,
      let monitor = context.monitors.number(observing: callbacks, hasObjects: hasObjects)
    {
      // The calls so far are those of other pages.
      processes[index]?.launch(monitor: monitor, &context)
    } else {
      return
    }
    // The app's monitor follows the calls of all delegates.
    processes[index]?.hasSamePage = launch.digest == context.digest && options.delegates == nil
    guard let digest = launch.digest, digest != context.digest, let scope = processes[index]?.scope(of: nil)
    else { return }
    context.found.append(
      LogFinding(
        reason: .otherPage(digest: digest), scope: scope, place: event.place, line: Array(line.bytes), before: []))
  }

  /// Lets calls of all processes be lost, in `keyed` of all under the key: the tool does not say whose they were.
  private mutating func lose(_ count: Int?, _ event: LogEvent, in line: LogLine) {
    let key = event.source.key
    for (number, lastCall) in processes.open(under: key) where lastCall >= gaps[key] ?? 0 {
      processes[number]?.skip(&context)
    }
    gaps[key] = context.callCount
    context.found.append(
      LogFinding(
        reason: .lostLines(count), scope: LogScope(process: 0, of: LogSource(key: event.source.key)),
        place: event.place, line: Array(line.bytes), before: [])
    )
  }

  /// Ends all processes, in `keyed` all under the key: those that come now may be others, and anywhere.
  private mutating func leaveOut(_ event: LogEvent) {
    for (number, _) in processes.open(under: event.source.key) { close(number, isCut: true) }
    table.forget(under: event.source.key)
  }

  /// Compares the running monitor's verdict on the last call with the own one.
  private mutating func compare(_ problem: ProblemLine, _ event: LogEvent, in line: LogLine) {
    let index = process(of: problem.call, event, in: line)
    guard let process = processes[index], process.allows(callNumbered: problem.call.number),
      case .listed(let callback) = problem.call.callback
    else { return }
    context.found.append(
      LogFinding(
        reason: .monitorDisagrees, callback: callback, scope: process.scope(of: nil), place: event.place,
        line: Array(line.bytes), before: []))
  }

  /// Ends a process that has no more calls.
  private mutating func close(_ index: Int, isCut: Bool = false) {
    guard var process = processes.remove(index) else { return }
    process.end(isCut: isCut, &context)
    closedCount += 1
    // What begins at a launch must not be one that was closed.
    guard closedCount > processes.count + options.mostUnpacked, !options.startsAtLaunch else { return }
    closedCount = 0
    table.forget { !processes.contains($0) }
  }
}
