import LifecycleModel

/// The targets that can be covered with one scene, with two, and so on, until all are covered.
struct CoverRounds {
  /// The targets that some scenes can cover.
  struct Round {
    /// The number of scenes.
    let number: Int
    /// The graph of their moves.
    let graph: MoveGraph
    /// For each target, the arcs that cover it.
    let arcs: [[Int]]
  }

  /// The rounds, from one scene on; only those that cover something new.
  private(set) var all: [Round] = []
  /// The number of scenes that each target needs; `nil` if no run covers it.
  private(set) var firstRound: [Int?]

  /// Explores the rounds.
  init(covering goal: CoverGoal, targets: [CoverTarget], in runs: RunGraph, from initial: StateID, scenes: Int) {
    firstRound = Array(repeating: nil, count: targets.count)
    let numbers = Dictionary(uniqueKeysWithValues: targets.enumerated().map { ($1, $0) })
    let hasConditions = runs.lifecycle.transitions.contains { $0.guard?.sceneCondition != nil }
    for number in 1...(hasConditions ? max(1, scenes) : 1) where firstRound.contains(nil) {
      let graph = MoveGraph(runs, from: initial, scenes: number)
      var arcs = Array(repeating: [Int](), count: targets.count)
      var known: [Macrostep: [Int]] = [:]
      for (index, arc) in graph.arcs.enumerated() {
        let covered = known[arc.macrostep] ?? goal.targets(of: arc.macrostep, in: runs).compactMap { numbers[$0] }
        known[arc.macrostep] = covered
        for target in covered where arcs[target].last != index { arcs[target].append(index) }
      }
      let new = targets.indices.filter { firstRound[$0] == nil && !arcs[$0].isEmpty }
      for target in new { firstRound[target] = number }
      if !new.isEmpty { all.append(Round(number: number, graph: graph, arcs: arcs)) }
    }
  }
}
