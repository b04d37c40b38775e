import LifecycleModel

/// All runs along a scenario's path, in layers: a run takes one transition of each.
struct ScenarioPath {
  /// A place of a scene between two transitions.
  struct Stop: Hashable {
    let leaf: StateID
    /// The segment that must come next, in the middle of a chain; `nil` in a stable state.
    let next: StateGraph.Edge?
  }

  /// A transition from a stop to a stop of the next layer.
  struct Edge {
    let source: Int
    let target: Int
    let edge: StateGraph.Edge
  }

  /// The stops of each layer, one layer more than there are arrows; fewer if no run reaches the end.
  private(set) var stops: [[Stop]] = []
  /// The transitions of each arrow that lead on to the end, in page order.
  private(set) var transitions: [[Edge]] = []
  /// `true` if no run reaches the end.
  private(set) var isBroken = true

  /// Creates a path without runs.
  init() {}

  /// Finds the runs along a path with the transitions that are meant; without any if the budget is spent.
  init(
    _ path: [StateID], in graph: ScenarioGraph, budget: inout Budget, where isMeant: (TransitionID, Int) -> Bool
  ) {
    guard let first = path.first else { return }
    budget.spend(graph.runs.graph.leaves.count)
    let leaves = graph.runs.graph.leaves.filter { graph.nesting.isInside($0, first) }
    stops = [leaves.map { Stop(leaf: $0, next: nil) }]
    for (index, target) in path.dropFirst().enumerated() {
      var indices: [Stop: Int] = [:]
      var reached: [Stop] = []
      var found: [Edge] = []
      for (source, stop) in stops[index].enumerated() {
        let edges = stop.next.map { [$0] } ?? graph.edges[stop.leaf.index]
        budget.spend(edges.count)
        for edge in edges where graph.nesting.isInside(edge.target, target) && isMeant(edge.transition, index) {
          let isLast = index + 2 == path.count
          let stop = Stop(leaf: edge.target, next: isLast ? nil : graph.runs.continuation(of: edge))
          if indices[stop] == nil { reached.append(stop) }
          let number = indices[stop] ?? reached.count - 1
          indices[stop] = number
          found.append(Edge(source: source, target: number, edge: edge))
        }
      }
      guard !reached.isEmpty, !budget.isSpent else { return }
      stops.append(reached)
      transitions.append(found)
    }
    isBroken = false
    leaveBlindAlleys()
  }

  /// Removes the transitions that do not lead on to the end.
  private mutating func leaveBlindAlleys() {
    for layer in transitions.indices.dropLast().reversed() {
      let onward = Set(transitions[layer + 1].map(\.source))
      transitions[layer].removeAll { !onward.contains($0.target) }
    }
  }

  /// The place at which a broken path leaves the graph.
  func pathBreak(of path: [StateID], in graph: ScenarioGraph) -> PathBreak {
    let transition = max(0, stops.count - 1)
    let target = path[min(transition + 1, path.count - 1)]
    let last = stops.last ?? []
    let leaves = Set(last.map(\.leaf))
    let detours = last.lazy.compactMap { stop in
      stop.next.flatMap { next in
        graph.edges[stop.leaf.index].first { graph.nesting.isInside($0.target, target) }
          .map { PathBreak.Detour(chain: next.transition, other: $0.transition) }
      }
    }
    let source = transition > 0 && leaves.count == 1 ? leaves.first : path[transition]
    return PathBreak(transition: transition, source: source ?? path[transition], target: target, detour: detours.first)
  }
}
