import LifecycleModel

/// The fewest events that cover a goal, as runs that each begin in a new process.
///
/// Targets that one scene can cover are covered by runs of one scene, those that need two by runs of two, and so on; a
/// run of several scenes also counts for what fewer could have covered. Each of these parts has the fewest events that
/// cover what is left to it; of those, the fewest runs; of those, the most that end with no scene alive. A run ends at
/// the latest when all its scenes are back in the initial leaf.
package struct CoveringPlan: Sendable {
  /// A target that no run covers.
  package struct Gap: Hashable, Sendable {
    /// The target.
    package let target: CoverTarget
    /// The reason for it.
    package let reason: GapReason
  }

  /// The elements to cover.
  package let goal: CoverGoal
  /// The number of scenes that a run may have.
  package let sceneCount: Int
  /// The runs, those of fewer scenes first, then in page order; scenes are numbered by their first events.
  package private(set) var runs: [Run] = []
  /// The number of targets, covered or not.
  package let targetCount: Int
  /// The targets that cannot be covered, in page order.
  package private(set) var gaps: [Gap] = []
  /// `true` if every part is known to be the smallest.
  package private(set) var isSmallest = true

  /// Plans runs of a page with at most `scenes` scenes, at least one; `isWanted` picks some of the goal's targets.
  package init(
    covering goal: CoverGoal, in runs: RunGraph, scenes: Int, where isWanted: (CoverTarget) -> Bool = { _ in true }
  ) {
    self.goal = goal
    sceneCount = max(1, scenes)
    let targets = goal.targets(in: runs).filter(isWanted)
    targetCount = targets.count
    guard let initial = runs.graph.initial else { return }
    let rounds = CoverRounds(covering: goal, targets: targets, in: runs, from: initial, scenes: sceneCount)
    var isCovered = Array(repeating: false, count: targets.count)
    if let index = targets.firstIndex(of: .state(initial)) { isCovered[index] = true }
    var parts: [[Run]] = []
    for round in rounds.all.reversed() {
      let goals = targets.indices.filter { rounds.firstRound[$0] == round.number && !isCovered[$0] }
      let cover = MinimumCostCover(graph: round.graph, goals: goals.map { round.arcs[$0] })
      guard let answer = cover.solved() else { continue }
      isSmallest = isSmallest && answer.isSmallest
      for target in targets.indices where round.arcs[target].contains(where: { answer.flow.uses[$0] > 0 }) {
        isCovered[target] = true
      }
      let paths = answer.flow.paths(in: round.graph).map { $0.map { round.graph.arcs[$0].macrostep } }
      parts.append(paths.map { runs.run(of: $0, from: initial, scenes: round.number) }.inPageOrder)
    }
    self.runs = parts.reversed().flatMap(\.self)
    let left = targets.indices.filter { !isCovered[$0] }
    guard !left.isEmpty else { return }
    let reasons = GapReasons(in: runs, from: initial, scenes: sceneCount)
    gaps = left.map { Gap(target: targets[$0], reason: reasons.reason(why: targets[$0])) }
  }

  /// The number of targets that the runs cover.
  package var coveredCount: Int { targetCount - gaps.count }
  /// The number of events in all runs.
  package var eventCount: Int { runs.reduce(0) { $0 + $1.events.count } }
}

extension RunGraph {
  /// Macrosteps as a run: each is taken by the first scene that is in its source.
  fileprivate func run(of macrosteps: [Macrostep], from initial: StateID, scenes: Int) -> Run {
    var run = Run(from: Configuration(initial, scenes: scenes))
    var configuration = run.start
    for macrostep in macrosteps {
      guard let scene = configuration.leaves.firstIndex(of: macrostep.source) else { break }
      run.events.append(Run.Event(scene: scene, macrostep, calls: listedCalls(of: macrostep)))
      configuration = configuration.after(macrostep, of: scene)
    }
    return run
  }
}

extension [Run] {
  /// The runs sorted by the transitions that they begin with.
  fileprivate var inPageOrder: [Run] {
    sorted { left, right in
      left.events.lexicographicallyPrecedes(right.events) {
        ($0.macrostep.first.transition, $0.scene) < ($1.macrostep.first.transition, $1.scene)
      }
    }
  }
}
