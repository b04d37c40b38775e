import LifecycleModel
import LifecyclePaths

/// Follows the calls of one life cycle on a page, with no regard to the others.
struct LifeFollower: Sendable {
  /// The calls in every possible order.
  let automaton: CallAutomaton
  private let arrows: [CallbackID: [Int: [CallAutomaton.Arrow]]]
  private let arrowsBySource: [Int: [CallAutomaton.Arrow]]
  private let silent: [Int: [Int]]

  /// Prepares to follow some callbacks; `nil` for a page without states.
  ///
  /// - Parameters:
  ///   - mode: The mode of the process; `nil` for any.
  ///   - isAlone: `true` if no other life cycle of the process can be alive.
  init?(_ graph: RunGraph, observing callbacks: Set<CallbackID>, mode: AppMode? = nil, isAlone: Bool = false) {
    guard let automaton = CallAutomaton(of: graph, observing: callbacks), let stable = StableStates(of: graph) else {
      return nil
    }
    self.automaton = automaton
    self.stable = stable.leaves
    arrows = Dictionary(grouping: automaton.arrows, by: \.callback).mapValues { Dictionary(grouping: $0, by: \.source) }
    arrowsBySource = Dictionary(grouping: automaton.arrows, by: \.source)
    let possible = automaton.silentTransitions.filter { silence in
      if let own = silence.mode, own.contradicts(mode) { return false }
      return !isAlone || silence.mayBeEarlier || silence.condition != .anotherScene
        || automaton.mayBeAlive.first == true
    }
    silent = Dictionary(grouping: possible, by: \.source).mapValues { $0.map(\.target) }
  }

  /// The stable states, which are the first places.
  let stable: [StateID]

  /// The places where a life cycle is that begins, or that may be anywhere.
  func start(isWhole: Bool) -> Set<Int> { closed(isWhole ? [0] : Set(automaton.states.indices)) }

  /// The places after a call; empty where the page does not allow it.
  func places(after call: CallbackID, from places: Set<Int>) -> Set<Int> {
    let after = closed(Set(places.flatMap { arrows(of: call, from: $0) }.map(\.target)))
    return automaton.late.contains(call) ? after.union(places) : after
  }

  /// The ways to make a call at a place.
  func arrows(of call: CallbackID, from place: Int) -> [CallAutomaton.Arrow] { arrows[call]?[place] ?? [] }

  /// The calls that the page allows at a place.
  func arrows(from place: Int) -> [CallAutomaton.Arrow] { arrowsBySource[place] ?? [] }

  /// The places that a change without a call leads to from a place.
  func silentTargets(from place: Int) -> [Int] { silent[place] ?? [] }

  /// The number of calls that the page allows before one that it does not.
  func allowedCount(of calls: [CallbackID], isWhole: Bool) -> Int {
    var places = start(isWhole: isWhole)
    for (index, call) in calls.enumerated() {
      places = self.places(after: call, from: places)
      if places.isEmpty { return index }
    }
    return calls.count
  }

  private func closed(_ places: Set<Int>) -> Set<Int> {
    var closed = places
    var waiting = Array(places)
    while let place = waiting.popLast() {
      for target in silent[place] ?? [] where closed.insert(target).inserted { waiting.append(target) }
    }
    return closed
  }
}
