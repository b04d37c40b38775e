import LifecycleModel

/// What one scene can do: from each leaf in which it may rest, the events that run to their end.
///
/// Every arrow that leaves a leaf can be taken there, also one in the middle of a chain; the rest of its chain then follows.
package struct RunGraph: Sendable {
  /// The life cycle that runs.
  package let lifecycle: Lifecycle
  /// Its hops between leaves.
  package let graph: StateGraph
  private let hierarchy: StateHierarchy
  private let restAfter: [StateID?]
  private let restLength: [Int]
  private let isEnded: [Bool]

  /// Prepares a life cycle for running.
  package init(_ lifecycle: Lifecycle, graph: StateGraph) {
    let hierarchy = StateHierarchy(lifecycle)
    var restAfter: [StateID?] = lifecycle.transitions.map { hierarchy.initialLeaf(of: $0.target) }
    var restLength = Array(repeating: 1, count: restAfter.count)
    for id in lifecycle.transitionIDs.dropLast().reversed() where lifecycle.transitions[id.index + 1].isContinuation {
      restAfter[id.index] = restAfter[id.index + 1]
      restLength[id.index] = restLength[id.index + 1] + 1
    }
    var isEnded = lifecycle.states.map(\.isFinal)
    for id in lifecycle.stateIDs {
      if let parent = lifecycle[id].parent, isEnded[parent.index] { isEnded[id.index] = true }
    }
    if let initial = graph.initial { isEnded[initial.index] = true }
    self.lifecycle = lifecycle
    self.graph = graph
    self.hierarchy = hierarchy
    self.restAfter = restAfter
    self.restLength = restLength
    self.isEnded = isEnded
  }

  /// Prepares a life cycle for running.
  package init(_ lifecycle: Lifecycle) {
    self.init(lifecycle, graph: StateGraph(lifecycle))
  }

  /// What can happen to a scene that rests in a leaf, were it not for the other scenes: its own transitions before its
  /// parent's, in page order.
  package func macrosteps(from leaf: StateID) -> [Macrostep] {
    graph.edges(from: leaf).map { edge in
      Macrostep(first: edge, target: restAfter[edge.transition.index] ?? edge.target)
    }
  }

  /// The hops of a macrostep in order, at least one.
  package func transitions(of macrostep: Macrostep) -> [StateGraph.Edge] {
    Array(sequence(first: macrostep.first, next: continuation))
  }

  /// The hop that follows another in its chain; `nil` where the chain ends.
  package func continuation(of transition: StateGraph.Edge) -> StateGraph.Edge? {
    let next = transition.transition.index + 1
    guard next < lifecycle.transitions.count, lifecycle.transitions[next].isContinuation,
      let target = hierarchy.initialLeaf(of: lifecycle.transitions[next].target)
    else { return nil }
    return StateGraph.Edge(source: transition.target, target: target, transition: TransitionID(next))
  }

  /// How many hops a macrostep has.
  package func transitionCount(of macrostep: Macrostep) -> Int { restLength[macrostep.first.transition.index] }

  /// The event of a macrostep, empty where the page names none.
  package func event(of macrostep: Macrostep) -> String { lifecycle[macrostep.first.transition].event }

  /// The guard of a macrostep.
  package func `guard`(of macrostep: Macrostep) -> Guard? { lifecycle[macrostep.first.transition].guard }

  /// Whether a scene in a leaf is alive: it has left the initial state, and its life is not over.
  package func isAlive(_ leaf: StateID) -> Bool { !isEnded[leaf.index] }

  /// How many scenes are worth exploring where nobody says it: two, or one for a page on which there is but one of
  /// everything.
  package var defaultSceneCount: Int {
    let living = ElementSet(lifecycle.livingCallbacks.map { lifecycle[$0].delegate })
    let isPerScene = living.contains { lifecycle[$0].multiplicity != .process }
    let speaksOfScenes = lifecycle.transitions.contains { $0.guard?.sceneCondition == .anotherScene }
    return isPerScene || speaksOfScenes ? 2 : 1
  }
}
