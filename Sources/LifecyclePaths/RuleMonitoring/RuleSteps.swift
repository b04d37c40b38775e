import LifecycleModel

/// The places of a life cycle, with the states that the automaton of each rule may have there.
struct RulePlaces: Hashable, Sendable {
  /// The places, in order.
  var places: [Int32] = []
  /// The states of each rule at the first place, then at the next.
  var states: [RuleStates] = []
}

/// The effect of calls on the places of life cycles and the states of rules there, computed once for each that has occurred.
struct RuleSteps: Sendable {
  /// A change of a life cycle.
  enum Change: Hashable, Sendable {
    /// A call of its own.
    case call(CallbackID)
    /// The same, wherever the page allows it.
    case callAnywhere(CallbackID)
    /// A call of its own that may come late: it stays where it is.
    case lateCall(CallbackID)
    /// A call of another life cycle, or of the process for another.
    case otherCall(CallbackID)
    /// Any calls.
    case gap
    /// No scene is alive, or perhaps none.
    case processEnd, possibleProcessEnd
    /// The next call comes.
    case settling

    /// A number that no other has.
    fileprivate var code: UInt64 {
      switch self {
      case .gap: 0
      case .processEnd: 1
      case .possibleProcessEnd: 2
      case .settling: 3
      case .call(let callback): UInt64(callback.index) << 2 | 1 << 34
      case .callAnywhere(let callback): UInt64(callback.index) << 2 | 1 << 34 | 1
      case .lateCall(let callback): UInt64(callback.index) << 2 | 1 << 34 | 2
      case .otherCall(let callback): UInt64(callback.index) << 2 | 1 << 34 | 3
      }
    }
  }

  /// The result of a change.
  struct Result: Sendable {
    /// The number of the places after it.
    var places: Int
    /// The rules that every way breaks, whose states begin again.
    var broken: UInt64 = 0
    /// The rules that the last call was about for certain.
    var triggered: UInt64 = 0
    /// The rules without an obligation.
    var closed: UInt64 = 0
  }

  /// The number of places that are kept; all are dropped for another.
  private static let capacity = 100_000

  /// The rules, at most 64.
  let graph: RuleGraph
  /// The number of times that all places were dropped.
  private(set) var generation = 0
  private var all: [RulePlaces] = []
  private var numbers: [RulePlaces: Int] = [:]
  private var results: [UInt64: Result] = [:]

  init(_ graph: RuleGraph) { self.graph = graph }

  private var rules: [MonitoredRule] { graph.rules }

  /// Begins another generation if there are too many places.
  mutating func renew() {
    guard all.count > Self.capacity else { return }
    all.removeAll()
    numbers.removeAll()
    results.removeAll()
    generation += 1
  }

  /// The number of some places where the rules have begun, or where they may have any state.
  mutating func start(at places: [Int], isAnywhere: Bool) -> Int {
    number(
      of: RulePlaces(
        places: places.map(Int32.init),
        states: places.flatMap { _ in rules.map { isAnywhere ? $0.anywhere : $0.start } }))
  }

  /// The result of a change.
  mutating func result(of change: Change, at number: Int) -> Result {
    let key = UInt64(number) << 40 ^ change.code
    if let known = results[key] { return known }
    let result = computed(change, at: all[number])
    results[key] = result
    return result
  }

  /// The result of one of two changes, which are of the same life cycle.
  mutating func union(_ one: Result, _ other: Result) -> Result {
    guard one.places != other.places || one.broken != other.broken else { return one }
    var merged = table(all[one.places], without: one.broken & ~other.broken)
    for (place, states) in table(all[other.places], without: other.broken & ~one.broken) {
      merged[place] = merged[place].map { zip($0, states).map { $0.union($1) } } ?? states
    }
    return Result(places: number(of: merged), broken: one.broken & other.broken)
  }

  // MARK: - Computing

  private typealias Table = [Int: [RuleStates]]

  private mutating func computed(_ change: Change, at places: RulePlaces) -> Result {
    let before = table(places, without: 0)
    var after = table(after: change, from: before)
    guard change != .settling else { return settled(before) }
    var result = Result(places: 0)
    result.broken = empty(after)
    if result.broken != 0 {
      let free = before.mapValues { states in
        states.indices.map { result.broken & 1 << UInt64($0) == 0 ? states[$0] : rules[$0].anywhere }
      }
      after = table(after: change, from: free)
      let never = empty(after)
      after = after.mapValues { states in
        states.indices.map { never & 1 << UInt64($0) == 0 ? states[$0] : triggered(rules[$0].start) }
      }
    }
    result.places = number(of: after)
    return result
  }

  private func triggered(_ states: RuleStates) -> RuleStates { RuleStates(bits: states.bits << 2) }

  private mutating func settled(_ table: Table) -> Result {
    var result = Result(places: 0)
    for rule in rules.indices {
      let states = table.values.reduce(RuleStates.none) { $0.union($1[rule]) }
      if states.isTriggered { result.triggered |= 1 << UInt64(rule) }
      if states.isClosed { result.closed |= 1 << UInt64(rule) }
    }
    result.places = number(of: table.mapValues { $0.map(\.settled) })
    return result
  }

  private func table(after change: Change, from before: Table) -> Table {
    switch change {
    case .call(let callback):
      let after = table(along: graph.calls[callback.index], from: closed(before))
      return after.isEmpty ? table(afterAny: callback, from: before) : after
    case .callAnywhere(let callback): return table(afterAny: callback, from: before)
    case .lateCall(let callback):
      return map(closed(before)) { $0.own[callback.index].outside.or($0.own[callback.index].inside) }
    case .otherCall(let callback): return map(closed(before)) { $0.others[callback.index] }
    case .gap:
      let places = Set(before.keys.flatMap { graph.reached[$0] })
      return Table(uniqueKeysWithValues: places.map { ($0, rules.map(\.anywhere)) })
    case .processEnd: return map(before, \.processEnd)
    case .possibleProcessEnd: return map(before, \.possibleProcessEnd)
    case .settling: return before
    }
  }

  private func table(afterAny callback: CallbackID, from before: Table) -> Table {
    let none = rules.map { _ in RuleStates.none }
    let known = before.values.reduce(none) { zip($0, $1).map { $0.union($1) } }
    // The calls that explain it may have been lost, and with them one that an obligation waits for.
    let states = zip(rules, known).map { $0.isPromise ? $0.anywhere : $1 }
    let everywhere = (0..<graph.placeCount).map { ($0, states) }
    return table(along: graph.calls[callback.index], from: Table(uniqueKeysWithValues: everywhere))
  }

  private func map(_ table: Table, _ change: (MonitoredRule) -> RuleChange) -> Table {
    let changes = rules.map(change)
    return table.mapValues { zip(changes, $0).map { $0($1) } }
  }

  private func table(along edges: [RuleGraph.Edge], from before: Table) -> Table {
    var after: Table = [:]
    for edge in edges {
      guard let states = before[edge.source] else { continue }
      let moved = zip(edge.changes, states).map { $0($1) }
      after[edge.target] = after[edge.target].map { zip($0, moved).map { $0.union($1) } } ?? moved
    }
    return after
  }

  /// The places that are reached without a call.
  private func closed(_ before: Table) -> Table {
    var table = before
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for edge in graph.silences {
        guard let states = table[edge.source] else { continue }
        let moved = zip(edge.changes, states).map { $0($1) }
        let known = table[edge.target]
        let all = known.map { zip($0, moved).map { $0.union($1) } } ?? moved
        if known != all {
          table[edge.target] = all
          isGrowing = true
        }
      }
    }
    return table
  }

  /// The rules that have no state at any place.
  private func empty(_ table: Table) -> UInt64 {
    guard !table.isEmpty else { return 0 }
    return rules.indices.reduce(0) { broken, rule in
      table.values.allSatisfy { $0[rule].isEmpty } ? broken | 1 << UInt64(rule) : broken
    }
  }

  private func table(_ places: RulePlaces, without rules: UInt64) -> Table {
    let width = self.rules.count
    return Table(
      uniqueKeysWithValues: places.places.enumerated().map { index, place in
        let states = places.states[index * width..<(index + 1) * width]
        guard rules != 0 else { return (Int(place), Array(states)) }
        return (Int(place), states.enumerated().map { rules & 1 << UInt64($0.offset) == 0 ? $0.element : .none })
      })
  }

  private mutating func number(of table: Table) -> Int {
    let places = table.keys.sorted()
    return number(of: RulePlaces(places: places.map(Int32.init), states: places.flatMap { table[$0] ?? [] }))
  }

  private mutating func number(of places: RulePlaces) -> Int {
    if let known = numbers[places] { return known }
    numbers[places] = all.count
    all.append(places)
    return all.count - 1
  }
}
