import LifecycleModel

/// The effect of each call on the places where a life cycle may be, computed once for each set of them.
struct CallSteps: Sendable {
  /// The result of a call.
  struct Result: Sendable {
    private let number: Int32
    private let packed: PackedState

    /// A call that is not allowed, or one that leads to some places.
    init(places: Int = 0, state: PossibleState = .none) {
      number = Int32(places)
      packed = PackedState(state)
    }

    /// The places after it; the empty set where it is not allowed.
    var places: Int { Int(number) }
    /// The state that it leads to.
    var state: PossibleState { packed.state }
    /// `true` if the page allows the call.
    var isAllowed: Bool { number != 0 }
  }

  /// The number of results that are kept; all are dropped for another.
  private static let capacity = 1_000_000

  let automaton: CallAutomaton
  let page: MonitoredPage
  /// The calls that some place allows, in order.
  let calls: [CallbackID]
  /// The number of calls that are counted, those that may come after their place included.
  let callCount: Int
  /// Those of them that the counted rows allow.
  private(set) var countedCalls: BitSet
  /// The sets of places.
  var sets: PlaceSets
  /// The moves of the last call.
  var moves = LifeMoves()
  /// The alternatives to calls that have been asked for.
  var alternatives: [AlternativesKey: Alternatives] = [:]
  private let isLate: [Bool]
  // The calls that are counted.
  private let counted: BitSet
  // The changes of places without a call, by the number of the surroundings.
  private let silences: [[(source: Int, target: Int)]]
  // For each column, the places where a life cycle may be before a call of its delegate has come.
  private let uncalled: [BitSet]
  private var anywhere: [Result] = []
  // The numbers of rows, by set and surroundings; -1 where there is none.
  private var rows: [Int32] = []
  // The results of the page's callbacks, and the allowed ones, of each row.
  private var results: [Result] = []
  private var allowed: [UInt64] = []
  private let allowedWidth: Int
  private var reaches: [Int: Int] = [:]

  /// Prepares for the calls of an automaton, of which some are counted, or all.
  init(_ automaton: CallAutomaton, of page: MonitoredPage, counting callbacks: Set<CallbackID>? = nil) {
    self.automaton = automaton
    self.page = page
    calls = Set(automaton.arrows.map(\.callback)).sorted()
    let all = automaton.late.union(calls)
    let countedCalls = callbacks.map(all.intersection) ?? all
    callCount = countedCalls.count
    counted = countedCalls.reduce(into: BitSet(below: page.callbackCount)) { $0.insert($1.index) }
    sets = PlaceSets(of: automaton)
    allowedWidth = BitSet.width(below: page.callbackCount)
    self.countedCalls = BitSet(below: page.callbackCount)
    isLate = (0..<page.callbackCount).map { automaton.late.contains(CallbackID($0)) }
    silences = Surroundings.all.map { surroundings in
      automaton.silentTransitions.filter { $0.isPossible(in: surroundings) }.map { ($0.source, $0.target) }
    }
    uncalled = (0..<page.columnCount).map { automaton.places(beforeCallsOf: $0, page) }
    removeAll()
  }

  /// Forgets all that was computed; the numbers of sets are not valid any more.
  mutating func removeAll() {
    sets.removeAll()
    reaches.removeAll()
    alternatives.removeAll()
    removeRows()
    _ = addRow(of: sets.places(of: sets.all))
    anywhere = results
    removeRows()
  }

  private mutating func removeRows() {
    rows.removeAll(keepingCapacity: true)
    results.removeAll(keepingCapacity: true)
    allowed.removeAll(keepingCapacity: true)
  }

  /// `true` if a life cycle may begin without a call.
  var mayBeginSilently: Bool { automaton.mayBeAlive.first ?? false }

  /// Returns `true` for a call that may come after its place.
  func isLate(_ call: CallbackID) -> Bool { isLate[call.index] }

  // MARK: - Results

  /// The number of the row that has the results of calls at a set, valid until the next is asked for.
  mutating func row(of set: Int, _ surroundings: Surroundings) -> Int {
    let index = set * Surroundings.count + surroundings.number
    if index < rows.count, rows[index] >= 0 { return Int(rows[index]) }
    if results.count + page.callbackCount > Self.capacity { removeRows() }
    let row = addRow(of: closed(set, surroundings))
    let missing = sets.count * Surroundings.count - rows.count
    if missing > 0 { rows.append(contentsOf: repeatElement(-1, count: missing)) }
    rows[index] = Int32(row)
    return row
  }

  /// The result of a call of a life cycle.
  func result(of call: CallbackID, in row: Int) -> Result { results[row * page.callbackCount + call.index] }

  /// The result of a call of a life cycle that it may belong to; counts the calls that the row allows.
  mutating func countedResult(of call: CallbackID, in row: Int) -> Result {
    countedCalls.formUnion(allowed, from: row * allowedWidth)
    return result(of: call, in: row)
  }

  /// Begins to count the calls that rows allow.
  mutating func beginCounting() { countedCalls.removeAll() }

  /// The result of a call, wherever it comes.
  func result(ofAny call: CallbackID) -> Result { anywhere[call.index] }

  private mutating func addRow(of places: BitSet) -> Int {
    let first = results.count
    results.append(contentsOf: repeatElement(Result(), count: page.callbackCount))
    var calls = BitSet(below: page.callbackCount)
    var targets = BitSet(below: sets.placeCount)
    var state = PossibleState.none
    for (index, arrow) in automaton.arrows.enumerated() {
      if places.contains(arrow.source) {
        targets.insert(arrow.target)
        state = state.or(.one(arrow.state))
      }
      let isLast = index + 1 == automaton.arrows.count || automaton.arrows[index + 1].callback != arrow.callback
      guard isLast, state != .none else { continue }
      if counted.contains(arrow.callback.index) { calls.insert(arrow.callback.index) }
      results[first + arrow.callback.index] = Result(places: sets.number(of: targets), state: state)
      targets.removeAll()
      state = .none
    }
    for call in automaton.late where counted.contains(call.index) { calls.insert(call.index) }
    allowed.append(contentsOf: calls.words)
    return allowed.count / allowedWidth - 1
  }

  // MARK: - Places

  /// The places that are reached from those of a set by any calls.
  mutating func reach(of set: Int) -> Int {
    if let known = reaches[set] { return known }
    var places = sets.places(of: set)
    let changes = automaton.arrows.map { ($0.source, $0.target) }
    places.close(under: changes + automaton.silentTransitions.map { ($0.source, $0.target) })
    let reach = sets.number(of: places)
    reaches[set] = reach
    return reach
  }

  /// Those of a set's places where a life cycle may be before a call of a callback's delegate has come.
  mutating func places(of set: Int, withoutCallsOfDelegateOf call: CallbackID) -> Int {
    let places = sets.places(of: set)
    return sets.number(of: places.subtracting(places.subtracting(uncalled[page.column(of: call)])))
  }

  /// The places that are reached from those of a set without a call.
  func closed(_ set: Int, _ surroundings: Surroundings) -> BitSet {
    var places = sets.places(of: set)
    places.close(under: silences[surroundings.number])
    return places
  }
}

extension CallAutomaton {
  /// The places that a life cycle can reach before a call of a column's delegate comes.
  fileprivate func places(beforeCallsOf column: Int, _ page: MonitoredPage) -> BitSet {
    var places = BitSet(below: states.count)
    places.insert(0)
    let others = arrows.filter { page.column(of: $0.callback) != column || column == MonitoredPage.scene }
    places.close(
      under: others.map { ($0.source, $0.target) } + silentTransitions.map { ($0.source, $0.target) })
    return places
  }
}

extension CallAutomaton.SilentTransition {
  /// Returns `true` if it may be taken in some surroundings.
  func isPossible(in surroundings: Surroundings) -> Bool {
    if source == 0, surroundings.hasBegun { return false }
    if let mode, mode.contradicts(surroundings.mode) { return false }
    // Of the others at an earlier time nothing is known.
    switch mayBeEarlier ? nil : condition {
    case nil: return true
    case .anotherScene: return surroundings.othersMayBeAlive
    case .firstScene, .lastScene: return surroundings.othersMayBeOver
    }
  }
}
