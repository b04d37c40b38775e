/// The values that an observed delegate may have in each state: a forward dataflow over the graph.
package struct ObservedValues: Sendable {
  /// The values that may hold in each state, those of its substates included.
  private var byState: [Set<CallbackID?>]
  private let lifecycle: Lifecycle
  private let delegate: DelegateID

  /// Computes the values of a delegate; `nil` stands for none yet.
  ///
  /// A value that may be skipped counts as set: it holds even where no observer is called.
  package init(of delegate: DelegateID, in lifecycle: Lifecycle) {
    self.lifecycle = lifecycle
    self.delegate = delegate
    byState = Array(repeating: [], count: lifecycle.states.count)
    let graph = StateGraph(lifecycle)
    guard let initial = graph.initial else { return }
    byState[initial.index] = [nil]
    var waiting = [initial]
    while let leaf = waiting.popLast() {
      // A transition to the initial state begins a new life, without a value.
      for edge in graph.edges(from: leaf) where edge.target != initial {
        let last = values(on: edge.transition).last
        let arriving: Set<CallbackID?> = last.map { [$0] } ?? byState[leaf.index]
        guard !arriving.isSubset(of: byState[edge.target.index]) else { continue }
        byState[edge.target.index].formUnion(arriving)
        waiting.append(edge.target)
      }
    }
    // A state comes before its substates.
    for state in lifecycle.stateIDs.reversed() {
      if let parent = lifecycle[state].parent { byState[parent.index].formUnion(byState[state.index]) }
    }
  }

  /// The values observed on a transition, in order.
  package func values(on transition: TransitionID) -> [CallbackID] {
    lifecycle[transition].steps.map(\.callback).filter { lifecycle[$0].delegate == delegate }
  }

  /// The values that may hold just before one that is observed on a transition: the one before it there, else those before the
  /// transition.
  package func values(before value: CallbackID, on transition: TransitionID) -> Set<CallbackID?> {
    let found = values(on: transition)
    let index = found.firstIndex(of: value) ?? 0
    return index > 0 ? [found[index - 1]] : values(before: transition)
  }

  /// The values that may hold before a transition: those of its source and its substates, or, for a segment that continues a
  /// chain, the last of the segments before it.
  package func values(before transition: TransitionID) -> Set<CallbackID?> {
    if lifecycle[transition].isContinuation, transition.index > 0 {
      let previous = TransitionID(transition.index - 1)
      return values(on: previous).last.map { [$0] } ?? values(before: previous)
    }
    return values(in: lifecycle[transition].source)
  }

  /// The values that may hold in a state, those of its substates included.
  package func values(in state: StateID) -> Set<CallbackID?> { byState[state.index] }
}
