import LifecycleModel

/// The elements on the ways between the places of a call automaton.
struct CoverageGraph: Sendable {
  /// A change of places, with the number of its passage.
  private struct Edge {
    let source: Int
    let target: Int
    let passage: Int
  }

  /// Some places, in order, with the ways to them.
  struct Reached {
    var places: [Int] = []
    var ways: Ways
    /// The progress along the stretches of those that have made the ways.
    var progress = Stretches.Progress()
  }

  /// The number of places and ways that are kept of calls; all are dropped for another.
  private static let capacity = 1_000_000

  /// The elements that are covered.
  let elements: CoverableElements
  /// The stretches among them.
  var stretches: Stretches
  /// `true` where the page has a single life cycle, that of the process.
  let hasOneLife: Bool
  private let automaton: CallAutomaton
  private let callbackCount: Int
  private let lateCalls: [Int: [(transition: Int, call: Int)]]
  // The passages of arrows come first, then those of silent transitions, and of events that change nothing.
  private let passages: Ways
  // All edges, and those without a call by the number of the surroundings.
  private let edges: [Edge]
  private let silences: [[Edge]]
  // The ways of calls from a place, first without a call, and then with it: their targets and what happens on them.
  private var targets: [Int] = []
  private var wayPassages: Ways
  // The words of the transitions that make the call of each way.
  private var wayMakers: [UInt64] = []
  // For a place and surroundings, where its callbacks begin in `starts`, and what may end after it in `endings`; -1 for none yet.
  private var rows: [(start: Int, ending: Int)]
  // For each callback, its first way; after the last, the end.
  private var starts: [Int] = []
  private var endings: [BitSet] = []
  // The ways of calls from sets of places, whose numbers are those of a generation, and how many places and ways they are together.
  private var calls: [CallWays.Key: CallWays] = [:]
  private var (generation, callSize) = (0, 0)
  // For each place, its index among those that are reached; -1 for others.
  private var indices: [Int]

  /// Prepares for the ways of an automaton, which may have some stretches.
  init(_ automaton: CallAutomaton, of lifecycle: Lifecycle, _ stretches: [Stretch], capacity: Int, hasOneLife: Bool) {
    self.automaton = automaton
    self.hasOneLife = hasOneLife
    callbackCount = lifecycle.callbacks.count
    self.stretches = Stretches(stretches, in: automaton, of: lifecycle, capacity: capacity)
    elements = CoverableElements(automaton, of: lifecycle, with: self.stretches.covered)
    self.stretches.number(by: elements)
    lateCalls = elements.lateCalls
    var passages = elements.noWays
    for passage in automaton.arrowPassages + automaton.silentPassages + automaton.silentEvents.map(\.passage) {
      let shown = elements.shown(by: passage)
      passages.append(sure: shown.sure, possible: shown.possible)
    }
    self.passages = passages
    let arrowCount = automaton.arrows.count
    let arrows = automaton.arrows.enumerated().map { Edge(source: $1.source, target: $1.target, passage: $0) }
    let silent = automaton.silentTransitions.enumerated().map {
      Edge(source: $1.source, target: $1.target, passage: arrowCount + $0)
    }
    let events = automaton.silentEvents.enumerated().map {
      Edge(source: $1.place, target: $1.place, passage: arrowCount + silent.count + $0)
    }
    edges = arrows + silent + events
    silences = Surroundings.all.map { surroundings in
      zip(silent, automaton.silentTransitions).filter { $1.isPossible(in: surroundings) }.map(\.0)
        + zip(events, automaton.silentEvents).filter { $1.mode?.contradicts(surroundings.mode) != true }.map(\.0)
    }
    rows = Array(repeating: (-1, -1), count: automaton.states.count * Surroundings.count)
    wayPassages = elements.noWays
    indices = Array(repeating: -1, count: automaton.states.count)
  }

  /// The ways of a life cycle that begins to be followed at some places.
  func start(at places: [Int]) -> Ways {
    var ways = elements.noWays
    for place in places {
      let shown =
        place < automaton.stableCount ? elements.shown(in: automaton.states[place]) : BitSet(below: elements.all.count)
      ways.append(sure: shown, possible: shown)
    }
    return ways
  }

  /// One place on whose only way nothing happens.
  var none: Ways {
    var ways = elements.noWays
    ways.append(sure: BitSet(below: elements.all.count), possible: BitSet(below: elements.all.count))
    return ways
  }

  // MARK: - Calls

  /// The ways that begin with those to the places of a set, and end with a call, which has a number.
  mutating func ways(
    by call: CallbackID, numbered number: Int, after ways: Ways, at set: Int, _ surroundings: Surroundings,
    _ sets: PlaceSets
  ) -> Reached {
    let taken = callWays(of: call, at: set, surroundings, sets)
    var reached = Reached(places: taken.places, ways: Ways(after: ways, by: taken, of: wayPassages))
    if !taken.makers.isEmpty { reached.ways.beginCall(number, madeBy: taken.makers) }
    reached.ways.settleCalls()
    return reached
  }

  /// The ways by which a call leads on from the places of a set.
  private mutating func callWays(
    of call: CallbackID, at set: Int, _ surroundings: Surroundings, _ sets: PlaceSets
  ) -> CallWays {
    if generation != sets.generation || callSize > Self.capacity {
      calls.removeAll()
      (generation, callSize) = (sets.generation, 0)
    }
    let key = CallWays.Key(set: set, call: call.index * Surroundings.count + surroundings.number)
    if let known = calls[key] { return known }
    var ways: [CallWays.Way] = []
    for (source, place) in sets.placeList(of: set).enumerated() {
      let start = row(of: place, surroundings).start + call.index
      for way in starts[start]..<starts[start + 1] {
        ways.append(CallWays.Way(source: source, number: way, target: targets[way]))
      }
    }
    let places = Set(ways.map(\.target)).sorted()
    for (index, place) in places.enumerated() { indices[place] = index }
    for index in ways.indices { ways[index].target = indices[ways[index].target] }
    for place in places { indices[place] = -1 }
    let known = CallWays(places: places, ways: ways, makers: makers(of: ways, to: places.count))
    calls[key] = known
    callSize += places.count + ways.count
    return known
  }

  /// The ways that begin with those to one place, and end with a call that comes wherever the page allows it.
  mutating func ways(byAny call: CallbackID, after ways: Ways) -> Reached {
    var reached = Reached(ways: Ways(following: ways))
    for (number, arrow) in automaton.arrows.enumerated() where arrow.callback == call {
      let target = reach(arrow.target, &reached)
      reached.ways.add(to: target, from: 0, of: ways, number, of: passages)
    }
    return sorted(reached)
  }

  /// The words of the transitions that may have made the call of ways to each of some places; none where it is one alone.
  private func makers(of ways: [CallWays.Way], to placeCount: Int) -> [UInt64] {
    let width = elements.transitionWidth
    guard let first = ways.first?.number else { return [] }
    let makers = wayMakers[first * width..<(first + 1) * width]
    let isAlike = ways.allSatisfy { makers.elementsEqual(wayMakers[$0.number * width..<($0.number + 1) * width]) }
    guard !isAlike || makers.reduce(0, { $0 + $1.nonzeroBitCount }) > 1 else { return [] }
    var words = Array(repeating: UInt64(0), count: placeCount * width)
    for way in ways {
      for word in 0..<width { words[way.target * width + word] |= wayMakers[way.number * width + word] }
    }
    return words
  }

  /// The index of a place among those that are reached.
  private mutating func reach(_ place: Int, _ reached: inout Reached) -> Int {
    if indices[place] >= 0 { return indices[place] }
    indices[place] = reached.places.count
    reached.places.append(place)
    reached.ways.append()
    return indices[place]
  }

  /// Brings places in order.
  private mutating func sorted(_ reached: Reached) -> Reached {
    let isSorted = zip(reached.places, reached.places.dropFirst()).allSatisfy { $0 < $1 }
    var result = reached
    if !isSorted {
      result = Reached(places: reached.places.sorted(), ways: Ways(following: reached.ways))
      for place in result.places { result.ways.append(indices[place], of: reached.ways) }
    }
    for place in reached.places { indices[place] = -1 }
    result.ways.settleCalls()
    return result
  }

  private mutating func row(of place: Int, _ surroundings: Surroundings) -> (start: Int, ending: Int) {
    let number = place * Surroundings.count + surroundings.number
    if rows[number].start >= 0 { return rows[number] }
    let reached = reached(from: [place], with: none, along: silences[surroundings.number])
    let arrows = automaton.arrows.indices.filter { reached.places[automaton.arrows[$0].source] }
    rows[number] = (starts.count, endings.count)
    var next = 0
    for callback in 0..<callbackCount {
      let first = targets.count
      starts.append(first)
      // The arrows are in the order of their callbacks.
      while next < arrows.count, automaton.arrows[arrows[next]].callback.index == callback {
        let arrow = automaton.arrows[arrows[next]]
        let known = targets[first...].firstIndex(of: arrow.target)
        if known == nil {
          targets.append(arrow.target)
          wayPassages.append()
          wayMakers += repeatElement(0, count: elements.transitionWidth)
        }
        wayPassages.add(
          to: known ?? targets.count - 1, from: arrow.source, of: reached.ways, arrows[next], of: passages)
        if let maker = elements.number(of: .transition(arrow.transition)) {
          wayMakers[(known ?? targets.count - 1) * elements.transitionWidth + maker / 64] |= 1 << UInt64(maker % 64)
        }
        next += 1
      }
    }
    starts.append(targets.count)
    var ends = elements.noWays
    for place in 0..<automaton.stableCount where reached.places[place] { ends.append(place, of: reached.ways) }
    endings.append(ends.possible)
    return rows[number]
  }

  // MARK: - Other ways

  /// The ways that begin with those to some places, and go on by any calls.
  func ways(byAnyCallsAfter ways: Ways, to start: [Int]) -> Reached {
    let all = reached(from: start, with: ways, along: edges)
    var reached = Reached(ways: Ways(following: ways))
    for place in all.places.indices where all.places[place] {
      reached.places.append(place)
      reached.ways.append(place, of: all.ways)
    }
    return reached
  }

  /// The elements of events without an observed call that may have come to an end after some places were reached.
  mutating func ending(at places: [Int], _ surroundings: Surroundings) -> BitSet {
    var ending = BitSet(below: elements.all.count)
    for place in places {
      let number = row(of: place, surroundings).ending
      ending.formUnion(endings[number].words, from: 0)
    }
    return ending
  }

  /// Adds a call to ways to some places that may be one that comes late: of a transition that may have been taken before.
  func addLate(_ call: CallbackID, to ways: inout Ways) {
    for late in lateCalls[call.index] ?? [] { ways.addPossible(late.call, where: late.transition) }
  }

  /// The places that are reached from some, and the ways to all places.
  private func reached(from start: [Int], with ways: Ways, along edges: [Edge]) -> (places: [Bool], ways: Ways) {
    var all = Ways(to: automaton.states.count, following: ways)
    var isReached = Array(repeating: false, count: automaton.states.count)
    for (index, place) in start.enumerated() {
      all.add(to: place, from: index, of: ways)
      isReached[place] = true
    }
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for edge in edges where isReached[edge.source] {
        isGrowing = all.extend(to: edge.target, from: edge.source, by: edge.passage, of: passages) || isGrowing
        isReached[edge.target] = true
      }
    }
    return (isReached, all)
  }
}
