/// The cheapest runs that cover some goals, each of which any of several arcs covers.
///
/// Branch and bound: the set of required arcs grows choice by choice, the cheapest node of the search tree first. The
/// bound is the cheapest flow through the required arcs, which need not cover the other goals, nor be connected. If
/// every goal has one arc and the flow is connected, the first bound is the answer. If the search would take too long,
/// the answer is that of `GreedyCover`.
struct MinimumCostCover {
  /// Runs that cover the goals.
  struct Answer {
    /// The number of times that each arc is taken; each can be reached from the start.
    let flow: MinimumCostFlow
    /// `true` if nothing cheaper covers the goals.
    let isSmallest: Bool
  }

  /// The work that a search may do: the sum of the arcs of all flows that it computes.
  static let budget = 400_000

  /// The number of flows that the budget must allow; a larger graph is not searched at all.
  static let leastTries = 100

  let graph: MoveGraph
  /// For each goal, the arcs that cover it, at least one.
  let goals: [[Int]]

  /// The cheapest runs.
  func solved() -> Answer? {
    let none = Array(repeating: false, count: graph.arcs.count)
    guard let first = opening(required: none, excluded: none) else { return nil }
    if choice(after: first) == nil { return Answer(flow: first.flow, isSmallest: true) }
    let near = GreedyCover(graph, goals: goals).improved(from: first.required)
    var waiting = [first]
    var left = Self.budget / (graph.arcs.count + graph.nodeCount)
    guard left >= Self.leastTries else {
      return near.map { Answer(flow: $0, isSmallest: $0.cost <= first.flow.cost) }
    }
    while left > 0, let index = cheapest(of: waiting) {
      let opening = waiting.remove(at: index)
      if let near, near.cost <= opening.flow.cost { return Answer(flow: near, isSmallest: true) }
      guard let arcs = choice(after: opening) else { return Answer(flow: opening.flow, isSmallest: true) }
      var excluded = opening.excluded
      for arc in arcs {
        left -= 1
        var required = opening.required
        required[arc] = true
        if let next = self.opening(required: required, excluded: excluded) { waiting.append(next) }
        excluded[arc] = true
      }
    }
    return near.map { Answer(flow: $0, isSmallest: waiting.isEmpty && left > 0) }
  }

  /// A node of the search tree: the arcs that must be taken, those that must not, and the cheapest flow.
  private struct Opening {
    var required: [Bool]
    let excluded: [Bool]
    let flow: MinimumCostFlow
  }

  /// Requires the arcs that are the only ones left for a goal; `nil` if a goal cannot be covered.
  private func opening(required: [Bool], excluded: [Bool]) -> Opening? {
    var required = required
    for arcs in goals where !arcs.contains(where: { required[$0] }) {
      let open = arcs.filter { !excluded[$0] }
      guard let first = open.first else { return nil }
      if open.count == 1 { required[first] = true }
    }
    return MinimumCostFlow(graph, required: required, excluded: excluded).map {
      Opening(required: required, excluded: excluded, flow: $0)
    }
  }

  private func cheapest(of openings: [Opening]) -> Int? {
    // Of several, the last: it has decided most.
    var best: Int?
    for index in openings.indices where best.map({ openings[index].flow.cost <= openings[$0].flow.cost }) ?? true {
      best = index
    }
    return best
  }

  /// Arcs not taken so far, one of which must be; `nil` if the flow covers all goals and is connected.
  private func choice(after opening: Opening) -> [Int]? {
    var fewest: [Int]?
    for arcs in goals where !arcs.contains(where: { opening.flow.uses[$0] > 0 }) {
      let open = arcs.filter { !opening.excluded[$0] }
      if open.count < fewest?.count ?? .max { fewest = open }
    }
    if let fewest { return fewest }
    let cycles = DisconnectedCycles(of: opening.flow, in: graph)
    guard cycles.count > 0 else { return nil }
    return graph.arcs.indices.filter { index in
      let arc = graph.arcs[index]
      return !opening.excluded[index] && cycles.numbers[arc.head] == 0 && cycles.numbers[arc.tail] != 0
    }
  }
}
