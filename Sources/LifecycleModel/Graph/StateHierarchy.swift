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
