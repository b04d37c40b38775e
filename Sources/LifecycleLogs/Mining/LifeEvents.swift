import LifecycleModel

/// The events of life cycles, each with what is known of the others of its process.
struct LifeEvents: Sendable {
  /// A change of state of which the logs have no call.
  struct Unseen: Hashable, Comparable {
    /// The state before it.
    let source: String
    /// The state after it.
    let target: String

    static func < (a: Unseen, b: Unseen) -> Bool { (a.source, a.target) < (b.source, b.target) }
  }

  /// The state in which a life cycle is when the log begins, where it must not be the initial one.
  private static let unknownState = "Unknown"

  /// The events by life cycle, in order.
  private(set) var lives: [[MinedEvent]]
  /// The changes to states in which logs begin, and over gaps in them, where no events lead there.
  private(set) var unseen: [Unseen: EventTally] = [:]
  /// The events of which nothing tells where they begin, each in a state that stands for it.
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
    resolve(lives, cutter)
    dropUnfinished()
    bridgeGaps(lives, cutter.naming)
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
  ///
  /// Where nothing tells, that is the initial state; but a call from there counts as one that begins a process, so that a check
  /// would take the launch that follows in the log for a call of the same process.
  private mutating func resolve(_ lives: [MinedLife], _ cutter: EventCutter) {
    var ends: [String: Set<[CallName]>] = [:]
    var reached = ReachedNames(from: cutter.naming.initial)
    for event in all {
      guard let source = event.source else { continue }
      ends[event.target, default: []].insert(event.word.calls)
      reached.add(source, event.path)
    }
    func reachBeforeLog(_ source: String, _ event: MinedEvent) {
      guard !reached.contains(source) else { return }
      unseen[Unseen(source: cutter.naming.initial, target: source), default: EventTally()].add(event)
      reached.add(cutter.naming.initial, [source])
    }
    for index in lives.indices {
      guard let event = self.lives[index].first, event.source == nil else { continue }
      let calls = event.word.calls
      let isRest = (ends[event.target] ?? []).contains {
        $0.count >= calls.count && $0.suffix(calls.count).elementsEqual(calls)
      }
      if isRest, reached.contains(event.target) {
        self.lives[index].removeFirst()
      } else if let source = cutter.pages.source(of: calls, to: event.target).map(cutter.naming.spelling) {
        begin(index, in: source)
        reachBeforeLog(source, event)
        reached.add(source, event.path)
      } else {
        let source = lives[index].isFollowed ? Self.unknownState : cutter.naming.initial
        begin(index, in: source)
        reachBeforeLog(source, event)
        baseless.append(event.beginning(in: source))
        reached.add(source, event.path)
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

extension LifeEvents {
  /// Lets the state after a gap be reached from the one before it, in the same life cycle: which calls were lost is not known, but a
  /// check of the same log looks for some way on the page.
  private mutating func bridgeGaps(_ lives: [MinedLife], _ naming: StateNaming) {
    struct Key: Hashable {
      let process: Int
      let name: LogScope.LifeName?
    }
    var changes = Set(unseen.keys)
    for event in all {
      guard let source = event.source else { continue }
      for (source, target) in zip([source] + event.path, event.path) {
        changes.insert(Unseen(source: source, target: target))
      }
    }
    // By the state before: there are few, and perhaps very many gaps.
    var reached: [String: ReachedNames] = [:]
    func canReach(_ target: String, from source: String) -> Bool {
      if reached[source] == nil {
        var names = ReachedNames(from: source)
        for change in changes { names.add(change.source, [change.target]) }
        reached[source] = names
      }
      return reached[source]?.contains(target) ?? false
    }
    let groups = Dictionary(grouping: lives.indices) { Key(process: lives[$0].undivided, name: lives[$0].name) }
    for parts in groups.values.filter({ $0.count > 1 }).sorted(by: { $0[0] < $1[0] }) {
      var before: String?
      for index in parts.sorted(by: { lives[$0].process < lives[$1].process }) {
        guard let first = self.lives[index].first else { continue }
        if let before, let after = first.source, !lives[index].isWhole, !naming.isOver(before),
          !canReach(after, from: before)
        {
          let change = Unseen(source: before, target: after)
          changes.insert(change)
          reached = [:]
          unseen[change, default: EventTally()].add(first)
        }
        before = self.lives[index].last?.target
      }
    }
  }
}

/// The states that are reached from one, such as that in which life cycles begin.
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
