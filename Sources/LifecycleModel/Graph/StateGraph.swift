/// A lifecycle's transitions between its leaf states: what can really happen next.
///
/// A transition from a composite state is an edge from each of its leaves, one to a composite state ends in its initial
/// leaf. As in UML and SCXML, a substate's own transition for an event and guard comes before its parent's.
package struct StateGraph: Sendable {
  /// A hop from leaf to leaf.
  package struct Edge: Hashable, Sendable {
    /// The leaf it starts in.
    package let source: StateID
    /// The leaf it ends in.
    package let target: StateID
    /// The transition it comes from.
    package let transition: TransitionID

    /// Creates a hop.
    package init(source: StateID, target: StateID, transition: TransitionID) {
      self.source = source
      self.target = target
      self.transition = transition
    }
  }

  /// The leaf in which life begins; `nil` for a lifecycle without states.
  package let initial: StateID?
  /// The states without substates, in page order.
  package let leaves: [StateID]
  /// All edges: by leaf, then in page order.
  package let edges: [Edge]
  private let edgeIndices: [[Int]]

  /// Flattens a lifecycle.
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

  /// The leaves that can be reached from a leaf, that one included.
  package func reachable(from start: StateID) -> ElementSet<State> {
    var reached = ElementSet([start])
    var waiting = [start]
    while let leaf = waiting.popLast() {
      for index in edgeIndices[leaf.index] where reached.insert(edges[index].target) {
        waiting.append(edges[index].target)
      }
    }
    return reached
  }

  /// What a transition reacts to.
  private struct Trigger: Hashable {
    let event: NameKey
    let isSilent: Bool
    let `guard`: NameKey?

    init(_ transition: Transition) {
      event = NameKey(transition.event)
      isSilent = transition.event.isEmpty
      `guard` = transition.guard.map { NameKey($0.text) }
    }
  }
}
