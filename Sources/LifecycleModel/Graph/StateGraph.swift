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

    /// Creates an edge.
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
