/// Which values an observed delegate may have in each state: a forward dataflow over the graph.
package struct ObservedValues: Sendable {
  /// The values that may hold in each state: those of all its substates where it has some.
  private var byState: [Set<CallbackID?>]
  private let lifecycle: Lifecycle
  private let delegate: DelegateID

  /// Follows a delegate's values through a lifecycle; before the first one, there is none (`nil`).
  ///
  /// A value that may be skipped is taken as set: it holds, even where nobody is told of it.
  package init(of delegate: DelegateID, in lifecycle: Lifecycle) {
    self.lifecycle = lifecycle
    self.delegate = delegate
    byState = Array(repeating: [], count: lifecycle.states.count)
    let graph = StateGraph(lifecycle)
    guard let initial = graph.initial else { return }
    byState[initial.index] = [nil]
    var waiting = [initial]
    while let leaf = waiting.popLast() {
      // Whoever is back in the initial state begins a new life, without a value.
      for edge in graph.edges(from: leaf) where edge.target != initial {
        let last = values(on: edge.transition).last
        let arriving: Set<CallbackID?> = last.map { [$0] } ?? byState[leaf.index]
        guard !arriving.isSubset(of: byState[edge.target.index]) else { continue }
        byState[edge.target.index].formUnion(arriving)
        waiting.append(edge.target)
      }
    }
    // A state stands before its substates.
    for state in lifecycle.stateIDs.reversed() {
      if let parent = lifecycle[state].parent { byState[parent.index].formUnion(byState[state.index]) }
    }
  }

  /// The values observed on a hop, in order.
  package func values(on transition: TransitionID) -> [CallbackID] {
    lifecycle[transition].steps.map(\.callback).filter { lifecycle[$0].delegate == delegate }
  }

  /// The values that may hold when a hop begins: those of its source, of all its substates where it has some. A hop that
  /// goes on in a chain begins with what the hop before it left.
  package func values(before transition: TransitionID) -> Set<CallbackID?> {
    if lifecycle[transition].isContinuation, transition.index > 0 {
      let previous = TransitionID(transition.index - 1)
      return values(on: previous).last.map { [$0] } ?? values(before: previous)
    }
    return values(in: lifecycle[transition].source)
  }

  /// The values that may hold in a state: those of all its substates where it has some.
  package func values(in state: StateID) -> Set<CallbackID?> { byState[state.index] }
}
