import LifecycleModel

/// All ways to walk a scenario's path, in layers: a way takes one hop of each.
struct ScenarioPath {
  /// Where a scene may be between two hops.
  struct Stop: Hashable {
    let leaf: StateID
    /// The hop that must come next, in the middle of a chain; `nil` where the scene rests.
    let next: StateGraph.Edge?
  }

  /// A hop from a stop to a stop of the next layer.
  struct Hop {
    let source: Int
    let target: Int
    let edge: StateGraph.Edge
  }

  /// The stops of each layer, one layer more than there are arrows; fewer where no way leads on.
  private(set) var stops: [[Stop]] = []
  /// The hops of each arrow that lie on a way to the end, in page order.
  private(set) var hops: [[Hop]] = []
  /// Whether no way leads to the end.
  private(set) var isBroken = true

  /// No way.
  init() {}

  /// Finds the ways along a path with the hops that are meant; without hops where the effort is spent.
  init(
    _ path: [StateID], in graph: ScenarioGraph, effort: inout Effort, where isMeant: (TransitionID, Int) -> Bool
  ) {
    guard let first = path.first else { return }
    effort.spend(graph.runs.graph.leaves.count)
    let leaves = graph.runs.graph.leaves.filter { graph.nesting.isInside($0, first) }
    stops = [leaves.map { Stop(leaf: $0, next: nil) }]
    for (index, target) in path.dropFirst().enumerated() {
      var indices: [Stop: Int] = [:]
      var reached: [Stop] = []
      var found: [Hop] = []
      for (source, stop) in stops[index].enumerated() {
        let edges = stop.next.map { [$0] } ?? graph.edges[stop.leaf.index]
        effort.spend(edges.count)
        for edge in edges where graph.nesting.isInside(edge.target, target) && isMeant(edge.transition, index) {
          let isLast = index + 2 == path.count
          let stop = Stop(leaf: edge.target, next: isLast ? nil : graph.runs.continuation(of: edge))
          if indices[stop] == nil { reached.append(stop) }
          let number = indices[stop] ?? reached.count - 1
          indices[stop] = number
          found.append(Hop(source: source, target: number, edge: edge))
        }
      }
      guard !reached.isEmpty, !effort.isSpent else { return }
      stops.append(reached)
      hops.append(found)
    }
    isBroken = false
    leaveBlindAlleys()
  }

  /// Takes out the hops that do not lie on a way to the end.
  private mutating func leaveBlindAlleys() {
    for layer in hops.indices.dropLast().reversed() {
      let onward = Set(hops[layer + 1].map(\.source))
      hops[layer].removeAll { !onward.contains($0.target) }
    }
  }

  /// Where a broken path leaves the graph.
  func pathBreak(of path: [StateID], in graph: ScenarioGraph) -> PathBreak {
    let hop = max(0, stops.count - 1)
    let target = path[min(hop + 1, path.count - 1)]
    let last = stops.last ?? []
    let leaves = Set(last.map(\.leaf))
    let detours = last.lazy.compactMap { stop in
      stop.next.flatMap { next in
        graph.edges[stop.leaf.index].first { graph.nesting.isInside($0.target, target) }
          .map { PathBreak.Detour(chain: next.transition, other: $0.transition) }
      }
    }
    let source = hop > 0 && leaves.count == 1 ? leaves.first : path[hop]
    return PathBreak(hop: hop, source: source ?? path[hop], target: target, detour: detours.first)
  }
}
