import LifecycleModel

/// The macrosteps that one scene can take from each leaf.
///
/// Every transition that leaves a leaf can begin one, also one inside a chain; the segments after it then follow.
package struct RunGraph: Sendable {
  /// The life cycle.
  package let lifecycle: Lifecycle
  /// Its transitions between leaves.
  package let graph: StateGraph
  /// The modes that a process may have; `[nil]` if no guard names any.
  package let modes: [AppMode?]
  /// `true` where some call may come later than where the page has it.
  let hasDeferredCalls: Bool
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
    modes = lifecycle.transitions.contains { $0.guard?.mode != nil } ? AppMode.allCases : [nil]
    hasDeferredCalls = lifecycle.transitions.contains { $0.steps.contains(where: \.certainty.isDeferred) }
    self.hierarchy = hierarchy
    self.restAfter = restAfter
    self.restLength = restLength
    self.isEnded = isEnded
  }

  /// Prepares a life cycle for running.
  package init(_ lifecycle: Lifecycle) {
    self.init(lifecycle, graph: StateGraph(lifecycle))
  }

  /// The macrosteps from a leaf, with no regard to the other scenes: its own before its parent's, in page order.
  package func macrosteps(from leaf: StateID) -> [Macrostep] {
    graph.edges(from: leaf).map { edge in
      Macrostep(
        first: edge, target: restAfter[edge.transition.index] ?? edge.target,
        mode: lifecycle[edge.transition].guard?.mode)
    }
  }

  /// The transitions of a macrostep in order, at least one.
  package func transitions(of macrostep: Macrostep) -> [StateGraph.Edge] {
    Array(sequence(first: macrostep.first, next: continuation))
  }

  /// The segment that follows a transition in its chain; `nil` at the end of the chain.
  package func continuation(of transition: StateGraph.Edge) -> StateGraph.Edge? {
    let next = transition.transition.index + 1
    guard next < lifecycle.transitions.count, lifecycle.transitions[next].isContinuation,
      let target = hierarchy.initialLeaf(of: lifecycle.transitions[next].target)
    else { return nil }
    return StateGraph.Edge(source: transition.target, target: target, transition: TransitionID(next))
  }

  /// The number of transitions of a macrostep.
  package func transitionCount(of macrostep: Macrostep) -> Int { restLength[macrostep.first.transition.index] }

  /// The event of a macrostep; empty if the page names none.
  package func event(of macrostep: Macrostep) -> String { lifecycle[macrostep.first.transition].event }

  /// The guard of a macrostep.
  package func `guard`(of macrostep: Macrostep) -> Guard? { lifecycle[macrostep.first.transition].guard }

  /// The leaves that the processes of a mode reach or pass through, with no regard to the other scenes.
  package func reachable(in mode: AppMode?) -> ElementSet<State> {
    guard let initial = graph.initial else { return ElementSet() }
    return graph.reachable(from: initial) { lifecycle.isOpen($0.transition, in: mode) }
  }

  /// Returns `true` if a scene in a leaf is alive: it has left the initial state, and its life is not over.
  package func isAlive(_ leaf: StateID) -> Bool { !isEnded[leaf.index] }

  /// The default number of scenes to explore: two, or one for a page on which everything is one per process.
  package var defaultSceneCount: Int {
    let living = ElementSet(lifecycle.livingCallbacks.map { lifecycle[$0].delegate })
    let isPerScene = living.contains { lifecycle[$0].multiplicity != .process }
    let speaksOfScenes = lifecycle.transitions.contains { $0.guard?.sceneCondition == .anotherScene }
    return isPerScene || speaksOfScenes ? 2 : 1
  }
}
