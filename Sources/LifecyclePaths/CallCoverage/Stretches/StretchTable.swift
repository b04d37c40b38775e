import LifecycleModel

/// The progress of life cycles along a stretch, each stored once and known by its number, and what calls do to it.
///
/// Several runs may explain the calls of a life cycle. So its progress is a set of pairs: a place where the life cycle may be, and the
/// state of a run that leads there. All runs have the stretch if all pairs have it, and some if some pair does. What a call does to a
/// progress is computed once for the surroundings.
struct StretchTable: Sendable {
  /// What is known of the runs of a progress.
  struct Facts: Equatable, Sendable {
    /// `true` if some run has the stretch.
    var isPossible = false
    /// `true` if each run has it.
    var isSure = false
  }

  /// The number of the progress without runs.
  static let empty = 0
  /// The number of pairs beyond which runs are not told apart any more.
  private static let mostPairs = 10_000
  /// The number of pairs beyond which a stretch is taken for one that can be covered.
  private static let mostTried = 50_000

  /// `true` if some run can have the stretch.
  private(set) var isCoverable = false
  /// The number of places of each progress.
  private(set) var placeCounts: [Int32] = []
  /// What is known of each progress.
  private(set) var facts: [Facts] = []
  /// The element that is covered.
  var element: CoverableElement { steps.stretch.element }
  private let graph: StretchGraph
  private var steps: StretchSteps
  private var pairs: [[Pair]] = []
  private var numbers: [[Pair]: Int32] = [:]
  // For each progress and surroundings, the first of its results; -1 for none yet.
  private var rows: [Int32] = []
  // For each callback, the number of the progress after it, then that after the end; -1 where it is not known.
  private var results: [Int32] = []
  private var anywhere: [Anywhere: Int] = [:]
  private var gaps: [Int: Int] = [:]
  private var unions: [UInt64: Int] = [:]

  /// A call that comes anywhere, and the mode of its process.
  private struct Anywhere: Hashable {
    let call: CallbackID
    let mode: AppMode?
  }

  /// A run.
  private struct Pair: Hashable, Comparable {
    let place: Int32
    let state: Int32

    init(_ place: Int, _ state: Int) { (self.place, self.state) = (Int32(place), Int32(state)) }

    static func < (left: Pair, right: Pair) -> Bool { (left.place, left.state) < (right.place, right.state) }
  }

  /// Begins to follow life cycles along a stretch.
  init(_ stretch: Stretch, in graph: StretchGraph) {
    self.graph = graph
    steps = StretchSteps(stretch, of: graph.lifecycle, targets: graph.leaves)
    removeAll()
    isCoverable = canBeCovered()
  }

  /// The number of pairs and results that are stored.
  var size: Int { pairs.count + results.count / 16 }

  /// Forgets all; the numbers are not valid any more.
  mutating func removeAll() {
    (pairs, facts, placeCounts) = ([], [], [])
    numbers.removeAll()
    rows.removeAll()
    results.removeAll()
    anywhere.removeAll()
    gaps.removeAll()
    unions.removeAll()
    _ = number(of: [])
  }

  // MARK: - Progress

  /// The progress of a life cycle of a mode that begins to be followed at some places.
  mutating func start(at places: [Int], _ mode: AppMode?) -> Int {
    number(of: Set(places.map { start(at: $0, mode) }))
  }

  /// The progress after a call.
  mutating func after(_ call: CallbackID, from progress: Int, _ surroundings: Surroundings) -> Int {
    let row = row(of: progress, surroundings)
    let known = results[row + call.index]
    if known >= 0 { return Int(known) }
    var reached: Set<Pair> = []
    for pair in closed(pairs[progress], under: graph.silences[surroundings.number]) {
      for change in graph.changes(from: Int(pair.place), by: call) { reached.formUnion(after(change, from: pair)) }
    }
    let next = number(of: reached)
    results[row + call.index] = Int32(next)
    return next
  }

  /// Returns `true` if a life cycle may have come to the end of the stretch, also by events without an observed call.
  mutating func mayEnd(_ progress: Int, _ surroundings: Surroundings) -> Bool {
    if facts[progress].isPossible { return true }
    let row = row(of: progress, surroundings)
    if results[row + graph.callbackCount] < 0 {
      let end = closed(pairs[progress], under: graph.silences[surroundings.number]).filter { graph.isStable($0.place) }
      results[row + graph.callbackCount] = Int32(number(of: Set(end)))
    }
    return facts[Int(results[row + graph.callbackCount])].isPossible
  }

  /// The progress in a mode after a call that comes wherever the page allows it.
  mutating func after(any call: CallbackID, _ mode: AppMode?) -> Int {
    let key = Anywhere(call: call, mode: mode)
    if let known = anywhere[key] { return known }
    var reached: Set<Pair> = []
    // Its event may have begun with it.
    for pair in closed(graph.all.indices.map { start(at: $0, mode) }, under: graph.silent) {
      for change in graph.changes(from: Int(pair.place), by: call) { reached.formUnion(after(change, from: pair)) }
    }
    let next = number(of: reached)
    anywhere[key] = next
    return next
  }

  /// The progress after any calls.
  mutating func afterGap(_ progress: Int) -> Int {
    if let known = gaps[progress] { return known }
    let next = number(of: closed(pairs[progress], under: graph.all))
    gaps[progress] = next
    return next
  }

  /// The progress of those that have made one or the other.
  mutating func union(_ one: Int, _ other: Int) -> Int {
    if one == other || other == Self.empty { return one }
    if one == Self.empty { return other }
    let key = UInt64(min(one, other)) << 32 | UInt64(max(one, other))
    if let known = unions[key] { return known }
    let union = number(of: Set(pairs[one]).union(pairs[other]))
    unions[key] = union
    return union
  }

  /// Returns `true` if some run has come some way.
  func hasBegun(_ progress: Int) -> Bool {
    pairs[progress].contains { $0.state != StretchSteps.none && $0.state != StretchSteps.never }
  }

  // MARK: - Runs

  private mutating func row(of progress: Int, _ surroundings: Surroundings) -> Int {
    let number = progress * Surroundings.count + surroundings.number
    if rows[number] < 0 {
      rows[number] = Int32(results.count)
      results.append(contentsOf: repeatElement(-1, count: graph.callbackCount + 1))
    }
    return Int(rows[number])
  }

  private mutating func start(at place: Int, _ mode: AppMode?) -> Pair {
    Pair(place, steps.beginning(in: graph.leaf(of: place), mode))
  }

  private mutating func after(_ change: Int, from pair: Pair) -> [Pair] {
    steps.states(after: graph[change], numbered: change, from: Int(pair.state)).map { Pair(graph[change].target, $0) }
  }

  /// The runs that go on from some, by changes of each place.
  private mutating func closed(_ start: [Pair], under changes: [[Int]]) -> Set<Pair> {
    var found = Set(start)
    var open = start
    while let pair = open.popLast() {
      for change in changes[Int(pair.place)] {
        for next in after(change, from: pair) {
          let isLost = found.count >= Self.mostPairs && next.state > StretchSteps.never
          let pair = isLost ? Pair(Int(next.place), StretchSteps.lost) : next
          if found.insert(pair).inserted { open.append(pair) }
        }
      }
    }
    return found
  }

  private mutating func number(of runs: Set<Pair>) -> Int {
    let sorted = runs.sorted()
    if let number = numbers[sorted] { return Int(number) }
    let number = pairs.count
    numbers[sorted] = Int32(number)
    pairs.append(sorted)
    placeCounts.append(Int32(zip(sorted, sorted.dropFirst()).count { $0.place != $1.place } + min(1, sorted.count)))
    facts.append(
      Facts(
        isPossible: sorted.contains { $0.state == StretchSteps.seen || $0.state == StretchSteps.lost },
        isSure: !sorted.isEmpty && sorted.allSatisfy { $0.state == StretchSteps.seen }))
    rows.append(contentsOf: repeatElement(-1, count: Surroundings.count))
    return number
  }

  private mutating func canBeCovered() -> Bool {
    var open = graph.all.indices.map { start(at: $0, steps.stretch.mode) }
    var found = Set(open)
    while let pair = open.popLast() {
      for change in graph.all[Int(pair.place)] {
        for next in after(change, from: pair) where next.state != StretchSteps.none {
          let isSeen = next.state == StretchSteps.seen || next.state == StretchSteps.lost
          guard !isSeen, found.count < Self.mostTried else { return true }
          if found.insert(next).inserted { open.append(next) }
        }
      }
    }
    return false
  }
}
