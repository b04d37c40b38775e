import LifecycleModel

/// Finds out why something cannot be covered: the first thing that stands in the way.
struct GapReasons {
  private let runs: RunGraph
  private let scenes: Int
  private let rests: Set<StateID>
  private let passes: Set<StateID>

  /// For what some scenes leave uncovered.
  init(in runs: RunGraph, scenes: Int) {
    self.runs = runs
    self.scenes = scenes
    var rests: Set<StateID> = []
    var passes: Set<StateID> = []
    if let initial = runs.graph.initial {
      for number in 1...scenes {
        let graph = MoveGraph(runs, from: initial, scenes: number)
        rests.formUnion([initial] + graph.arcs.map(\.macrostep.target))
        for macrostep in Set(graph.arcs.map(\.macrostep)) { passes.formUnion(runs.hops(of: macrostep).map(\.target)) }
      }
    }
    (self.rests, self.passes) = (rests, passes)
  }

  /// Why a target that no run covers is not covered.
  func reason(why target: CoverTarget) -> GapReason {
    switch target {
    case .state(let state): .unreachable(state)
    case .call: .notCalled
    case .transition(let id): reason(whyNot: id)
    }
  }

  private func reason(whyNot id: TransitionID) -> GapReason {
    let hop = runs.lifecycle[id]
    let sources = runs.graph.edges.filter { $0.transition == id }.map(\.source)
    if sources.isEmpty { return .overridden(hop.source) }
    if sources.contains(where: rests.contains), let condition = hop.guard {
      return .guardNeverHolds(condition.text, scenes: scenes)
    }
    return sources.contains(where: passes.contains) ? .neverAtRest(hop.source) : .unreachable(hop.source)
  }
}
