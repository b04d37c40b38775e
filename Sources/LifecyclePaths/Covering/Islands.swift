/// Circles of a flow that no run from the start comes to.
struct Islands {
  /// The nodes of one of them; `nil` where there is none.
  let first: [Bool]?

  /// Looks for what a flow takes and runs from the start do not come to.
  init(of flow: WalkFlow, in graph: MoveGraph) {
    let isReached = flow.reached(in: graph)
    first = graph.arcs.indices.first { flow.uses[$0] > 0 && !isReached[graph.arcs[$0].tail] }
      .map { Self.nodes(connectedTo: graph.arcs[$0].tail, by: flow, in: graph) }
  }

  /// A flow balances every node of an island, so following its arcs forward comes to all of it.
  private static func nodes(connectedTo node: Int, by flow: WalkFlow, in graph: MoveGraph) -> [Bool] {
    var isIn = Array(repeating: false, count: graph.nodeCount)
    isIn[node] = true
    var waiting = [node]
    while let node = waiting.popLast() {
      for arc in graph.outgoing[node] where flow.uses[arc] > 0 && !isIn[graph.arcs[arc].head] {
        isIn[graph.arcs[arc].head] = true
        waiting.append(graph.arcs[arc].head)
      }
    }
    return isIn
  }
}
