import LifecycleModel
import LifecyclePaths

/// Collects the calls of logs, and gives each to a life cycle: the second reading.
struct LifeCollector: Sendable {
  private let lifecycle: Lifecycle
  private let pages: ReferencePages
  private let options: LifeReader.Options
  private var table: ProcessTable
  private var folding: CallFolding
  private var processes: [LoggedProcess] = []
  private var names: [String: String] = [:]
  /// The number of calls whose names no page can have.
  private(set) var illegibleCount = 0

  /// Begins with the delegates and callbacks of the logs.
  init(_ names: LogNames, _ options: LifeReader.Options) {
    lifecycle = names.lifecycle
    pages = names.pages
    self.options = options
    table = ProcessTable(by: options.processKeys)
    folding = CallFolding(isOff: options.takesEveryLine)
  }

  /// The first process of which it is not known whether it is one.
  var undatedProcess: UndatedProcess? { table.undated }

  /// Takes the next event.
  mutating func take(_ event: LogEvent, section: (number: Int, comment: String?)) {
    switch event.content {
    case .problem: break
    case .lost, .leftOut: for index in processes.indices { processes[index].lose() }
    case .launch:
      let index = table.process(of: event)
      if index == processes.count { processes.append(LoggedProcess(.told)) }
    case .call(let call):
      guard let name = name(of: call, in: event.message) else { return }
      let index = process(of: call, name, event)
      guard folding.isCall(call, on: event.foldingLine(of: index)) else {
        return processes[index].complete(name, with: call.instance)
      }
      guard options.delegates.isEmpty || options.delegates.contains(name.delegate) else {
        return processes[index].leaveOut(call.number, launches: pages.launches(name))
      }
      processes[index].take(
        LoggedProcess.Call(
          mined: mined(call, name, event, section: section), delegate: call.delegate, isOfProcess: isOfProcess(call),
          number: call.number, launches: pages.launches(name)))
    }
  }

  /// Forgets the sections of a file whose calls are all in one.
  mutating func end(file: Int) {
    let sections = Set(processes.flatMap { $0.sections(ofFile: file) })
    guard sections.count == 1 else { return }
    for index in processes.indices { processes[index].forgetSections(ofFile: file) }
  }

  /// The life cycles in the order of their first lines.
  func lives() -> [MinedLife] {
    let hasObjects = processes.contains { $0.calls.contains { !$0.isOfProcess && $0.mined.object != nil } }
    let parts = processes.enumerated().flatMap { number, process in process.parts.map { (of: number, part: $0) } }
    let all = parts.enumerated().flatMap { number, found in
      let part = found.part
      return LifeAssignment(part.calls, rest: options.rest, hasObjects: hasObjects).lives.map { life in
        let isWhole = part.start != .unknown || pages.begins(life.calls[0].name)
        return MinedLife(
          process: number, of: found.of, name: life.name, calls: life.calls, isWhole: isWhole, processStart: part.start,
          isFollowed: processes[found.of].isFollowed)
      }
    }
    return all.sorted { $0.calls[0].place < $1.calls[0].place }
  }

  private mutating func process(of call: LoggedCall, _ name: CallName, _ event: LogEvent) -> Int {
    var index = table.process(of: event)
    if index < processes.count {
      guard !table.tellsApart(event), processes[index].isUnderWay, pages.launches(name) else {
        return index
      }
      processes[index].end()
      index = table.restart(of: event)
    }
    let isTold = options.startsAtLaunch || call.number == 1
    processes.append(LoggedProcess(isTold ? .told : pages.launches(name) ? .launched : .unknown))
    return index
  }

  private mutating func mined(
    _ call: LoggedCall, _ name: CallName, _ event: LogEvent, section: (number: Int, comment: String?)
  ) -> MinedCall {
    var mined = MinedCall(
      name, time: event.place.time, state: call.state.map { shared($0.text(in: event.message)) },
      at: MinedPlace(file: event.place.file, line: event.place.line), section: section.number,
      comment: section.comment)
    if !isOfProcess(call) { mined.object = call.instance ?? call.scene }
    mined.scene = call.scene
    return mined
  }

  private mutating func name(of call: LoggedCall, in message: ArraySlice<UInt8>) -> CallName? {
    switch call.callback {
    case .listed(let id): return CallName(lifecycle.delegate(of: id).name, lifecycle[id].name)
    case .unlisted(let index):
      let entry = lifecycle.catalog.entries[index]
      let delegate =
        call.delegate.map { lifecycle[$0].name } ?? lifecycle.catalog.conventionalName(forType: entry.owner)
      return CallName(delegate, entry.name)
    case .unknown:
      guard let delegate = call.delegateRange else { return nil }
      let texts = [delegate, call.range].map { String(decoding: LogfmtValue.bytes(of: $0, in: message), as: UTF8.self) }
      let owner = call.delegate.map { lifecycle[$0] } ?? Delegate(name: texts[0])
      guard lifecycle.canHave(delegate: texts[0]), lifecycle.canHave(texts[1], of: owner) else {
        illegibleCount += 1
        return nil
      }
      return CallName(shared(texts[0]), shared(texts[1]))
    }
  }

  private func isOfProcess(_ call: LoggedCall) -> Bool {
    if let delegate = call.delegate { return lifecycle[delegate].multiplicity == .process }
    guard case .unlisted(let index) = call.callback else { return true }
    let owner = lifecycle.catalog.entries[index].owner
    return lifecycle.catalog.conventionalMultiplicity(ofTypes: [owner]) ?? .process == .process
  }

  /// The same text, of which there is one only.
  private mutating func shared(_ text: String) -> String {
    if let known = names[text] { return known }
    names[text] = text
    return text
  }
}
