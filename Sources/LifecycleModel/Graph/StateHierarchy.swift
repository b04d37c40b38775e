/// Who is whose substate, and where each composite state begins.
package struct StateHierarchy: Sendable {
  /// The direct substates of each state, in page order.
  package let children: [[StateID]]
  /// The states at the top level, in page order.
  package let roots: [StateID]
  private let isInitial: [Bool]
  private let holdsInitial: [Bool]

  /// Sorts out a lifecycle's states.
  package init(_ lifecycle: Lifecycle) {
    var children = Array(repeating: [StateID](), count: lifecycle.states.count)
    var roots: [StateID] = []
    isInitial = lifecycle.states.map(\.isInitial)
    // Whether it, or a state inside it, is said to be initial.
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

  /// All states in page order, substates behind the state that they are part of, with how deep they are, from 0.
  package var inReadingOrder: [(id: StateID, depth: Int)] {
    var order: [(id: StateID, depth: Int)] = []
    var waiting = roots.reversed().map { (id: $0, depth: 0) }
    while let next = waiting.popLast() {
      order.append(next)
      waiting += children[next.id.index].reversed().map { ($0, next.depth + 1) }
    }
    return order
  }

  /// The states without substates inside a state, in page order; the state alone where it has none.
  package func leaves(in state: StateID) -> [StateID] {
    var leaves: [StateID] = []
    var waiting = [state]
    while let next = waiting.popLast() {
      if children[next.index].isEmpty { leaves.append(next) } else { waiting += children[next.index] }
    }
    return leaves.sorted { $0.index < $1.index }
  }

  /// The substate in which a composite state begins (`nil`: the state in which life begins): the one that is marked
  /// initial, else the one that holds a marked one, else the first.
  package func initialChild(of parent: StateID?) -> StateID? {
    let candidates = parent.map { children[$0.index] } ?? roots
    return candidates.first { isInitial[$0.index] } ?? candidates.first { holdsInitial[$0.index] } ?? candidates.first
  }

  /// The leaf in which a state begins: itself, or its initial substate's initial leaf; `nil` where there are no states.
  package func initialLeaf(of state: StateID?) -> StateID? {
    var leaf = state
    while let next = initialChild(of: leaf) { leaf = next }
    return leaf
  }
}
