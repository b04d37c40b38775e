import LifecycleModel

/// The stretches of a page, and how far life cycles have come along each.
///
/// Each has a table of its own, so that they do not multiply. Nothing of this is done for a page without stretches.
struct Stretches: Sendable {
  /// The progress of a life cycle along all stretches.
  struct Progress: Sendable {
    /// The number of times that all tables had been dropped when it was numbered.
    fileprivate var generation = 0
    /// Its number; 0 for a page without stretches.
    fileprivate var number: Int32 = 0
  }

  /// The number of entries of all tables beyond which they are dropped, and of calls after which they are counted again.
  private let capacity: Int
  private let interval: Int
  private var tables: [StretchTable]
  private var all: StretchProgress
  // The same before they were dropped the last time.
  private var earlier: (tables: [StretchTable], all: StretchProgress)?
  private var generation = 0
  private let callbackCount: Int
  // For each table, the number of its element.
  private var elements: [Int] = []
  private var starts: [Start: Progress] = [:]
  private var clock = 0

  /// The places at which a life cycle begins to be followed, and its mode.
  private struct Start: Hashable {
    let places: [Int]
    let mode: AppMode?
  }

  /// Prepares for the stretches that the ways of an automaton can have; tables have a number of entries at most.
  init(_ stretches: [Stretch], in automaton: CallAutomaton, of lifecycle: Lifecycle, capacity: Int) {
    self.capacity = capacity
    interval = min(capacity, 0x1000)
    tables = []
    if !stretches.isEmpty {
      let graph = StretchGraph(automaton, of: lifecycle)
      tables = stretches.map { StretchTable($0, in: graph) }.filter(\.isCoverable)
    }
    callbackCount = lifecycle.callbacks.count
    all = StretchProgress(tableCount: tables.count, callbackCount: callbackCount)
  }

  /// The elements that are covered.
  var covered: [CoverableElement] { tables.map(\.element) }

  /// Takes the numbers of the elements, by which ways know them.
  mutating func number(by elements: CoverableElements) {
    self.elements = covered.compactMap(elements.number)
  }

  /// Drops all tables if they have become too large. Life cycles without a call until they are dropped the next time begin anew.
  mutating func renew() {
    guard !tables.isEmpty else { return }
    clock += 1
    guard clock >= interval else { return }
    clock = 0
    guard tables.reduce(all.size, { $0 + $1.size }) > capacity else { return }
    earlier = (tables, all)
    all = StretchProgress(tableCount: tables.count, callbackCount: callbackCount)
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
    let progress = progress { $1.start(at: key.places, mode) }
    starts[key] = progress
    return progress
  }

  /// The progress after a call; adds to ways what it certainly covers.
  mutating func after(
    _ call: CallbackID, from progress: Progress, _ surroundings: Surroundings, _ ways: inout Ways
  ) -> Progress {
    guard !tables.isEmpty else { return progress }
    let result =
      all.result(of: call, from: progress.number, surroundings) ?? computed(call, from: progress, surroundings)
    for element in all.elements(of: result) { ways.cover(element, isSure: true) }
    return Progress(generation: generation, number: result.next)
  }

  private mutating func computed(
    _ call: CallbackID, from progress: Progress, _ surroundings: Surroundings
  ) -> StretchProgress.Result {
    let (numbers, elements) = (all.numbers(of: progress.number), elements)
    var sure: [Int] = []
    let next = self.progress { index, table in
      let old = Int(numbers[index])
      let new = table.after(call, from: old, surroundings)
      if table.facts[new].isSure, !table.facts[old].isSure { sure.append(elements[index]) }
      return new
    }
    return all.keep(next.number, covering: sure, by: call, from: progress.number, surroundings)
  }

  /// The progress in a mode after a call that comes wherever the page allows it.
  mutating func after(any call: CallbackID, _ mode: AppMode?) -> Progress { progress { $1.after(any: call, mode) } }

  /// The progress after any calls.
  mutating func afterGap(_ progress: Progress) -> Progress {
    let numbers = all.numbers(of: progress.number)
    return self.progress { $1.afterGap(Int(numbers[$0])) }
  }

  /// The progress of those that have made one or the other.
  mutating func union(_ one: Progress, _ other: Progress) -> Progress {
    if let known = all.union(of: one.number, other.number) { return Progress(generation: generation, number: known) }
    let (first, second) = (all.numbers(of: one.number), all.numbers(of: other.number))
    let union = progress { $1.union(Int(first[$0]), Int(second[$0])) }
    all.keep(union.number, asUnionOf: one.number, other.number)
    return union
  }

  /// Adds to ways what a life cycle may have covered that is over, also by events without an observed call.
  mutating func end(_ progress: Progress, _ surroundings: Surroundings, _ ways: inout Ways) {
    for index in tables.indices
    where tables[index].mayEnd(all.number(in: index, of: progress.number), surroundings) {
      ways.cover(elements[index], isSure: false)
    }
  }

  /// Adds to ways what a life cycle may have covered whose calls the page did not allow, so that it is followed anew.
  mutating func leave(_ progress: Progress, _ ways: inout Ways) {
    let progress = renumbered(progress)
    for index in tables.indices {
      let isKnown = progress.generation == generation
      guard !isKnown || tables[index].facts[all.number(in: index, of: progress.number)].isPossible else { continue }
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
    if isKnown, Int(tables[0].placeCounts[all.number(in: 0, of: progress.number)]) == sets.placeCount(of: set) {
      return progress
    }
    for index in tables.indices
    where !isKnown || tables[index].hasBegun(all.number(in: index, of: progress.number)) {
      ways.cover(elements[index], isSure: false)
    }
    return start(at: sets.placeList(of: set), mode)
  }

  /// A progress with the numbers that it has now, if they are known.
  private mutating func renumbered(_ progress: Progress) -> Progress {
    guard !tables.isEmpty, progress.generation + 1 == generation, let earlier else { return progress }
    return self.progress { index, table in
      table.number(of: earlier.all.number(in: index, of: progress.number), in: earlier.tables[index])
    }
  }

  /// The progress that has some number in each table.
  private mutating func progress(_ number: (_ index: Int, inout StretchTable) -> Int) -> Progress {
    var numbers: [Int32] = []
    for index in tables.indices { numbers.append(Int32(number(index, &tables[index]))) }
    return Progress(generation: generation, number: all.number(of: numbers))
  }
}
