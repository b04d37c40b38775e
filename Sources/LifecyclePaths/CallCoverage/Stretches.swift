import LifecycleModel

/// The stretches of a page, and how far life cycles have come along each.
///
/// Each has a table of its own, so that they do not multiply. Nothing of this is done for a page without stretches.
struct Stretches: Sendable {
  /// How far a life cycle has come along all stretches.
  struct Progress: Sendable {
    /// The number of times that all tables had been dropped when it was numbered.
    fileprivate var generation = 0
    /// Its number in each table; none for a page without stretches.
    fileprivate var numbers: [Int32] = []
  }

  /// The number of entries of all tables beyond which they are dropped.
  private static let capacity = 4_000_000

  private var tables: [StretchTable]
  // The tables before they were dropped the last time.
  private var earlier: [StretchTable] = []
  private var generation = 0
  // For each table, the number of its element.
  private var elements: [Int] = []
  private var starts: [Start: Progress] = [:]
  private var clock = 0

  /// The places at which a life cycle begins to be followed, and its mode.
  private struct Start: Hashable {
    let places: [Int]
    let mode: AppMode?
  }

  /// Prepares for the stretches that the ways of an automaton can have.
  init(_ stretches: [Stretch], in automaton: CallAutomaton, of lifecycle: Lifecycle) {
    guard !stretches.isEmpty else {
      tables = []
      return
    }
    let graph = StretchGraph(automaton, of: lifecycle)
    tables = stretches.map { StretchTable($0, in: graph) }.filter(\.isCoverable)
  }

  /// `true` if there are none.
  var isEmpty: Bool { tables.isEmpty }

  /// The elements that are covered.
  var covered: [CoverableElement] { tables.map(\.element) }

  /// Takes the numbers of the elements, by which ways know them.
  mutating func number(by elements: CoverableElements) {
    self.elements = covered.compactMap(elements.number)
  }

  /// Drops all tables if they have become too large. Life cycles without a call until they are dropped the next time begin anew.
  mutating func renew() {
    guard !tables.isEmpty else { return }
    clock &+= 1
    guard clock & 0xFFF == 0, tables.reduce(0, { $0 + $1.size }) > Self.capacity else { return }
    earlier = tables
    for index in tables.indices { tables[index].removeAll() }
    starts.removeAll()
    generation += 1
  }

  // MARK: - Progress

  /// The progress of a life cycle of a mode that begins to be followed at some places.
  mutating func start(at places: @autoclosure () -> [Int], _ mode: AppMode?) -> Progress {
    guard !tables.isEmpty else { return Progress() }
    let key = Start(places: places(), mode: mode)
    if let known = starts[key] { return known }
    let progress = progress { $0.start(at: key.places, mode) }
    starts[key] = progress
    return progress
  }

  /// The progress after a call; adds to ways what it certainly covers.
  mutating func after(
    _ call: CallbackID, from progress: Progress, _ surroundings: Surroundings, _ ways: inout Ways
  ) -> Progress {
    var next = progress
    for index in tables.indices {
      let old = Int(progress.numbers[index])
      let new = tables[index].after(call, from: old, surroundings)
      next.numbers[index] = Int32(new)
      let facts = tables[index].facts
      if facts[new].isSure, !facts[old].isSure { ways.cover(elements[index], isSure: true) }
    }
    return next
  }

  /// The progress in a mode after a call that comes wherever the page allows it.
  mutating func after(any call: CallbackID, _ mode: AppMode?) -> Progress { progress { $0.after(any: call, mode) } }

  /// The progress after any calls.
  mutating func afterGap(_ progress: Progress) -> Progress {
    var next = progress
    for index in tables.indices { next.numbers[index] = Int32(tables[index].afterGap(Int(progress.numbers[index]))) }
    return next
  }

  /// The progress of those that have made one or the other.
  mutating func union(_ one: Progress, _ other: Progress) -> Progress {
    var union = one
    for index in tables.indices {
      union.numbers[index] = Int32(tables[index].union(Int(one.numbers[index]), Int(other.numbers[index])))
    }
    return union
  }

  /// Adds to ways what a life cycle may have covered that is over, also by events without an observed call.
  mutating func end(_ progress: Progress, _ surroundings: Surroundings, _ ways: inout Ways) {
    for index in tables.indices where tables[index].mayEnd(Int(progress.numbers[index]), surroundings) {
      ways.cover(elements[index], isSure: false)
    }
  }

  /// Adds to ways what a life cycle may have covered whose calls the page did not allow, so that it is followed anew.
  mutating func leave(_ progress: Progress, _ ways: inout Ways) {
    let progress = renumbered(progress)
    for index in tables.indices {
      let isKnown = progress.generation == generation
      guard !isKnown || tables[index].facts[Int(progress.numbers[index])].isPossible else { continue }
      ways.cover(elements[index], isSure: false)
    }
  }

  /// The progress of a life cycle of a mode at the places of a set: the one that it has, unless the monitor has lost track of it, or
  /// the tables were dropped. What it had begun then, it may have covered.
  mutating func progress(
    _ progress: Progress, at set: Int, _ sets: PlaceSets, _ mode: AppMode?, _ ways: inout Ways
  ) -> Progress {
    guard !tables.isEmpty else { return progress }
    let progress = renumbered(progress)
    let isKnown = progress.generation == generation
    if isKnown, Int(tables[0].placeCounts[Int(progress.numbers[0])]) == sets.placeCount(of: set) { return progress }
    for index in tables.indices where !isKnown || tables[index].hasBegun(Int(progress.numbers[index])) {
      ways.cover(elements[index], isSure: false)
    }
    return start(at: sets.placeList(of: set), mode)
  }

  /// A progress with the numbers that it has now, if they are known.
  private mutating func renumbered(_ progress: Progress) -> Progress {
    guard !tables.isEmpty, progress.generation + 1 == generation else { return progress }
    let earlier = earlier
    var index = -1
    return self.progress { table in
      index += 1
      return table.number(of: Int(progress.numbers[index]), in: earlier[index])
    }
  }

  private mutating func progress(_ number: (inout StretchTable) -> Int) -> Progress {
    Progress(generation: generation, numbers: tables.indices.map { Int32(number(&tables[$0])) })
  }
}
