/// The graph of a life cycle's leaf states.
///
/// A transition from a composite state is an edge from each of its leaves, one to a composite state ends in its initial leaf.
/// As in UML and SCXML, a substate's own transition for an event and guard overrides its parent's.
package struct StateGraph: Sendable {
  /// A transition from leaf to leaf.
  package struct Edge: Hashable, Sendable {
    /// The leaf at its beginning.
    package let source: StateID
    /// The leaf at its end.
    package let target: StateID
    /// The transition that it stands for.
    package let transition: TransitionID

    package init(source: StateID, target: StateID, transition: TransitionID) {
      self.source = source
      self.target = target
      self.transition = transition
    }
  }

  /// The initial leaf; `nil` for a life cycle without states.
  package let initial: StateID?
  /// The states without substates, in page order.
  package let leaves: [StateID]
  /// The edges: by leaf, then in the order of `edges(from:)`.
  package let edges: [Edge]
  private let edgeIndices: [[Int]]

  /// Flattens a life cycle.
  package init(_ lifecycle: Lifecycle) {
    let hierarchy = StateHierarchy(lifecycle)
    var outgoing = Array(repeating: [TransitionID](), count: lifecycle.states.count)
    for id in lifecycle.transitionIDs { outgoing[lifecycle[id].source.index].append(id) }
    leaves = lifecycle.stateIDs.filter { hierarchy.children[$0.index].isEmpty }
    initial = hierarchy.initialLeaf(of: nil)
    var edges: [Edge] = []
    var edgeIndices = Array(repeating: [Int](), count: lifecycle.states.count)
    for leaf in leaves {
      var handled: Set<Trigger> = []
      let sources = lifecycle.lineage(of: leaf).filter { !outgoing[$0.index].isEmpty }
      for state in sources {
        let own = outgoing[state.index]
        for id in own where handled.isEmpty || !handled.contains(Trigger(lifecycle[id])) {
          guard let target = hierarchy.initialLeaf(of: lifecycle[id].target) else { continue }
          edgeIndices[leaf.index].append(edges.count)
          edges.append(Edge(source: leaf, target: target, transition: id))
        }
        guard state != sources.last else { break }
        handled.formUnion(own.map { Trigger(lifecycle[$0]) }.filter { !$0.isSilent })
      }
    }
    self.edges = edges
    self.edgeIndices = edgeIndices
  }

  /// The edges that leave a leaf, its own before its parent's.
  package func edges(from leaf: StateID) -> [Edge] {
    edgeIndices[leaf.index].map { edges[$0] }
  }

  /// The leaves reachable from a leaf along open edges, itself included.
  package func reachable(from start: StateID, along isOpen: (Edge) -> Bool = { _ in true }) -> ElementSet<State> {
    var reached = ElementSet([start])
    var waiting = [start]
    while let leaf = waiting.popLast() {
      for index in edgeIndices[leaf.index] where isOpen(edges[index]) && reached.insert(edges[index].target) {
        waiting.append(edges[index].target)
      }
    }
    return reached
  }

  /// The event and guard of a transition.
  private struct Trigger: Hashable {
    let event: NameKey
    let isSilent: Bool
    let `guard`: NameKey?

    init(_ transition: Transition) {
      event = NameKey(transition.event)
      isSilent = transition.event.isEmpty
      `guard` = transition.guard?.key
    }
  }
}

/// The state that each callback leads to: the one that a scene is entering when the callback comes.
package struct ReachedStates: Sendable {
  private var leaves: [CallbackID: StateID] = [:]

  /// Collects the targets of each callback's transitions.
  package init(_ lifecycle: Lifecycle) {
    let hierarchy = StateHierarchy(lifecycle)
    var open: Set<CallbackID> = []
    for transition in lifecycle.transitions {
      let leaf = hierarchy.initialLeaf(of: transition.target)
      for step in transition.steps {
        if step.certainty.isDeferred { open.insert(step.callback) }
        if let known = leaves[step.callback], known != leaf { open.insert(step.callback) }
        leaves[step.callback] = leaf
      }
    }
    for callback in open { leaves[callback] = nil }
  }

  /// The leaf that all transitions with a callback lead to; `nil` for several, for none, and for a callback that may come
  /// after its transition.
  package func state(reachedBy callback: CallbackID) -> StateID? { leaves[callback] }
}

/// The substates and the initial substate of each state.
package struct StateHierarchy: Sendable {
  /// The direct substates of each state, in page order.
  package let children: [[StateID]]
  /// The states at the top level, in page order.
  package let roots: [StateID]
  private let isInitial: [Bool]
  private let holdsInitial: [Bool]

  /// Collects the substates of a life cycle.
  package init(_ lifecycle: Lifecycle) {
    var children = Array(repeating: [StateID](), count: lifecycle.states.count)
    var roots: [StateID] = []
    isInitial = lifecycle.states.map(\.isInitial)
    // `true` for a marked state and for all states around it.
    var holdsInitial = isInitial
    for id in lifecycle.stateIDs {
      if let parent = lifecycle[id].parent { children[parent.index].append(id) } else { roots.append(id) }
    }
    for id in lifecycle.stateIDs.reversed() where holdsInitial[id.index] {
      if let parent = lifecycle[id].parent { holdsInitial[parent.index] = true }
    }
    self.children = children
    self.roots = roots
    self.holdsInitial = holdsInitial
  }

  /// The states in page order, each followed by its substates, with their depth from 0.
  package var inReadingOrder: [(id: StateID, depth: Int)] {
    var order: [(id: StateID, depth: Int)] = []
    var waiting = roots.reversed().map { (id: $0, depth: 0) }
    while let next = waiting.popLast() {
      order.append(next)
      waiting += children[next.id.index].reversed().map { ($0, next.depth + 1) }
    }
    return order
  }

  /// The number of leaves inside each state; 1 for a leaf.
  package var leafCounts: [Int] {
    inReadingOrder.reversed().reduce(into: Array(repeating: 0, count: children.count)) { counts, next in
      let inside = children[next.id.index].reduce(0) { $0 + counts[$1.index] }
      counts[next.id.index] = max(1, inside)
    }
  }

  /// The leaves inside a state, in page order; the state itself where it is a leaf.
  package func leaves(in state: StateID) -> [StateID] {
    var leaves: [StateID] = []
    var waiting = [state]
    while let next = waiting.popLast() {
      if children[next.index].isEmpty { leaves.append(next) } else { waiting += children[next.index] }
    }
    return leaves.sorted { $0.index < $1.index }
  }

  /// The initial substate of a composite state, or the initial state (`nil`): the one that is marked, else the one that
  /// contains a marked one, else the first.
  package func initialChild(of parent: StateID?) -> StateID? {
    let candidates = parent.map { children[$0.index] } ?? roots
    return candidates.first { isInitial[$0.index] } ?? candidates.first { holdsInitial[$0.index] } ?? candidates.first
  }

  /// The initial leaf of a state, which may be itself; `nil` where there are no states.
  package func initialLeaf(of state: StateID?) -> StateID? {
    var leaf = state
    while let next = initialChild(of: leaf) { leaf = next }
    return leaf
  }
}

extension Lifecycle {
  /// The states that a picture of some states needs, in page order: these, the ancestors and initial states of these, and the
  /// initial state, which a picture hides where nothing leads to or from it.
  package func surroundings(of states: [StateID]) -> [StateID] {
    let hierarchy = StateHierarchy(self)
    let leaves = (states + [nil]).compactMap { hierarchy.initialLeaf(of: $0) }
    return Set((states + leaves).flatMap { lineage(of: $0) }).sorted()
  }

  /// The life cycle with only some states and transitions between them, without scenarios and rules.
  package func part(with kept: [StateID], _ keptTransitions: [TransitionID]) -> Lifecycle {
    let newIDs = Dictionary(uniqueKeysWithValues: kept.enumerated().map { ($1, StateID($0)) })
    let initial = StateHierarchy(self).initialLeaf(of: nil)
    var part = self
    part.isPart = true
    part.states = kept.map { id in
      var state = self[id]
      state.parent = state.parent.flatMap { newIDs[$0] }
      state.isInitial = state.isInitial || id == initial
      return state
    }
    part.transitions = keptTransitions.map { id in
      var transition = self[id]
      transition.source = newIDs[transition.source] ?? transition.source
      transition.target = newIDs[transition.target] ?? transition.target
      return transition
    }
    part.scenarios = []
    part.rules = []
    return part
  }
}
