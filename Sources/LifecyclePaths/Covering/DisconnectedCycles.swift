/// The cycles of a flow that no run from the start reaches.
struct DisconnectedCycles {
  /// The cycle of each node, counted from 0; `nil` for none. Cycles that share a node are one.
  private(set) var numbers: [Int?]
  /// The number of cycles.
  private(set) var count = 0

  /// Finds the arcs of a flow that runs from the start do not reach.
  init(of flow: MinimumCostFlow, in graph: MoveGraph) {
    numbers = Array(repeating: nil, count: graph.nodeCount)
    let isReached = flow.reached(in: graph)
    for (index, arc) in graph.arcs.enumerated() where flow.uses[index] > 0 {
      guard !isReached[arc.tail], numbers[arc.tail] == nil else { continue }
      // A flow balances every node of a cycle, so following its arcs forward reaches all of it.
      numbers[arc.tail] = count
      var waiting = [arc.tail]
      while let node = waiting.popLast() {
        for next in graph.outgoing[node] where flow.uses[next] > 0 && numbers[graph.arcs[next].head] == nil {
          numbers[graph.arcs[next].head] = count
          waiting.append(graph.arcs[next].head)
        }
      }
      count += 1
    }
  }
}
