import LifecycleModel

extension CallSteps {
  /// What a call depends on that comes where the page does not allow it.
  struct AlternativesKey: Hashable {
    let call: CallbackID
    let set: Int
    let surroundings: Surroundings
  }

  /// What the page has instead of a call.
  struct Alternatives {
    /// The calls that are allowed, each with its transitions: those first that lead to the call soonest.
    let expectations: [UnexpectedCall.Expectation]
    /// The fewest calls after which the call is allowed; empty where there are none or too many.
    let lostCalls: [CallbackID]
  }

  /// The number of alternatives that are kept; all are dropped for another.
  private static let alternativesCapacity = 10_000

  /// The length of the longest list of calls that is looked for as lost.
  static let longestLoss = 8

  /// What the page has instead of a call, at the places of a set.
  mutating func alternatives(to call: CallbackID, at set: Int, _ surroundings: Surroundings) -> Alternatives {
    let key = AlternativesKey(call: call, set: set, surroundings: surroundings)
    if let known = alternatives[key] { return known }
    let distances = distances(to: call)
    let found = Alternatives(
      expectations: expectations(from: set, surroundings, distances),
      lostCalls: lostCalls(before: call, from: set, surroundings, distances))
    if alternatives.count >= Self.alternativesCapacity { alternatives.removeAll(keepingCapacity: true) }
    alternatives[key] = found
    return found
  }

  private func expectations(
    from set: Int, _ surroundings: Surroundings, _ distances: [Int]
  ) -> [UnexpectedCall.Expectation] {
    var best: [UnexpectedCall.Expectation: Int] = [:]
    for arrow in allowedArrows(from: set, surroundings) {
      let expectation = UnexpectedCall.Expectation(callback: arrow.callback, transition: arrow.transition)
      best[expectation] = min(best[expectation] ?? .max, distances[arrow.target])
    }
    return best.sorted {
      ($0.value, $0.key.transition, $0.key.callback) < ($1.value, $1.key.transition, $1.key.callback)
    }.map(\.key)
  }

  private mutating func lostCalls(
    before call: CallbackID, from set: Int, _ surroundings: Surroundings, _ distances: [Int]
  ) -> [CallbackID] {
    var lost: [CallbackID] = []
    var current = set
    var surroundings = surroundings
    while true {
      let arrows = allowedArrows(from: current, surroundings)
      guard !arrows.contains(where: { $0.callback == call }) else { return lost }
      guard lost.count < Self.longestLoss,
        let next = arrows.min(by: { (distances[$0.target], $0.callback) < (distances[$1.target], $1.callback) }),
        distances[next.target] < Self.longestLoss
      else { return [] }
      lost.append(next.callback)
      var places = BitSet(below: sets.placeCount)
      places.insert(next.target)
      current = sets.number(of: places)
      surroundings.hasBegun = true
    }
  }

  /// The arrows that leave the places of a set, or those that are reached from them without a call.
  private func allowedArrows(from set: Int, _ surroundings: Surroundings) -> [CallAutomaton.Arrow] {
    let before = closed(set, surroundings)
    return automaton.arrows.filter { before.contains($0.source) }
  }

  /// For each place, the fewest calls that have to come before a call is allowed, whatever the guards; `Int.max` for never.
  private func distances(to call: CallbackID) -> [Int] {
    var distances = Array(repeating: Int.max, count: sets.placeCount)
    var level = Set(automaton.arrows.filter { $0.callback == call }.map(\.source))
    var distance = 0
    while !level.isEmpty {
      var waiting = Array(level)
      while let place = waiting.popLast() {
        for silence in automaton.silentTransitions where silence.target == place && distances[silence.source] == .max {
          if level.insert(silence.source).inserted { waiting.append(silence.source) }
        }
      }
      for place in level { distances[place] = distance }
      level = Set(
        automaton.arrows.filter { level.contains($0.target) && distances[$0.source] == .max }.map(\.source))
      distance += 1
    }
    return distances
  }
}
