import LifecycleModel

/// The sets of places of a call automaton that have occurred, each stored once and known by its number; 0 is the empty set, 1 that
/// of the place where life cycles begin.
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
    var state = PackedState(.none)

    /// `true` if a life cycle at one of the places may have begun and be alive.
    var isLiving: Bool { mayBeAlive && hasBegun }
  }

  /// The set of the place where life cycles begin.
  static let beginning = 1

  /// The number of unions that are kept; all are dropped for another.
  private static let unionCapacity = 100_000

  /// The number of places.
  let placeCount: Int
  /// The set of all places.
  private(set) var all = 0
  /// The number of times that the numbers of sets have become those of others.
  private(set) var generation = 0
  /// The number of words of a set.
  let width: Int
  private let placeFacts: [Facts]
  // The words of all sets.
  private var words: [UInt64] = []
  private var facts: [Facts] = []
  // A hash table of the sets, with at least as many free slots: -1.
  private var slots: [Int32] = []
  private var unions: [UInt64: Int] = [:]

  /// Begins with the places of an automaton.
  init(of automaton: CallAutomaton) {
    placeCount = automaton.states.count
    width = BitSet.width(below: placeCount)
    placeFacts = automaton.states.indices.map { place in
      Facts(
        mayBeAlive: automaton.mayBeAlive[place], mayBeOver: automaton.mayBeOver[place], hasBegun: place > 0,
        state: PackedState(.one(automaton.states[place])))
    }
    removeAll()
  }

  subscript(set: Int) -> Facts { facts[set] }

  /// The number of sets that have occurred.
  var count: Int { facts.count }

  /// The same, only to be read.
  var withoutTables: PlaceSets {
    var sets = self
    sets.slots = []
    sets.unions = [:]
    return sets
  }

  /// Forgets all sets but those that have fixed numbers.
  mutating func removeAll() {
    generation += 1
    words.removeAll()
    facts.removeAll()
    slots = Array(repeating: -1, count: 1 << 10)
    unions.removeAll()
    var places = BitSet(below: placeCount)
    _ = number(of: places)
    places.insert(0)
    _ = number(of: places)
    for place in 0..<placeCount { places.insert(place) }
    all = number(of: places)
  }

  /// The places of a set.
  func places(of set: Int) -> BitSet { BitSet(words[set * width..<(set + 1) * width]) }

  /// A word of a set, from the lowest places on.
  func word(_ index: Int, of set: Int) -> UInt64 { words[set * width + index] }

  /// The number of places of a set.
  func placeCount(of set: Int) -> Int { (0..<width).reduce(0) { $0 + word($1, of: set).nonzeroBitCount } }

  /// The number of places of a set before one; `nil` if it is not in the set.
  func index(of place: Int, in set: Int) -> Int? {
    let (last, bit) = (word(place / 64, of: set), UInt64(1) << UInt64(place % 64))
    guard last & bit != 0 else { return nil }
    return (0..<place / 64).reduce((last & (bit - 1)).nonzeroBitCount) { $0 + word($1, of: set).nonzeroBitCount }
  }

  /// The places of a set, in order.
  func placeList(of set: Int) -> [Int] {
    var places: [Int] = []
    for index in 0..<width {
      var word = word(index, of: set)
      while word != 0 {
        places.append(index * 64 + word.trailingZeroBitCount)
        word &= word - 1
      }
    }
    return places
  }

  /// The set of the places of two.
  mutating func union(_ one: Int, _ other: Int) -> Int {
    if contains(all: other, in: one) { return one }
    if contains(all: one, in: other) { return other }
    let key = UInt64(min(one, other)) << 32 | UInt64(max(one, other))
    if let known = unions[key] { return known }
    let union = number(of: BitSet((0..<width).map { words[one * width + $0] | words[other * width + $0] }))
    if unions.count >= Self.unionCapacity { unions.removeAll(keepingCapacity: true) }
    unions[key] = union
    return union
  }

  /// Returns `true` if all places of a set are in another.
  private func contains(all places: Int, in set: Int) -> Bool {
    (0..<width).allSatisfy { words[places * width + $0] & ~words[set * width + $0] == 0 }
  }

  /// The number of a set.
  mutating func number(of places: BitSet) -> Int {
    var slot = firstSlot(of: places)
    while slots[slot] >= 0 {
      let number = Int(slots[slot])
      if places.words.indices.allSatisfy({ words[number * width + $0] == places.words[$0] }) { return number }
      slot = (slot + 1) & (slots.count - 1)
    }
    let number = facts.count
    words.append(contentsOf: places.words)
    facts.append(facts(of: places))
    slots[slot] = Int32(number)
    if facts.count * 2 > slots.count { makeRoom() }
    return number
  }

  private mutating func makeRoom() {
    slots = Array(repeating: -1, count: slots.count * 2)
    for number in facts.indices {
      var slot = firstSlot(of: places(of: number))
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(number)
    }
  }

  private func firstSlot(of places: BitSet) -> Int {
    let hash = places.words.reduce(UInt64(0)) { ($0 ^ $1 ^ $0 >> 29) &* 0x9E37_79B9_7F4A_7C15 }
    return Int(hash >> 32) & (slots.count - 1)
  }

  private func facts(of places: BitSet) -> Facts {
    var facts = Facts()
    for place in 0..<placeCount where places.contains(place) {
      let own = placeFacts[place]
      facts.mayBeAlive = facts.mayBeAlive || own.mayBeAlive
      facts.mayBeOver = facts.mayBeOver || own.mayBeOver
      facts.hasBegun = facts.hasBegun || own.hasBegun
      facts.state = PackedState(facts.state.state.or(own.state.state))
    }
    return facts
  }
}
