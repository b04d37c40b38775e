import LifecycleModel
import LifecyclePaths

/// The answers of several candidates to the calls of a log: the second reading.
///
/// A message is a call if it is one of the generated log, or if it is one for any page, or for the catalog. All candidates answer
/// the same calls: what a page does not read as a call is one that it does not list.
struct JudgedLog: Sendable {
  /// The number of processes that are followed at a time.
  private static let mostProcesses = 1_000_000
  /// The number of processes that are kept as they are; others are packed until their next call.
  private static let mostUnpacked = 1024

  /// The pages that messages are read for, in the order of the reader.
  let pages: [Int]
  /// The first process of which it is not known whether it is one.
  var undatedProcess: UndatedProcess? { table.undated }
  /// The answers.
  var answers: AnswerTable { monitors.answers }

  private let titles: [String]
  private let startsAtLaunch: Bool
  private var monitors: CandidateMonitors
  /// The numbers of the monitors, by page.
  private let numbers: [Range<Int>]
  private var table: ProcessTable
  private var folding: CallFolding
  private var processes = OpenProcesses<JudgedProcess>(mostUnpacked: mostUnpacked)
  private var silent = SilentProcesses()
  /// The number of processes that have begun.
  private var begunCount = 0
  /// The number of calls of processes.
  private var callCount = 0
  /// The number of the last call before the last gap of each key.
  private var gaps: [LogKey?: Int] = [:]
  private var message: JudgedMessage

  /// Begins with candidates, each with its number.
  init(
    _ candidates: [(number: Int, candidate: RankingCandidate)], of pages: [RankedPage], _ survey: RankingSurvey,
    _ options: RankingOptions, mostRows: Int
  ) {
    // A page without a call in the log does not list any.
    self.pages = pages.indices.filter { page in
      survey.surveys[page].hasCalls && candidates.contains { $0.candidate.page == page }
    }
    titles = pages.map(\.lifecycle.name)
    startsAtLaunch = options.startsAtLaunch
    table = ProcessTable(by: options.processKeys)
    // A generated line is a call of its own.
    folding = CallFolding(isOff: options.takesEveryLine || !survey.hasOwnLines)
    message = JudgedMessage(pages: pages.count)
    let monitors = candidates.sorted { $0.candidate.page < $1.candidate.page }.compactMap { number, candidate in
      CandidateMonitor(
        candidate, number: number, of: pages[candidate.page], survey.surveys[candidate.page],
        survey.callbacks[candidate.page], observesAll: options.observesAll)
    }
    self.monitors = CandidateMonitors(monitors, candidates: candidates.count, survey.names, mostRows: mostRows)
    numbers = pages.indices.map(self.monitors.indices)
  }

  /// The callback that a candidate takes calls of a kind for; `nil` for one that does not list it.
  func callback(of kind: Int, for candidate: Int) -> CallbackID? { monitors.callback(of: kind, for: candidate) }

  /// The callbacks of a candidate that have come.
  func callbacks(of candidate: Int) -> Set<CallbackID> {
    let called = answers.kinds.indices.filter { answers.kinds[$0]?.hasCalls == true }
    return Set(called.compactMap { callback(of: $0, for: candidate) })
  }

  /// Takes the next event of a reader with the pages.
  mutating func take(_ event: LogEvent) {
    if message.isOver(before: event) { endMessage() }
    message.begin(event)
    switch event.content {
    case .launch(let launch): begin(launch, event)
    case .lost: if event.page == 0 { lose(under: event.source.key) }
    case .leftOut: if event.page == 0 { leaveOut(under: event.source.key) }
    case .problem: break
    case .call(let call):
      if let name = event.sharedName { takeGenerated(call, name, event) } else { takeOwn(call, event) }
    }
  }

  /// Ends the log.
  mutating func end() {
    endMessage()
    for number in processes.numbers { close(number) }
  }

  // MARK: - Calls

  /// Takes a generated line, which is the same call for all pages.
  private mutating func takeGenerated(_ call: LoggedCall, _ name: Int, _ event: LogEvent) {
    let (index, isCut) = process(of: event)
    guard folding.isOff || folding.isCall(call, on: event.foldingLine(of: index &* pages.count)) else { return }
    let kind = monitors.kind(name)
    let isAtLaunch = startsAtLaunch && !isCut || call.number == 1
    guard let slot = processes.slot(of: index) else { return }
    countCall(slot)
    if kind.mayBegin, !table.tellsApart(event) {
      processes.unpacked[slot]?.restart(with: kind.listings, isAtLaunch: isAtLaunch, &monitors)
    }
    processes.unpacked[slot]?.begin(0..<monitors.count, isAtLaunch: isAtLaunch, &monitors)
    var judged = JudgedCall(kind: name, place: event.place, isGenerated: true)
    judged.object = JudgedCall.Object(instance: call.instance, scene: call.scene)
    processes.unpacked[slot]?.take(judged, number: call.number, &monitors)
  }

  /// Takes another line as a page reads it; once all have, it is answered.
  private mutating func takeOwn(_ call: LoggedCall, _ event: LogEvent) {
    let (index, isCut) = process(of: event)
    if !message.isCall {
      message.isCall = true
      message.isFolded = !folding.isCall(call, on: event.foldingLine(of: index &* pages.count &+ event.page))
    }
    guard !message.isFolded, let slot = processes.slot(of: index) else { return }
    let page = pages[event.page]
    message.add(call, at: event.place, on: page, of: index)
    let isAtLaunch = startsAtLaunch && !isCut
    countCall(slot)
    if let callback = message.callbacks[page], !table.tellsApart(event) {
      let listings = numbers[page].compactMap { monitor in
        monitors[monitor].callback(callback).map { CallKind.Listing(monitor: monitor, callback: $0) }
      }
      processes.unpacked[slot]?.restart(with: listings, isAtLaunch: isAtLaunch, &monitors)
    }
    processes.unpacked[slot]?.begin(numbers[page], isAtLaunch: isAtLaunch, &monitors)
  }

  private mutating func countCall(_ slot: Int) {
    callCount += 1
    processes.unpacked[slot]?.lastCall = callCount
  }

  /// Lets the pages answer the last message, if it is a call that is not generated.
  private mutating func endMessage() {
    defer { message.end() }
    guard message.isCall, !message.isFolded else { return }
    let call = message.call(of: monitors.kind(of: message.callbacks))
    monitors.begin(call)
    for (page, process) in message.readings {
      guard let slot = processes.slot(of: process) else { continue }
      processes.unpacked[slot]?.answer(call, on: page, &monitors)
    }
    monitors.end(call)
  }

  // MARK: - Processes

  /// The process of an event, which begins where there was none; another one where it was closed as one of too many.
  private mutating func process(of event: LogEvent) -> (index: Int, isCut: Bool) {
    var index = table.process(of: event)
    if processes.contains(index) { return (index, false) }
    let isCut = index < begunCount
    if isCut { index = table.restart(of: event) }
    if processes.count >= Self.mostProcesses, let oldest = silent.removeFirst(of: processes) { close(oldest) }
    processes.insert(JudgedProcess(key: event.source.key, lastCall: callCount, monitors: monitors.count), index)
    begunCount = max(begunCount, index + 1)
    return (index, isCut)
  }

  private mutating func begin(_ launch: LaunchLine, _ event: LogEvent) {
    let page = pages[event.page]
    let isFirst = !processes.contains(table.process(of: event))
    guard let slot = processes.slot(of: process(of: event).index) else { return }
    if isFirst { processes.unpacked[slot]?.beginNumbers() }
    if launch.page == titles[page] { processes.unpacked[slot]?.begin(numbers[page], launch, &monitors) }
  }

  /// Lets calls of all processes be lost, in `keyed` of all under the key: the tool does not say whose they were.
  private mutating func lose(under key: LogKey?) {
    for (number, lastCall) in processes.open(under: key) where lastCall >= gaps[key] ?? 0 {
      processes[number]?.skip(&monitors)
    }
    gaps[key] = callCount
  }

  /// Ends all processes, in `keyed` all under the key: those that come now may be others, and anywhere.
  private mutating func leaveOut(under key: LogKey?) {
    for (number, _) in processes.open(under: key) { close(number) }
    table.forget(under: key)
  }

  private mutating func close(_ index: Int) {
    guard var process = processes.remove(index) else { return }
    process.giveUpWaiting(&monitors)
  }
}
