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

    /// The number of changes there are with some callbacks.
    fileprivate static func count(callbacks: Int) -> Int { 4 + 4 * callbacks }

    /// A number that no other has.
    fileprivate var number: Int {
      switch self {
      case .gap: 0
      case .processEnd: 1
      case .possibleProcessEnd: 2
      case .settling: 3
      case .call(let callback): 4 + callback.index * 4
      case .callAnywhere(let callback): 5 + callback.index * 4
      case .lateCall(let callback): 6 + callback.index * 4
      case .otherCall(let callback): 7 + callback.index * 4
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

  /// The number of results that there is room for; all are dropped for more places.
  private static let capacity = 4_000_000

  /// The rules, at most 64.
  let graph: RuleGraph
  /// The number of times that all places were dropped.
  private(set) var generation = 0
  private var all: [RulePlaces] = []
  private var numbers: [RulePlaces: Int] = [:]
  private var results: [Result] = []
  // The indices of the results of all changes at the first places, then at the next; -1 where it is not known.
  private var indices: [Int32] = []
  private let changeCount: Int
  private var unions: [UInt64: Int] = [:]

  init(_ graph: RuleGraph) {
    self.graph = graph
    changeCount = Change.count(callbacks: graph.calls.count)
  }

  private var rules: [MonitoredRule] { graph.rules }

  /// Begins another generation if there are too many places.
  mutating func renew() {
    guard indices.count + unions.count > Self.capacity else { return }
    all.removeAll()
    numbers.removeAll()
    results.removeAll()
    indices.removeAll()
    unions.removeAll()
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
    let index = number * changeCount + change.number
    if indices[index] >= 0 { return results[Int(indices[index])] }
    let result = computed(change, at: all[number])
    indices[index] = Int32(results.count)
    results.append(result)
    return result
  }

  /// The result of one of two changes, which are of the same life cycle.
  mutating func union(_ one: Result, _ other: Result) -> Result {
    guard one.places != other.places || one.broken != other.broken else { return one }
    var union = Result(places: 0, broken: one.broken & other.broken)
    let key = UInt64(min(one.places, other.places)) << 32 | UInt64(max(one.places, other.places))
    if one.broken == other.broken, let known = unions[key] {
      union.places = known
    } else {
      var table = RuleTable(all[one.places], without: one.broken & ~other.broken, for: graph)
      table.add(all[other.places], without: other.broken & ~one.broken)
      union.places = self.number(of: table.places)
      if one.broken == other.broken { unions[key] = union.places }
    }
    return union
  }

  // MARK: - Computing

  private mutating func computed(_ change: Change, at places: RulePlaces) -> Result {
    let before = RuleTable(places, for: graph)
    guard change != .settling else { return settled(before) }
    var after = table(after: change, from: before)
    var result = Result(places: 0)
    result.broken = after.broken
    if result.broken != 0 {
      var free = before
      free.changeStates { result.broken & 1 << UInt64($0) == 0 ? $1 : rules[$0].anywhere }
      after = table(after: change, from: free)
      let never = after.broken
      after.changeStates { never & 1 << UInt64($0) == 0 ? $1 : RuleStates(bits: rules[$0].start.bits << 2) }
    }
    result.places = number(of: after.places)
    return result
  }

  private mutating func settled(_ table: RuleTable) -> Result {
    var result = Result(places: 0)
    for (rule, states) in table.known.enumerated() {
      if states.isTriggered { result.triggered |= 1 << UInt64(rule) }
      if states.isClosed { result.closed |= 1 << UInt64(rule) }
    }
    var table = table
    table.changeStates { $1.settled }
    result.places = number(of: table.places)
    return result
  }

  private func table(after change: Change, from before: RuleTable) -> RuleTable {
    switch change {
    case .call(let callback):
      let after = closed(before).along(graph.calls[callback.index], for: graph)
      return after.isEmpty ? table(afterAny: callback, from: before) : after
    case .callAnywhere(let callback): return table(afterAny: callback, from: before)
    case .lateCall(let callback):
      return changed(closed(before)) { $0.own[callback.index].outside.or($0.own[callback.index].inside) }
    case .otherCall(let callback): return changed(closed(before)) { $0.others[callback.index] }
    case .gap: return RuleTable(before.places.reached(in: graph), for: graph)
    case .processEnd: return changed(before, \.processEnd)
    case .possibleProcessEnd: return changed(before, \.possibleProcessEnd)
    case .settling: return before
    }
  }

  private func table(afterAny callback: CallbackID, from before: RuleTable) -> RuleTable {
    // The calls that explain it may have been lost, and with them one that an obligation waits for.
    let states = zip(rules, before.known).map { $0.isPromise ? $0.anywhere : $1 }
    return RuleTable(anywhere: states, for: graph).along(graph.calls[callback.index], for: graph)
  }

  private func changed(_ table: RuleTable, _ change: (MonitoredRule) -> RuleChange) -> RuleTable {
    var table = table
    table.apply(rules.map(change))
    return table
  }

  /// The places that are reached without a call.
  private func closed(_ before: RuleTable) -> RuleTable {
    var table = before
    table.close(under: graph.silences)
    return table
  }

  private mutating func number(of places: RulePlaces) -> Int {
    if let known = numbers[places] { return known }
    numbers[places] = all.count
    all.append(places)
    indices.append(contentsOf: repeatElement(-1, count: changeCount))
    return all.count - 1
  }
}

extension RulePlaces {
  /// The places that any calls lead to, where the rules may have any state.
  fileprivate func reached(in graph: RuleGraph) -> RulePlaces {
    let reached = Set(places.flatMap { graph.reached[Int($0)] }).sorted()
    return RulePlaces(
      places: reached.map(Int32.init), states: reached.flatMap { _ in graph.rules.map(\.anywhere) })
  }
}
