/// Good runs that cover some goals, found fast by always taking the nearest arc that covers another one.
struct GreedyCover {
  private let graph: MoveGraph
  private let goals: [[Int]]
  private let goalsOfArc: [[Int]]

  /// Prepares for goals, each with the arcs that cover it.
  init(_ graph: MoveGraph, goals: [[Int]]) {
    self.graph = graph
    self.goals = goals
    var goalsOfArc = Array(repeating: [Int](), count: graph.arcs.count)
    for (goal, arcs) in goals.enumerated() {
      for arc in arcs where goalsOfArc[arc].last != goal { goalsOfArc[arc].append(goal) }
    }
    self.goalsOfArc = goalsOfArc
  }

  /// Runs that take some arcs and cover all goals; on small graphs, arcs that are not needed are removed again.
  func improved(from required: [Bool]) -> MinimumCostFlow? {
    var kept = completed(required)
    guard var best = connected(required: kept) else { return nil }
    guard graph.arcs.count * goals.count < MinimumCostCover.budget / 8 else { return best }
    for arc in graph.arcs.indices.reversed() where kept[arc] && !required[arc] {
      var fewer = kept
      fewer[arc] = false
      guard let flow = connected(required: fewer), covers(flow), flow.cost <= best.cost else { continue }
      (kept, best) = (fewer, flow)
    }
    return best
  }

  private func covers(_ flow: MinimumCostFlow) -> Bool {
    goals.allSatisfy { $0.contains { flow.uses[$0] > 0 } }
  }

  /// Adds arcs until the cheapest flow through all of them covers all goals.
  private func completed(_ given: [Bool]) -> [Bool] {
    var required = given
    // A flow through more arcs may take another path and lose goals that it covered in passing.
    while let flow = connected(required: required), !covers(flow), add(to: &required, after: flow) {}
    return required
  }

  /// Adds arcs until all goals are covered that a flow leaves uncovered; `false` if there is nothing to add.
  private func add(to required: inout [Bool], after flow: MinimumCostFlow) -> Bool {
    var isCovered = goals.map { $0.contains { flow.uses[$0] > 0 } }
    var isOnWay = flow.reached(in: graph)
    var left = isCovered.count { !$0 }
    while left > 0 {
      let way = way(from: isOnWay) { arc in goalsOfArc[arc].count { !isCovered[$0] } }
      guard let last = way.last else { return false }
      for arc in way { isOnWay[graph.arcs[arc].head] = true }
      required[last] = true
      for goal in way.flatMap({ goalsOfArc[$0] }) where !isCovered[goal] {
        isCovered[goal] = true
        left -= 1
      }
    }
    return true
  }

  /// The cheapest flow, its disconnected cycles connected by shortest paths.
  private func connected(required given: [Bool]) -> MinimumCostFlow? {
    var required = given
    while let flow = MinimumCostFlow(graph, required: required) {
      let cycles = DisconnectedCycles(of: flow, in: graph)
      if cycles.count == 0 { return flow }
      var isReached = flow.reached(in: graph)
      for _ in 0..<cycles.count {
        let way = way(from: isReached) { arc in
          let head = graph.arcs[arc].head
          return cycles.numbers[head] != nil && !isReached[head] ? 1 : 0
        }
        guard let last = way.last else { break }
        for arc in way {
          required[arc] = true
          isReached[graph.arcs[arc].head] = true
        }
        let cycle = cycles.numbers[graph.arcs[last].head]
        for node in isReached.indices where cycles.numbers[node] == cycle { isReached[node] = true }
      }
    }
    return nil
  }

  /// The shortest path from some nodes that ends with an arc worth something; of the arcs that leave a node, the one
  /// that is worth most.
  private func way(from starts: [Bool], worth: (Int) -> Int) -> [Int] {
    var cameBy = Array(repeating: -1, count: graph.nodeCount)
    var isSeen = starts
    var waiting = starts.indices.filter { starts[$0] }
    var next = 0
    while next < waiting.count {
      var best = -1
      var bestWorth = 0
      for arc in graph.outgoing[waiting[next]] {
        let head = graph.arcs[arc].head
        let arcWorth = worth(arc)
        if arcWorth > bestWorth { (best, bestWorth) = (arc, arcWorth) }
        guard !isSeen[head] else { continue }
        isSeen[head] = true
        cameBy[head] = arc
        waiting.append(head)
      }
      if best >= 0 { return steps(to: graph.arcs[best].tail, cameBy: cameBy) + [best] }
      next += 1
    }
    return []
  }

  private func steps(to end: Int, cameBy: [Int]) -> [Int] {
    var way: [Int] = []
    var node = end
    while cameBy[node] >= 0 {
      way.append(cameBy[node])
      node = graph.arcs[cameBy[node]].tail
    }
    return way.reversed()
  }
}
