import LifecycleModel

/// The calls that an observer can receive of one scene, in every possible order, as an automaton.
///
/// Its places are the stable states, and the points between two calls of an event; the first is the initial state.
/// Calls that may be skipped, and events without an observed call, also have silent transitions. A deferred call may
/// come anywhere after its place and does not show the scene's state; `late` has those.
package struct CallAutomaton: Sendable {
  /// A call that leads from one place to another.
  package struct Arrow: Hashable, Sendable {
    /// The callback that is called.
    package let callback: CallbackID
    /// The place before it.
    package let source: Int
    /// The place after it.
    package let target: Int
    /// The transition that makes the call.
    package let transition: TransitionID
    /// The target of that transition.
    package let state: StateID
  }

  /// A change from one place to another without an observed call.
  package struct SilentTransition: Hashable, Sendable {
    /// The place before it.
    package let source: Int
    /// The place after it.
    package let target: Int
    /// The condition on the other scenes under which it is taken.
    package let condition: Guard.SceneCondition?
    /// The mode of the processes in which it is taken; `nil` for any.
    package let mode: AppMode?
    /// `true` where it begins an event with calls that are not observed: it may have been taken at any time before.
    package let mayBeEarlier: Bool
  }

  /// An event without an observed call after which a scene is where it was.
  package struct SilentEvent: Hashable, Sendable {
    /// The place.
    package let place: Int
    /// The mode of the processes in which it happens; `nil` for any.
    package let mode: AppMode?
    /// The passage.
    package let passage: Passage
  }

  /// The callbacks that are observed.
  package let callbacks: Set<CallbackID>
  /// The leaf of each place: that of the scene, or the one that it is about to reach.
  package let states: [StateID]
  /// The calls, by callback.
  package let arrows: [Arrow]
  /// The silent transitions, in page order.
  package let silentTransitions: [SilentTransition]
  /// The passage of each of the arrows.
  package let arrowPassages: [Passage]
  /// The passage of each of the silent transitions.
  package let silentPassages: [Passage]
  /// The events without an observed call that change nothing.
  package let silentEvents: [SilentEvent]
  /// The number of stable states, which are the first places.
  package let stableCount: Int
  /// For each place, `true` if a scene there may be alive.
  package let mayBeAlive: [Bool]
  /// For each place, `true` if the life of a scene there may be over, or not have begun.
  package let mayBeOver: [Bool]
  /// The calls that may come after their place.
  package let late: Set<CallbackID>

  /// Builds the automaton that observes some of the callbacks; `nil` for a life cycle without states.
  package init?(of runs: RunGraph, observing callbacks: Set<CallbackID>) {
    guard let stable = StableStates(of: runs) else { return nil }
    var compiler = CallCompiler(stable, observing: callbacks)
    compiler.compile()
    self.callbacks = callbacks
    states = compiler.states
    let sorted = compiler.arrows.sorted {
      ($0.arrow.callback, $0.arrow.source, $0.arrow.target) < ($1.arrow.callback, $1.arrow.source, $1.arrow.target)
    }
    arrows = sorted.map(\.arrow)
    arrowPassages = sorted.map(\.passage)
    silentTransitions = compiler.silentTransitions
    silentPassages = compiler.silentPassages
    silentEvents = compiler.silentEvents
    stableCount = stable.leaves.count
    let isOver = stable.leaves.map { !runs.isAlive($0) }
    mayBeOver = Self.places(from: { $0 < isOver.count && isOver[$0] }, of: compiler)
    let waiting = Self.waitingPlaces(of: compiler, leafCount: isOver.count)
    let reachesScope = Self.places(
      from: { $0 < isOver.count ? !isOver[$0] : !waiting.contains($0) }, of: compiler)
    mayBeAlive = reachesScope.enumerated().map { $1 || $0 >= isOver.count }
    late = callbacks.filter { callback in
      runs.lifecycle.transitions.contains { $0.steps.contains { $0.callback == callback && $0.certainty.isDeferred } }
    }
  }

  /// The places before the first call of an event, at which no life has begun that the event begins.
  private static func waitingPlaces(of compiler: CallCompiler, leafCount: Int) -> Set<Int> {
    let silent = compiler.silentTransitions.filter { $0.target >= leafCount }
    let later = compiler.arrows.map(\.arrow.target) + silent.filter { $0.source >= leafCount }.map(\.target)
    return Set(silent.map(\.target)).subtracting(later).subtracting(compiler.begunPlaces)
  }

  /// The places from which silent transitions lead to one of some places.
  private static func places(from isGoal: (Int) -> Bool, of compiler: CallCompiler) -> [Bool] {
    var sources: [[Int]] = Array(repeating: [], count: compiler.states.count)
    for silence in compiler.silentTransitions { sources[silence.target].append(silence.source) }
    return [Bool](reachedFrom: sources.indices.filter(isGoal), of: sources.count) { sources[$0] }
  }
}
