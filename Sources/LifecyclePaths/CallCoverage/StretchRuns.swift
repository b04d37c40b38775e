import LifecycleModel

/// The runs along a stretch that are told apart: by the place where they have led a life cycle, and by how far they have come.
///
/// They are numbered as they occur. Where a call leads from one is computed once for the surroundings, for all calls at a time.
struct StretchRuns: Sendable {
  /// The number of runs beyond which they are not told apart any more.
  private static let most = 50_000

  /// The places of the runs.
  private(set) var places: [Int32] = []
  /// Their states.
  private(set) var states: [Int32] = []
  /// The stretch.
  var stretch: Stretch { steps.stretch }
  private let graph: StretchGraph
  private var steps: StretchSteps
  // For each change, `true` if a run that has not begun may begin after it.
  private let begins: [Bool]
  // For each place, the numbers of its runs by state; -1 for none yet.
  private var numbers: [[Int32]]
  // For each run and surroundings, the first of its calls in `targetStarts`; -1 for none yet.
  private var rows: [Int32] = []
  private var targetStarts: [Int32] = []
  private var targets: [Int32] = []
  // For each row, in the order of `rows`' values: `true` if the stretch may have come at the end.
  private var ends: [Bool] = []
  // The search for which each run was found last.
  private var searches: [Int32] = []
  private var search: Int32 = 0

  /// Begins with no runs.
  init(_ stretch: Stretch, in graph: StretchGraph) {
    self.graph = graph
    steps = StretchSteps(stretch, of: graph.lifecycle, targets: graph.leaves)
    begins = graph.changes.map { change in
      change.isOver
        && change.transitions.contains { graph.leaves[$0.index].map { !stretch.beginnings[$0.index].isEmpty } ?? false }
    }
    numbers = Array(repeating: [], count: graph.all.count)
  }

  /// Returns `true` for a run that has come some way.
  func hasBegun(_ run: Int32) -> Bool {
    states[Int(run)] != StretchSteps.none && states[Int(run)] != StretchSteps.never
  }

  /// Returns `true` for a run that certainly has the stretch.
  func has(_ run: Int32) -> Bool { states[Int(run)] == StretchSteps.seen }

  /// Returns `true` for a run that may have the stretch.
  func mayHave(_ run: Int32) -> Bool { has(run) || states[Int(run)] == StretchSteps.lost }

  /// The run in a mode that begins at a place.
  mutating func start(at place: Int, _ mode: AppMode?) -> Int32 {
    run(at: place, steps.beginning(in: graph.leaf(of: place), mode))
  }

  // MARK: - Calls

  /// The row of results of a run, valid for as long as the runs are.
  mutating func row(of run: Int32, _ surroundings: Surroundings) -> Int {
    let number = Int(run) * Surroundings.count + surroundings.number
    if rows[number] < 0 {
      let row = addRow(of: run, surroundings)
      rows[number] = Int32(row)
    }
    return Int(rows[number])
  }

  /// Adds to a set the runs to which a call leads from one.
  func add(to set: inout BitSet, after call: CallbackID, in row: Int) {
    let first = row * (graph.callbackCount + 1) + call.index
    for target in targetStarts[first]..<targetStarts[first + 1] { set.insert(Int(targets[Int(target)])) }
  }

  /// Returns `true` if the stretch may have come at the end of a run, also by events without an observed call.
  func mayEnd(in row: Int) -> Bool { ends[row] }

  private mutating func addRow(of run: Int32, _ surroundings: Surroundings) -> Int {
    let reached = closed([run], under: graph.silences[surroundings.number])
    var found: [[Int32]] = Array(repeating: [], count: graph.callbackCount)
    for run in reached {
      for change in graph.calls(from: Int(places[Int(run)])) {
        found[graph.callback(of: change).index] += after(change, from: run)
      }
    }
    for targets in found {
      targetStarts.append(Int32(self.targets.count))
      self.targets += Set(targets)
    }
    targetStarts.append(Int32(targets.count))
    ends.append(reached.contains { graph.isStable(places[Int($0)]) && mayHave($0) })
    return ends.count - 1
  }

  // MARK: - Changes

  /// The runs after a call that comes wherever the page allows it: its event may have begun with it.
  mutating func runs(afterAny call: CallbackID, _ mode: AppMode?) -> [Int32] {
    let anywhere = graph.all.indices.map { start(at: $0, mode) }
    return closed(anywhere, under: graph.silent).flatMap { run in
      graph.changes(from: Int(places[Int(run)]), by: call).flatMap { after($0, from: run) }
    }
  }

  /// The runs after any calls.
  mutating func runs(afterAnyOf start: [Int32]) -> [Int32] { closed(start, under: graph.all) }

  /// Returns `true` if some run can have the stretch.
  mutating func canEnd() -> Bool {
    var open = graph.all.indices.map { start(at: $0, stretch.mode) }
    search += 1
    for run in open { searches[Int(run)] = search }
    while let run = open.popLast() {
      for change in graph.all[Int(places[Int(run)])] {
        for next in after(change, from: run) where hasBegun(next) && searches[Int(next)] != search {
          guard !mayHave(next) else { return true }
          searches[Int(next)] = search
          open.append(next)
        }
      }
    }
    return false
  }

  /// The runs that go on from some, by changes of each place.
  private mutating func closed(_ start: [Int32], under changes: [[Int]]) -> [Int32] {
    search += 1
    var found: [Int32] = []
    for run in start where searches[Int(run)] != search {
      searches[Int(run)] = search
      found.append(run)
    }
    var next = 0
    while next < found.count {
      let run = found[next]
      next += 1
      for change in changes[Int(places[Int(run)])] {
        for after in after(change, from: run) where searches[Int(after)] != search {
          searches[Int(after)] = search
          found.append(after)
        }
      }
    }
    return found
  }

  private mutating func after(_ change: Int, from run: Int32) -> [Int32] {
    let state = Int(states[Int(run)])
    let target = graph.target(of: change)
    let isFixed = state <= StretchSteps.never && (state != StretchSteps.none || !begins[change])
    guard !isFixed else { return [self.run(at: target, state)] }
    let next = steps.states(after: graph.changes[change], numbered: change, from: state)
    return next.map { self.run(at: target, $0) }
  }

  private mutating func run(at place: Int, _ state: Int) -> Int32 {
    let known = numbers[place].count
    if state >= known {
      numbers[place].append(contentsOf: repeatElement(-1, count: state + 1 - known))
    }
    if numbers[place][state] >= 0 { return numbers[place][state] }
    guard places.count < Self.most || state <= StretchSteps.never else { return run(at: place, StretchSteps.lost) }
    let number = Int32(places.count)
    numbers[place][state] = number
    places.append(Int32(place))
    states.append(Int32(state))
    searches.append(0)
    rows.append(contentsOf: repeatElement(-1, count: Surroundings.count))
    return number
  }
}
