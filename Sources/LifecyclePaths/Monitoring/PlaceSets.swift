import LifecycleModel

/// The sets of places of a call automaton that have occurred, each stored once and known by its number; 0 is the empty set.
struct PlaceSets: Sendable {
  /// The facts about a set, computed once.
  struct Facts: Sendable {
    /// `true` if a life cycle at one of the places may be alive.
    var mayBeAlive = false
    /// `true` if a life cycle at one of the places may be over, or not have begun.
    var mayBeOver = false
    /// `true` if there is another place than that where life cycles begin.
    var hasBegun = false
    /// The state of the places.
    var state = PossibleState.none
  }

  /// The number of places.
  let placeCount: Int
  private var bits: [[UInt64]] = []
  private var numbers: [[UInt64]: Int] = [:]
  private var facts: [Facts] = []
  private var unions: [UInt64: Int] = [:]
  private let states: [StateID]
  private let mayBeAlive: [Bool]
  private let mayBeOver: [Bool]

  /// Begins with the empty set of the places of an automaton.
  init(of automaton: CallAutomaton) {
    placeCount = automaton.states.count
    states = automaton.states
    mayBeAlive = automaton.mayBeAlive
    mayBeOver = automaton.mayBeOver
    _ = number(of: EmptyCollection<Int>())
  }

  subscript(set: Int) -> Facts { facts[set] }

  /// The number of the set of some places.
  mutating func number(of places: some Sequence<Int>) -> Int {
    var words = Array(repeating: UInt64(0), count: (placeCount + 63) / 64)
    for place in places { words[place / 64] |= 1 << UInt64(place % 64) }
    return intern(words)
  }

  /// The places of a set, in order.
  func places(of set: Int) -> [Int] {
    bits[set].enumerated().flatMap { index, word in
      (0..<64).filter { word >> UInt64($0) & 1 == 1 }.map { index * 64 + $0 }
    }
  }

  /// Returns `true` if a place is in a set.
  func contains(_ place: Int, in set: Int) -> Bool { bits[set][place / 64] >> UInt64(place % 64) & 1 == 1 }

  /// The set of the places of two.
  mutating func union(_ one: Int, _ other: Int) -> Int {
    if one == other || other == 0 { return one }
    if one == 0 { return other }
    let key = UInt64(min(one, other)) << 32 | UInt64(max(one, other))
    if let known = unions[key] { return known }
    let union = intern(zip(bits[one], bits[other]).map { $0 | $1 })
    unions[key] = union
    return union
  }

  private mutating func intern(_ words: [UInt64]) -> Int {
    if let known = numbers[words] { return known }
    let number = bits.count
    bits.append(words)
    numbers[words] = number
    facts.append(facts(of: number))
    return number
  }

  private func facts(of set: Int) -> Facts {
    var facts = Facts()
    for place in places(of: set) {
      facts.mayBeAlive = facts.mayBeAlive || mayBeAlive[place]
      facts.mayBeOver = facts.mayBeOver || mayBeOver[place]
      facts.hasBegun = facts.hasBegun || place > 0
      facts.state = facts.state.or(.one(states[place]))
    }
    return facts
  }
}
