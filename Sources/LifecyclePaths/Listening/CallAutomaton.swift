import LifecycleModel

/// What may be heard of one scene, call by call, for somebody who listens and sees nothing else.
///
/// Places are where a scene rests, or where it is between two calls of an event; the first is where life begins. A call
/// that may be skipped, and an event that nobody hears, are passed in silence. A call that may come late may come anywhere
/// after its place, and says nothing of where the scene is; `late` has those.
package struct CallAutomaton: Sendable {
  /// A call that leads from one place to another.
  package struct Arrow: Hashable, Sendable {
    /// What is called.
    package let callback: CallbackID
    /// The place before it.
    package let source: Int
    /// The place after it.
    package let target: Int
    /// The leaf to which the hop leads on which it comes.
    package let state: StateID
  }

  /// A way between two places on which nothing is heard.
  package struct SilentTransition: Hashable, Sendable {
    /// The place before it.
    package let source: Int
    /// The place after it.
    package let target: Int
    /// What the other scenes must be like when it is taken.
    package let condition: Guard.SceneCondition?
  }

  /// The leaf of each place: where the scene rests, or to which it is on its way.
  package let states: [StateID]
  /// The calls, by callback.
  package let arrows: [Arrow]
  /// The silent ways, in the order of the page.
  package let silentTransitions: [SilentTransition]
  /// Whether a scene at a place may be alive, by place.
  package let mayBeAlive: [Bool]
  /// Whether the life of a scene at a place may be over, or not have begun, by place.
  package let mayBeOver: [Bool]
  /// The calls that may come after their place.
  package let late: Set<CallbackID>

  /// Listens to some of the callbacks; `nil` for a life cycle without states.
  package init?(of runs: RunGraph, observing callbacks: Set<CallbackID>) {
    guard let stable = StableStates(of: runs) else { return nil }
    var compiler = CallCompiler(stable, observing: callbacks)
    compiler.compile()
    states = compiler.states
    arrows = compiler.arrows.sorted { ($0.callback, $0.source, $0.target) < ($1.callback, $1.source, $1.target) }
    silentTransitions = compiler.silentTransitions
    let isOver = stable.leaves.map { !runs.isAlive($0) }
    mayBeOver = Self.places(from: { $0 < isOver.count && isOver[$0] }, of: compiler)
    let reachesScope = Self.places(from: { $0 < isOver.count && !isOver[$0] }, of: compiler)
    mayBeAlive = reachesScope.enumerated().map { $1 || $0 >= isOver.count }
    late = callbacks.filter { callback in
      runs.lifecycle.transitions.contains { $0.steps.contains { $0.callback == callback && $0.certainty.isDeferred } }
    }
  }

  /// The places from which silence leads to one of some places.
  private static func places(from isGoal: (Int) -> Bool, of compiler: CallCompiler) -> [Bool] {
    var sources: [[Int]] = Array(repeating: [], count: compiler.states.count)
    for silence in compiler.silentTransitions { sources[silence.target].append(silence.source) }
    var isFound = compiler.states.indices.map(isGoal)
    var open = isFound.indices.filter { isFound[$0] }
    while let place = open.popLast() {
      for source in sources[place] where !isFound[source] {
        isFound[source] = true
        open.append(source)
      }
    }
    return isFound
  }
}
