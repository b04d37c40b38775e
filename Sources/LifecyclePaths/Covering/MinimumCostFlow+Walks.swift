extension MinimumCostFlow {
  /// The flow as runs, each the arcs that it takes from the start: Hierholzer's circuit, cut at the end of each run.
  ///
  /// If a run can continue in several ways, the arc that comes first in the graph is taken first.
  func paths(in graph: MoveGraph) -> [[Int]] {
    let root = graph.nodeCount
    var usesLeft = uses
    var endsLeft = ends
    var runsLeft = cost.runs
    var nextOut = Array(repeating: 0, count: graph.nodeCount)
    /// Arcs taken and not yet final; -1 is an arc between the root and the graph.
    var open: [(arc: Int, node: Int)] = [(-1, root)]
    var circuit: [Int] = []
    while let last = open.last {
      if last.node == root {
        if runsLeft > 0 {
          runsLeft -= 1
          open.append((-1, MoveGraph.start))
          continue
        }
      } else {
        let out = graph.outgoing[last.node]
        while nextOut[last.node] < out.count, usesLeft[out[nextOut[last.node]]] == 0 { nextOut[last.node] += 1 }
        if nextOut[last.node] < out.count {
          let arc = out[nextOut[last.node]]
          usesLeft[arc] -= 1
          open.append((arc, graph.arcs[arc].head))
          continue
        }
        if endsLeft[last.node] > 0 {
          endsLeft[last.node] -= 1
          open.append((-1, root))
          continue
        }
      }
      open.removeLast()
      circuit.append(last.arc)
    }
    return circuit.reversed().split(separator: -1).map(Array.init)
  }
}
