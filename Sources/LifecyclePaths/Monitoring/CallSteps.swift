import LifecycleModel

/// What each call does to the places where a life cycle may be, computed once for each set of them.
struct CallSteps: Sendable {
  /// What is known of the other life cycles of the process, and of the process.
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
    let taken = (arrows[call] ?? []).filter { sets.contains($0.source, in: before) }
    let result = Result(
      places: sets.number(of: taken.map(\.target)),
      state: taken.reduce(.none) { $0.or(.one($1.state)) })
    results[key] = result
    return result
  }

  /// The places to which a call leads, wherever it comes.
  mutating func result(ofAny call: CallbackID) -> Result {
    let taken = arrows[call] ?? []
    return Result(
      places: sets.number(of: taken.map(\.target)), state: taken.reduce(.none) { $0.or(.one($1.state)) })
  }

  /// The places that are reached from those of a set by any calls.
  mutating func reach(of set: Int) -> Int {
    if let known = reaches[set] { return known }
    var targets: [Int: [Int]] = [:]
    for arrow in automaton.arrows { targets[arrow.source, default: []].append(arrow.target) }
    for silence in automaton.silentTransitions { targets[silence.source, default: []].append(silence.target) }
    let reached = [Bool](reachedFrom: sets.places(of: set), of: sets.placeCount) { targets[$0] ?? [] }
    let reach = sets.number(of: reached.indices.filter { reached[$0] })
    reaches[set] = reach
    return reach
  }

  /// The places that are reached from those of a set without a call.
  mutating func closed(_ set: Int, _ surroundings: Surroundings) -> Int {
    let key = Key(set: set, call: nil, surroundings: surroundings)
    if let known = results[key] { return known.places }
    var targets: [Int: [Int]] = [:]
    for silence in automaton.silentTransitions where isPossible(silence, surroundings) {
      targets[silence.source, default: []].append(silence.target)
    }
    let reached = [Bool](reachedFrom: sets.places(of: set), of: sets.placeCount) { targets[$0] ?? [] }
    let closed = sets.number(of: reached.indices.filter { reached[$0] })
    results[key] = Result(places: closed, state: .none)
    return closed
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
