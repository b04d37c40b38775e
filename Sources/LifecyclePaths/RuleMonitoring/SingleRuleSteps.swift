import LifecycleModel

/// The effect of calls on the places of life cycles and the states of one rule there, computed once for each that has occurred.
struct SingleRuleSteps: Sendable {
  /// The result of a change.
  struct Result: Sendable {
    /// The number of the places after it.
    var places: Int
    /// `true` if every way breaks the rule, whose states begin again.
    var isBroken = false
    /// `true` if the last call certainly was about the rule.
    var isTriggered = false
    /// `true` if the rule has no obligation.
    var isClosed = false
  }

  private let graph: RuleGraph
  private let rule: MonitoredRule
  private let ways: RuleGraph.Ways
  private var all: [RulePlaces] = []
  private var numbers: [RulePlaces: Int] = [:]
  // By the number of places and that of the change.
  private var results: [Int: Result] = [:]

  /// Prepares for a rule, by its number in a graph.
  init(_ graph: RuleGraph, of number: Int) {
    self.graph = graph
    rule = graph.rules[number]
    ways = graph.ways[number]
  }

  /// The bytes of what is kept, about.
  var size: Int { results.count * 64 + all.count * 2 * (graph.placeCount + 32) }

  /// The number of some places where the rule has begun, or where it may have any state.
  mutating func start(at places: [Int], isAnywhere: Bool) -> Int {
    number(of: RulePlaces(isAnywhere ? rule.anywhere : rule.start, at: places, of: graph.placeCount))
  }

  /// The result of a change.
  mutating func result(of change: RuleSteps.Change, at places: Int) -> Result {
    let key = places * RuleSteps.Change.count(callbacks: graph.callbackCount) + change.number
    if let known = results[key] { return known }
    let result = computed(change, at: all[places])
    results[key] = result
    return result
  }

  /// The number of the places of either of two; where a change has led to one of them that breaks the rule, it has no state there.
  mutating func union(_ one: (places: Int, isBroken: Bool), _ other: (places: Int, isBroken: Bool)) -> Int {
    func places(_ result: (places: Int, isBroken: Bool)) -> RulePlaces {
      result.isBroken ? all[result.places].changed { _ in .none } : all[result.places]
    }
    return number(of: places(one).union(places(other)))
  }

  private mutating func computed(_ change: RuleSteps.Change, at before: RulePlaces) -> Result {
    var after = places(after: change, from: before)
    var result = Result(places: 0)
    if change == .settling {
      (result.isTriggered, result.isClosed) = (before.known.isTriggered, before.known.isClosed)
      after = before.changed(\.settled)
    } else if after.isBroken {
      result.isBroken = true
      after = places(after: change, from: before.changed { _ in rule.anywhere })
      if after.isBroken { after = after.changed { _ in RuleStates(bits: rule.start.bits << 2) } }
    }
    result.places = number(of: after)
    return result
  }

  private func places(after change: RuleSteps.Change, from before: RulePlaces) -> RulePlaces {
    func changed(_ places: RulePlaces, by change: RuleChange) -> RulePlaces { places.changed { change($0) } }
    switch change {
    case .call(let callback):
      let after = closed(before).along(ways.calls[callback.index])
      return after.isEmpty ? places(afterAny: callback, from: before) : after
    case .callAnywhere(let callback): return places(afterAny: callback, from: before)
    case .lateCall(let callback):
      return changed(closed(before), by: rule.own[callback.index].outside.or(rule.own[callback.index].inside))
    case .otherCall(let callback): return changed(closed(before), by: rule.others[callback.index])
    case .gap:
      let reached = Set(before.places.flatMap { graph.reached[$0] }).sorted()
      return RulePlaces(rule.anywhere, at: reached, of: graph.placeCount)
    case .processEnd: return changed(before, by: rule.processEnd)
    case .possibleProcessEnd: return changed(before, by: rule.possibleProcessEnd)
    case .settling: return before
    }
  }

  private func places(afterAny callback: CallbackID, from before: RulePlaces) -> RulePlaces {
    // The calls that explain it may have been lost, and with them one that an obligation waits for.
    let states = rule.isPromise ? rule.anywhere : before.known
    return RulePlaces(states, at: Array(0..<graph.placeCount), of: graph.placeCount)
      .along(ways.calls[callback.index])
  }

  /// The places that are reached without a call.
  private func closed(_ places: RulePlaces) -> RulePlaces { places.closed(under: ways.silences) }

  private mutating func number(of places: RulePlaces) -> Int {
    if let known = numbers[places] { return known }
    numbers[places] = all.count
    all.append(places)
    return all.count - 1
  }
}
