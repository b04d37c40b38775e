import LifecycleModel

/// The effect of each call on the places where a life cycle may be, computed once for each set of them.
struct CallSteps: Sendable {
  /// The facts about the other life cycles of the process, and about the process.
  struct Surroundings: Hashable, Sendable {
    /// `true` if another life cycle may be alive.
    var othersMayBeAlive: Bool
    /// `true` if all other life cycles may be over.
    var othersMayBeOver: Bool
    /// `true` for a life cycle that has begun: nothing but a call begins it again.
    var hasBegun: Bool
    /// The mode of the process.
    var mode: AppMode?
  }

  /// The result of a call.
  struct Result: Sendable {
    /// The places after it; the empty set where it is not allowed.
    let places: Int
    /// The state that it leads to.
    let state: PossibleState

    /// `true` if the page allows the call.
    var isAllowed: Bool { places != 0 }
  }

  private struct Key: Hashable {
    let set: Int
    let call: CallbackID?
    let surroundings: Surroundings
  }

  /// The sets of places.
  var sets: PlaceSets
  let automaton: CallAutomaton
  private let arrows: [CallbackID: [CallAutomaton.Arrow]]
  private var results: [Key: Result] = [:]
  private var reaches: [Int: Int] = [:]

  /// Prepares for the calls of an automaton.
  init(_ automaton: CallAutomaton) {
    self.automaton = automaton
    sets = PlaceSets(of: automaton)
    arrows = Dictionary(grouping: automaton.arrows, by: \.callback)
  }

  /// `true` if a life cycle may begin without a call.
  var mayBeginSilently: Bool { automaton.mayBeAlive.first ?? false }

  /// Returns `true` for a call that may come after its place.
  func isLate(_ call: CallbackID) -> Bool { automaton.late.contains(call) }

  /// The calls of the automaton, in order.
  var calls: [CallbackID] { arrows.keys.sorted() }

  /// The set of all places.
  mutating func allPlaces() -> Int { sets.number(of: 0..<sets.placeCount) }

  /// The result of a call of a life cycle that may be at the places of a set.
  mutating func result(of call: CallbackID, from set: Int, _ surroundings: Surroundings) -> Result {
    let key = Key(set: set, call: call, surroundings: surroundings)
    if let known = results[key] { return known }
    let before = closed(set, surroundings)
    let result = result(of: (arrows[call] ?? []).filter { sets.contains($0.source, in: before) })
    results[key] = result
    return result
  }

  /// The places to which a call leads, wherever it comes.
  mutating func result(ofAny call: CallbackID) -> Result { result(of: arrows[call] ?? []) }

  private mutating func result(of taken: [CallAutomaton.Arrow]) -> Result {
    Result(places: sets.number(of: taken.map(\.target)), state: taken.reduce(.none) { $0.or(.one($1.state)) })
  }

  /// The places that are reached from those of a set by any calls.
  mutating func reach(of set: Int) -> Int {
    if let known = reaches[set] { return known }
    let changes =
      automaton.arrows.map { ($0.source, $0.target) } + automaton.silentTransitions.map { ($0.source, $0.target) }
    let reach = places(reachedFrom: set, by: changes)
    reaches[set] = reach
    return reach
  }

  /// The places that are reached from those of a set without a call.
  mutating func closed(_ set: Int, _ surroundings: Surroundings) -> Int {
    let key = Key(set: set, call: nil, surroundings: surroundings)
    if let known = results[key] { return known.places }
    let changes = automaton.silentTransitions.filter { isPossible($0, surroundings) }.map { ($0.source, $0.target) }
    let closed = places(reachedFrom: set, by: changes)
    results[key] = Result(places: closed, state: .none)
    return closed
  }

  /// The places of a set, and those that are reached from them by changes of places.
  private mutating func places(reachedFrom set: Int, by changes: [(source: Int, target: Int)]) -> Int {
    let targets = Dictionary(grouping: changes, by: \.source).mapValues { $0.map(\.target) }
    let reached = [Bool](reachedFrom: sets.places(of: set), of: sets.placeCount) { targets[$0] ?? [] }
    return sets.number(of: reached.indices.filter { reached[$0] })
  }

  private func isPossible(_ silence: CallAutomaton.SilentTransition, _ surroundings: Surroundings) -> Bool {
    if silence.source == 0, surroundings.hasBegun { return false }
    if let mode = silence.mode, mode.contradicts(surroundings.mode) { return false }
    // Of the others at an earlier time nothing is known.
    switch silence.mayBeEarlier ? nil : silence.condition {
    case nil: return true
    case .anotherScene: return surroundings.othersMayBeAlive
    case .firstScene, .lastScene: return surroundings.othersMayBeOver
    }
  }
}
