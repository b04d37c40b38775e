import LifecycleModel

/// The progress of life cycles along a stretch, each stored once and known by its number, and what calls do to it.
///
/// Several runs may explain the calls of a life cycle. So its progress is a set of runs: all of them have the stretch, or some, or none.
/// The effect of a call on a progress is computed once for the surroundings.
struct StretchTable: Sendable {
  /// The facts about the runs of a progress.
  struct Facts: Equatable, Sendable {
    /// `true` if some run may have the stretch.
    var isPossible = false
    /// `true` if each run has it.
    var isSure = false
  }

  /// The number of the progress without runs.
  static let empty = 0

  /// `true` if some run can have the stretch.
  let isCoverable: Bool
  /// The number of places of each progress.
  private(set) var placeCounts: [Int32] = []
  /// The facts about each progress.
  private(set) var facts: [Facts] = []
  /// The element that is covered.
  var element: CoverableElement { runs.stretch.element }
  private let callbackCount: Int
  private let placeCount: Int
  private var runs: StretchRuns
  // Of each progress, its runs in order: they begin at an index of all.
  private var firsts: [Int32] = [0]
  private var members: [Int32] = []
  // A hash table of the progress, with at least as many free slots: -1.
  private var slots: [Int32] = []
  // By the progress, the surroundings and the callback, the number of the progress after a call.
  private var results: [Int: Int32] = [:]
  private var anywhere: [Anywhere: Int] = [:]
  private var gaps: [Int: Int] = [:]
  private var unions: [UInt64: Int] = [:]

  /// A call that comes anywhere, and the mode of its process.
  private struct Anywhere: Hashable {
    let call: CallbackID
    let mode: AppMode?
  }

  /// Begins to follow life cycles along a stretch.
  init(_ stretch: Stretch, in graph: StretchGraph) {
    callbackCount = graph.callbackCount
    placeCount = graph.all.count
    runs = StretchRuns(stretch, in: graph)
    isCoverable = runs.canEnd()
    removeAll()
  }

  /// The number of entries.
  var size: Int { members.count + (results.count + unions.count) * 8 }

  /// The number of a progress that an earlier table had numbered.
  mutating func number(of progress: Int, in earlier: StretchTable) -> Int {
    number(of: Array(earlier.members(of: progress)))
  }

  /// Forgets all but the runs; the numbers are not valid any more.
  mutating func removeAll() {
    (firsts, members, facts, placeCounts) = ([0], [], [], [])
    slots = Array(repeating: -1, count: 1 << 8)
    results.removeAll()
    anywhere.removeAll()
    gaps.removeAll()
    unions.removeAll()
    _ = number(of: [])
  }

  // MARK: - Progress

  /// The progress of a life cycle of a mode that begins to be followed at some places.
  mutating func start(at places: [Int], _ mode: AppMode?) -> Int {
    number(of: Set(places.map { runs.start(at: $0, mode) }).sorted())
  }

  /// The progress after a call.
  mutating func after(_ call: CallbackID, from progress: Int, _ surroundings: Surroundings) -> Int {
    let key = (progress * Surroundings.count + surroundings.number) * callbackCount + call.index
    if let known = results[key] { return Int(known) }
    let runRows = members(of: progress).map { runs.row(of: $0, surroundings) }
    var reached = BitSet(below: runs.places.count)
    for row in runRows { runs.add(to: &reached, after: call, in: row) }
    let next = number(of: reached.numbers)
    results[key] = Int32(next)
    return next
  }

  /// Returns `true` if a life cycle may have come to the end of the stretch, also by events without an observed call.
  mutating func mayEnd(_ progress: Int, _ surroundings: Surroundings) -> Bool {
    facts[progress].isPossible
      || members(of: progress).contains { run in
        let row = runs.row(of: run, surroundings)
        return runs.mayEnd(in: row)
      }
  }

  /// The progress in a mode after a call that comes wherever the page allows it.
  mutating func after(any call: CallbackID, _ mode: AppMode?) -> Int {
    let key = Anywhere(call: call, mode: mode)
    if let known = anywhere[key] { return known }
    let next = number(of: Set(runs.runs(afterAny: call, mode)).sorted())
    anywhere[key] = next
    return next
  }

  /// The progress after any calls.
  mutating func afterGap(_ progress: Int) -> Int {
    if let known = gaps[progress] { return known }
    let next = number(of: runs.runs(afterAnyOf: Array(members(of: progress))).sorted())
    gaps[progress] = next
    return next
  }

  /// The progress of those that have made one or the other.
  mutating func union(_ one: Int, _ other: Int) -> Int {
    if one == other || other == Self.empty { return one }
    if one == Self.empty { return other }
    let key = UInt64(min(one, other)) << 32 | UInt64(max(one, other))
    if let known = unions[key] { return known }
    var all = BitSet(below: runs.places.count)
    for run in members(of: one) { all.insert(Int(run)) }
    for run in members(of: other) { all.insert(Int(run)) }
    let union = number(of: all.numbers)
    unions[key] = union
    return union
  }

  /// Returns `true` if some run has come some way.
  func hasBegun(_ progress: Int) -> Bool { members(of: progress).contains(where: runs.hasBegun) }

  // MARK: - Numbers

  private func members(of progress: Int) -> ArraySlice<Int32> {
    members[Int(firsts[progress])..<Int(firsts[progress + 1])]
  }

  /// The number of a progress with some runs, in order.
  private mutating func number(of all: [Int32]) -> Int {
    var slot = firstSlot(of: all[...])
    while slots[slot] >= 0 {
      if members(of: Int(slots[slot])).elementsEqual(all) { return Int(slots[slot]) }
      slot = (slot + 1) & (slots.count - 1)
    }
    let number = facts.count
    slots[slot] = Int32(number)
    members += all
    firsts.append(Int32(members.count))
    var places = BitSet(below: placeCount)
    for run in all { places.insert(Int(runs.places[Int(run)])) }
    placeCounts.append(Int32(places.count))
    facts.append(
      Facts(isPossible: all.contains(where: runs.mayHave), isSure: !all.isEmpty && all.allSatisfy(runs.has)))
    if facts.count * 2 > slots.count { makeRoom() }
    return number
  }

  private mutating func makeRoom() {
    slots = Array(repeating: -1, count: slots.count * 2)
    for number in facts.indices {
      var slot = firstSlot(of: members(of: number))
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(number)
    }
  }

  private func firstSlot(of all: ArraySlice<Int32>) -> Int {
    let hash = all.reduce(UInt64(0)) { ($0 ^ UInt64(UInt32(bitPattern: $1)) ^ $0 >> 29) &* 0x9E37_79B9_7F4A_7C15 }
    return Int(hash >> 32) & (slots.count - 1)
  }
}

extension BitSet {
  /// The numbers, in order.
  fileprivate var numbers: [Int32] {
    var numbers: [Int32] = []
    for (index, word) in words.enumerated() {
      var rest = word
      while rest != 0 {
        numbers.append(Int32(index * 64 + rest.trailingZeroBitCount))
        rest &= rest - 1
      }
    }
    return numbers
  }
}
