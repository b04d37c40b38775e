import LifecycleModel
import TestSupport
import Testing

@testable import LifecyclePaths

@Suite("The fewest events that cover a page")
struct CoveringPlanTests {
  @Test("The sample's transitions take two runs of one scene")
  func sample() {
    let plan = CoveringPlan(covering: .transitions, in: RunGraph(.sample), scenes: 2)
    #expect(
      events(of: plan, in: .sample) == [
        "1:Launch 1:Leave 1:Return 1:Leave 1:Suspend 1:Reclaim", "1:Launch 1:Leave 1:Close",
      ])
  }

  @Test(
    "On random graphs, runs are runs of the page, cover everything possible, and are as cheap as the cheapest",
    arguments: CoverGoal.allCases)
  func properties(goal: CoverGoal) throws {
    var proven = 0
    for seed in 1...300 {
      let lifecycle = Lifecycle.random(seed: seed)
      let runs = RunGraph(lifecycle)
      let plan = CoveringPlan(covering: goal, in: runs, scenes: 2)
      let all = Set(goal.targets(in: runs))
      let coverable = all.intersection(BruteForceCover.coverable(goal, in: runs, scenes: 2))
      #expect(Set(plan.gaps.map(\.target)) == all.subtracting(coverable), "seed \(seed)")
      #expect(plan.targetCount == all.count)
      var left = coverable
      if goal == .states, let initial = runs.graph.initial { left.remove(.state(initial)) }
      let single = BruteForceCover.coverable(goal, in: runs, scenes: 1)
      for scenes in [2, 1] {
        let part = plan.runs.filter { $0.start.leaves.count == scenes }
        let wanted = scenes == 1 ? left : left.subtracting(single)
        let covered = try part.reduce(into: Set<CoverTarget>()) { try $0.formUnion(follow($1, goal, in: runs)) }
        #expect(wanted.isSubset(of: covered), "seed \(seed)")
        left.subtract(covered)
        if plan.isSmallest {
          let cheapest = BruteForceCover.cost(of: wanted, goal, in: runs, scenes: scenes)
          #expect(cost(of: part, in: runs) == cheapest, "seed \(seed), \(scenes) scenes")
        }
      }
      if plan.isSmallest { proven += 1 }
    }
    #expect(proven == 300)
  }

  /// Takes a run's events as far as they are possible, and returns the elements that they cover.
  private func follow(_ run: Run, _ goal: CoverGoal, in runs: RunGraph) throws -> Set<CoverTarget> {
    #expect(run.start == Configuration(try #require(runs.graph.initial), scenes: run.start.leaves.count))
    #expect(!run.events.isEmpty)
    var configuration = run.start
    var covered: Set<CoverTarget> = []
    for (index, event) in run.events.enumerated() {
      #expect(index == 0 || configuration != run.start, "A run goes on after its process has ended")
      #expect(configuration.macrosteps(of: event.scene, in: runs).contains(event.macrostep))
      #expect(event.calls == runs.listedCalls(of: event.macrostep))
      covered.formUnion(goal.targets(of: event.macrostep, in: runs))
      configuration = configuration.after(event.macrostep, of: event.scene)
    }
    return covered
  }

  private func cost(of part: [Run], in runs: RunGraph) -> CoverCost {
    CoverCost(
      events: part.reduce(0) { $0 + $1.events.count }, runs: part.count,
      ends: part.reduce(0) { $0 + BruteForceCover.end($1.end, in: runs) })
  }

  private func events(of plan: CoveringPlan, in lifecycle: Lifecycle) -> [String] {
    plan.runs.map { run in
      run.events.map { "\($0.scene + 1):\(lifecycle[$0.macrostep.first.transition].event)" }.joined(separator: " ")
    }
  }
}
