import LifecycleModel

extension CallSteps {
  /// The calls that are allowed at the places of a set, each with its transitions: those first that lead to a call soonest.
  mutating func expectations(
    before call: CallbackID, from set: Int, _ surroundings: Surroundings
  ) -> [UnexpectedCall.Expectation] {
    let distances = distances(to: call)
    var best: [UnexpectedCall.Expectation: Int] = [:]
    for arrow in allowedArrows(from: set, surroundings) {
      let expectation = UnexpectedCall.Expectation(callback: arrow.callback, transition: arrow.transition)
      best[expectation] = min(best[expectation] ?? .max, distances[arrow.target])
    }
    return best.sorted {
      ($0.value, $0.key.transition, $0.key.callback) < ($1.value, $1.key.transition, $1.key.callback)
    }.map(\.key)
  }

  /// The fewest calls after which a call is allowed, from the places of a set; empty where there are none or too many.
  mutating func lostCalls(
    before call: CallbackID, from set: Int, _ surroundings: Surroundings
  ) -> [CallbackID] {
    let distances = distances(to: call)
    var lost: [CallbackID] = []
    var current = set
    var surroundings = surroundings
    while !result(of: call, from: current, surroundings).isAllowed {
      let arrows = allowedArrows(from: current, surroundings)
      guard lost.count < UnexpectedCall.longestLoss,
        let next = arrows.min(by: { (distances[$0.target], $0.callback) < (distances[$1.target], $1.callback) }),
        distances[next.target] < UnexpectedCall.longestLoss
      else { return [] }
      lost.append(next.callback)
      current = sets.number(of: [next.target])
      surroundings.hasBegun = true
    }
    return lost
  }

  /// The arrows that leave the places of a set, or those that are reached from them without a call.
  private mutating func allowedArrows(from set: Int, _ surroundings: Surroundings) -> [CallAutomaton.Arrow] {
    let before = closed(set, surroundings)
    return automaton.arrows.filter { sets.contains($0.source, in: before) }
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
