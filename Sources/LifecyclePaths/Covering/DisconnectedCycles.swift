/// Circles of a flow that no run from the start comes to.
struct DisconnectedCycles {
  /// The island that each node lies on, counted from 0; `nil` for none.
  private(set) var numbers: [Int?]
  /// How many there are.
  private(set) var count = 0

  /// Looks for what a flow takes and runs from the start do not come to.
  init(of flow: MinimumCostFlow, in graph: MoveGraph) {
    numbers = Array(repeating: nil, count: graph.nodeCount)
    let isReached = flow.reached(in: graph)
    for (index, arc) in graph.arcs.enumerated() where flow.uses[index] > 0 {
      guard !isReached[arc.tail], numbers[arc.tail] == nil else { continue }
      // A flow balances every node of an island, so following its arcs forward comes to all of it.
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
