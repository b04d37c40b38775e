import LifecycleModel

/// Containment of states, in constant time at any depth.
struct StateNesting {
  /// For each state, its number in depth-first order, and the number after its last substate.
  private let spans: [Range<Int>]

  /// Numbers a life cycle's states.
  init(_ lifecycle: Lifecycle) {
    let order = StateHierarchy(lifecycle).inReadingOrder.map(\.id)
    var starts = Array(repeating: 0, count: lifecycle.states.count)
    for (number, state) in order.enumerated() { starts[state.index] = number }
    var ends = starts.map { $0 + 1 }
    for state in order.reversed() {
      if let parent = lifecycle[state].parent { ends[parent.index] = max(ends[parent.index], ends[state.index]) }
    }
    spans = zip(starts, ends).map { $0..<$1 }
  }

  /// Returns `true` if a state is another one or inside it.
  func isInside(_ state: StateID, _ other: StateID) -> Bool {
    spans[other.index].contains(spans[state.index].lowerBound)
  }
}
