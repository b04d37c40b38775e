/// The number of times that some runs take each arc of a graph, without the order.
///
/// It may contain cycles that no run from the start reaches.
struct MinimumCostFlow {
  /// The number of times that each arc is taken.
  private(set) var uses: [Int]
  /// The number of runs that end in each node.
  private(set) var ends: [Int]
  /// The cost of the runs.
  private(set) var cost: CoverCost

  /// Finds the cheapest flow that takes some arcs at least once and others not at all; `nil` if there is none.
  init?(_ graph: MoveGraph, required: [Bool], excluded: [Bool] = []) {
    let root = graph.nodeCount
    var supplies = Array(repeating: 0, count: root + 1)
    var network = NetworkSimplex(nodeCount: root + 1, root: root)
    let weights = Weights(graph)
    for (index, arc) in graph.arcs.enumerated() {
      let isOpen = excluded.isEmpty || !excluded[index]
      let cost = weights.event + (weights.hasRanks ? graph.ranks[index] : 0)
      network.add(from: arc.tail, to: arc.head, cost: isOpen ? cost : NetworkSimplex.closed)
      guard required[index] else { continue }
      supplies[arc.tail] -= 1
      supplies[arc.head] += 1
    }
    let start = network.add(from: root, to: MoveGraph.start, cost: weights.run)
    let firstEnd = start + 1
    for node in 0..<root { network.add(from: node, to: root, cost: graph.endCosts[node] * weights.end) }
    guard let flow = network.solved(supplies: supplies) else { return nil }
    uses = graph.arcs.indices.map { flow[$0] + (required[$0] ? 1 : 0) }
    ends = Array(flow[firstEnd..<(firstEnd + root)])
    cost = CoverCost(
      events: uses.reduce(0, +), runs: flow[start], ends: zip(ends, graph.endCosts).reduce(0) { $0 + $1.0 * $1.1 })
  }

  /// Weights of the parts of the cost: one event outweighs all runs, one run all ends, one end the page order of arcs.
  /// Page order counts on small graphs only, where it selects the flow that a reader would look for first.
  private struct Weights {
    let hasRanks: Bool
    let end: Int
    let run: Int
    let event: Int

    init(_ graph: MoveGraph) {
      hasRanks = graph.arcs.count <= 512 && graph.nodeCount <= 256
      (end, run, event) = hasRanks ? (1 << 20, 1 << 31, 1 << 40) : (1, 1 << 18, 1 << 36)
    }
  }

  /// The nodes that runs from the start reach, as a flag for each node.
  func reached(in graph: MoveGraph) -> [Bool] {
    [Bool](reachedFrom: [MoveGraph.start], of: graph.nodeCount) { node in
      graph.outgoing[node].lazy.filter { uses[$0] > 0 }.map { graph.arcs[$0].head }
    }
  }
}
