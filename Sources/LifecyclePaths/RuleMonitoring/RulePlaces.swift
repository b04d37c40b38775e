/// The places where a life cycle may be, with the states that the automaton of a rule may have at each.
struct RulePlaces: Hashable, Sendable {
  // For each place the bits of the states, and one more where the life cycle may be there.
  private var cells: [UInt8]
  private static let isPossible: UInt8 = 0b1_0000

  /// A life cycle that can be nowhere, of a number of places.
  init(count: Int) { cells = Array(repeating: 0, count: count) }

  /// A life cycle at some of a number of places, with the same states at each.
  init(_ states: RuleStates, at places: [Int], of count: Int) {
    self.init(count: count)
    for place in places { cells[place] = Self.isPossible | states.bits }
  }

  /// `true` if it can be nowhere.
  var isEmpty: Bool { cells.allSatisfy { $0 == 0 } }
  /// `true` if the rule has no state at any place: every run breaks it.
  var isBroken: Bool { known.isEmpty && !isEmpty }
  /// The states at any place.
  var known: RuleStates { RuleStates(bits: cells.reduce(0, |) & ~Self.isPossible) }
  /// The places, in order.
  var places: [Int] { cells.indices.filter { cells[$0] != 0 } }

  /// A life cycle that is either of two.
  func union(_ other: RulePlaces) -> RulePlaces {
    var union = self
    for place in cells.indices { union.cells[place] |= other.cells[place] }
    return union
  }

  /// The same with other states at each place.
  func changed(_ change: (RuleStates) -> RuleStates) -> RulePlaces {
    var changed = self
    for place in cells.indices where cells[place] != 0 {
      changed.cells[place] = Self.isPossible | change(states(at: place)).bits
    }
    return changed
  }

  private func states(at place: Int) -> RuleStates { RuleStates(bits: cells[place] & ~Self.isPossible) }

  /// The life cycle after one of some ways.
  func along(_ edges: [RuleGraph.Edge]) -> RulePlaces {
    var after = RulePlaces(count: cells.count)
    for edge in edges where cells[edge.source] != 0 {
      after.cells[edge.target] |= Self.isPossible | edge.change(states(at: edge.source)).bits
    }
    return after
  }

  /// The same with the places that are reached by some ways, any number of them, given by the place that they lead from.
  func closed(under edges: [[RuleGraph.Edge]]) -> RulePlaces {
    var closed = self
    var pending = places
    while let place = pending.popLast() {
      for edge in edges[place] {
        let old = closed.cells[edge.target]
        let new = old | Self.isPossible | edge.change(closed.states(at: place)).bits
        guard new != old else { continue }
        closed.cells[edge.target] = new
        pending.append(edge.target)
      }
    }
    return closed
  }

  func hash(into hasher: inout Hasher) {
    cells.withUnsafeBytes { hasher.combine(bytes: $0) }
  }
}
