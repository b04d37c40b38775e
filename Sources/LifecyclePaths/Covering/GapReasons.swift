import LifecycleModel

/// Finds the first reason why a target cannot be covered.
struct GapReasons {
  private let runs: RunGraph
  private let scenes: Int
  private let rests: Set<StateID>
  private let passes: Set<StateID>
  private let reached: [AppMode: ElementSet<State>]

  /// Prepares for the targets that some scenes leave uncovered.
  init(in runs: RunGraph, from initial: StateID, scenes: Int) {
    self.runs = runs
    self.scenes = scenes
    let macrosteps = Set([1, scenes].flatMap { MoveGraph(runs, from: initial, scenes: $0).arcs.map(\.macrostep) })
    rests = Set(macrosteps.map(\.target) + [initial])
    passes = Set(macrosteps.flatMap { runs.transitions(of: $0).map(\.target) })
    reached = Dictionary(
      uniqueKeysWithValues: runs.modes.compactMap { mode in mode.map { ($0, runs.reachable(in: $0)) } })
  }

  /// The reason why no run covers a target.
  func reason(why target: CoverTarget) -> GapReason {
    switch target {
    case .state(let state): .unreachable(state)
    case .call: .notCalled
    case .transition(let id): reason(whyNot: id)
    }
  }

  private func reason(whyNot id: TransitionID) -> GapReason {
    let transition = runs.lifecycle[id]
    let sources = runs.graph.edges.filter { $0.transition == id }.map(\.source)
    if sources.isEmpty { return .overridden(transition.source) }
    if let mode = transition.guard?.mode, let reached = reached[mode], !sources.contains(where: reached.contains) {
      return .unreachableInMode(transition.source, mode)
    }
    if sources.contains(where: rests.contains), let condition = transition.guard {
      return .guardNeverHolds(condition.text, scenes: scenes)
    }
    return sources.contains(where: passes.contains) ? .neverAtRest(transition.source) : .unreachable(transition.source)
  }
}
