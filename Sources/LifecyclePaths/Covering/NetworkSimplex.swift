/// The network simplex method: the cheapest flow that balances the nodes of a network whose arcs have no capacities.
///
/// Its basis is a strongly feasible tree (Cunningham 1976), so that it terminates. Costs are not negative.
struct NetworkSimplex {
  /// The cost of an arc that must not be taken.
  static let closed = Int.max
  /// A cost higher than that of any path through the network.
  private static let artificial = 1 << 56

  private let nodeCount: Int
  private let root: Int
  private var tails: [Int] = []
  private var heads: [Int] = []
  private var costs: [Int] = []

  /// Creates a network without arcs; `root` is the root of the tree, and every node needs an arc to it.
  init(nodeCount: Int, root: Int) {
    self.nodeCount = nodeCount
    self.root = root
  }

  /// Adds an arc and returns its number, counted from 0.
  @discardableResult
  mutating func add(from tail: Int, to head: Int, cost: Int) -> Int {
    tails.append(tail)
    heads.append(head)
    costs.append(cost)
    return costs.count - 1
  }

  /// The flow on each arc; `nil` if no flow balances the nodes. `supplies` has the surplus of each node, negative for a
  /// demand; the sum is 0.
  func solved(supplies: [Int]) -> [Int]? {
    let arcCount = costs.count
    var network = self
    var tree = FlowTree(nodeCount: nodeCount, root: root)
    var exits = Array(repeating: -1, count: nodeCount)
    for arc in 0..<arcCount where heads[arc] == root { exits[tails[arc]] = arc }
    for node in 0..<nodeCount where node != root {
      if supplies[node] >= 0, exits[node] >= 0 {
        let arc = exits[node]
        tree.hang(node, on: root, by: arc, isUpward: true, flow: supplies[node], potential: -costs[arc])
      } else {
        let arc = network.add(from: root, to: node, cost: Self.artificial)
        tree.hang(node, on: root, by: arc, isUpward: false, flow: -supplies[node], potential: Self.artificial)
      }
    }
    network.improve(&tree, arcCount: arcCount)
    var flow = Array(repeating: 0, count: arcCount)
    for node in 0..<nodeCount where node != root && tree.flows[node] > 0 {
      guard tree.arcs[node] < arcCount else { return nil }
      flow[tree.arcs[node]] = tree.flows[node]
    }
    return flow
  }

  /// Adds cheaper arcs to the tree until there are none, the one that gains most of each block of arcs first.
  private func improve(_ tree: inout FlowTree, arcCount: Int) {
    var block = 16
    while block * block < arcCount { block *= 2 }
    var next = 0
    var seen = 0
    while seen < arcCount {
      var best = -1
      var bestGain = 0
      for _ in 0..<min(block, arcCount - seen) {
        let gain =
          costs[next] == Self.closed ? 0 : tree.potentials[heads[next]] - tree.potentials[tails[next]] - costs[next]
        if gain > bestGain { (best, bestGain) = (next, gain) }
        next = next + 1 == arcCount ? 0 : next + 1
        seen += 1
      }
      guard best >= 0 else { continue }
      tree.enter(best, from: tails[best], to: heads[best], costs: costs)
      seen = 0
    }
  }
}
