import LifecycleModel

/// The events of life cycles, each with what is known of the others of its process.
struct LifeEvents: Sendable {
  /// The events by life cycle, in order.
  private(set) var lives: [[MinedEvent]]
  /// The states in which logs begin, where no call leads to them.
  private(set) var beginnings: [String: EventTally] = [:]
  /// The events of which nothing tells where they begin.
  private(set) var baseless: [MinedEvent] = []

  /// Cuts life cycles into events.
  init(_ lives: [MinedLife], _ cutter: EventCutter) {
    var cutter = cutter
    self.lives = lives.map { cutter.events(of: $0) }
    let processes = Dictionary(grouping: lives.indices) { lives[$0].process }
    for index in lives.indices where lives[index].isWholeProcess {
      let others = (processes[lives[index].process] ?? []).filter { $0 != index }
      let timelines = others.map { self.lives[$0] }
      for event in self.lives[index].indices {
        let place = self.lives[index][event].first
        let isBeside = timelines.contains { Self.isAlive($0, at: place, cutter.naming) }
        self.lives[index][event].company = isBeside ? .beside : .alone
      }
    }
    resolve(cutter)
    dropUnfinished()
  }

  /// The calls after which the state is open.
  var openCalls: Set<CallName> { Set(all.filter(\.isOpen).compactMap(\.word.calls.last)) }

  /// All events.
  var all: [MinedEvent] { lives.flatMap { $0 } }

  /// Returns `true` if a life cycle has begun at a place and is not over.
  private static func isAlive(_ events: [MinedEvent], at place: MinedPlace, _ naming: StateNaming) -> Bool {
    var (low, high) = (0, events.count)
    while low < high {
      let middle = (low + high) / 2
      if events[middle].first <= place { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return false }
    return place <= events[low - 1].last || !naming.isOver(events[low - 1].target)
  }

  // MARK: - Life cycles without a beginning

  /// Finds where those life cycles begin of which the log has only the rest.
  private mutating func resolve(_ cutter: EventCutter) {
    var ends: [String: Set<[CallName]>] = [:]
    var reached = ReachedNames(from: cutter.naming.initial)
    for event in all {
      guard let source = event.source else { continue }
      ends[event.target, default: []].insert(event.word.calls)
      reached.add(source, event.path)
    }
    for index in lives.indices {
      guard let event = lives[index].first, event.source == nil else { continue }
      let calls = event.word.calls
      let isRest = (ends[event.target] ?? []).contains {
        $0.count >= calls.count && $0.suffix(calls.count).elementsEqual(calls)
      }
      if isRest, reached.contains(event.target) {
        lives[index].removeFirst()
      } else if let source = cutter.pages.source(of: calls, to: event.target).map(cutter.naming.spelling) {
        begin(index, in: source)
        if !reached.contains(source) {
          beginnings[source, default: EventTally()].add(event)
          reached.add(cutter.naming.initial, [source])
        }
        reached.add(source, event.path)
      } else {
        begin(index, in: cutter.naming.initial)
        baseless.append(event)
        reached.add(cutter.naming.initial, event.path)
      }
    }
  }

  private mutating func begin(_ index: Int, in state: String) {
    lives[index][0].begin(in: state)
    lives[index].replaceSubrange(0...0, with: lives[index][0].parts)
  }

  /// Drops what is only the first part of an event, because its log ends.
  private mutating func dropUnfinished() {
    // By the state and the first call.
    var words: [String: [CallName: Set<[CallName]>]] = [:]
    for event in all where !event.isLast {
      guard let source = event.source, let first = event.word.calls.first else { continue }
      words[source, default: [:]][first, default: []].insert(event.word.calls)
    }
    for index in lives.indices {
      guard let last = lives[index].last, let source = last.source, let first = last.word.calls.first else { continue }
      let calls = last.word.calls
      let known = words[source]?[first] ?? []
      let isUnfinished = known.contains {
        $0.count > calls.count && $0.prefix(calls.count).elementsEqual(calls)
      }
      if isUnfinished, !known.contains(calls) { lives[index].removeLast() }
    }
  }
}

/// The states that are reached from the one in which life cycles begin.
private struct ReachedNames {
  private var reached: Set<String>
  private var successors: [String: Set<String>] = [:]

  init(from initial: String) { reached = [initial] }

  func contains(_ state: String) -> Bool { reached.contains(state) }

  /// Adds an event from a state to others, one after another.
  mutating func add(_ source: String, _ path: [String]) {
    for (source, target) in zip([source] + path, path) {
      guard successors[source, default: []].insert(target).inserted, reached.contains(source) else { continue }
      var waiting = [target]
      while let state = waiting.popLast() {
        if reached.insert(state).inserted { waiting += successors[state] ?? [] }
      }
    }
  }
}
