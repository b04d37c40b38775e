import LifecycleModel
import LifecyclePaths
import TestSupport
import Testing

@Suite("The prover compared with brute force", .tags(.slow))
struct BruteForceTests {
  @Test(
    "On random graphs, both find the same: no counterexample, or a shortest one of the same length",
    arguments: Seeds.first(20))
  func agreement(batch: Int) throws {
    for seed in (batch * 50)..<(batch * 50 + 50) {
      let lifecycle = Lifecycle.random(seed: seed)
      var numbers = SplitMix64(seed: UInt64(seed + 7919))
      for _ in 0..<3 {
        let claim = lifecycle.randomClaim(using: &numbers)
        try compare(claim, in: lifecycle, scenes: Int.random(in: 1...2, using: &numbers))
      }
    }
  }

  private func compare(_ claim: Rule.Claim, in lifecycle: Lifecycle, scenes: Int) throws {
    let runs = RunGraph(lifecycle)
    let verdict = Prover(runs, scenes: scenes).verdict(on: claim)
    let bruteForce = BruteForce(runs: runs, claim: claim, scenes: scenes)
    let search = bruteForce.search(budget: 400)
    let about = Comment(rawValue: "\(lifecycle.name), \(claim), \(scenes) scenes: \(verdict)")
    switch verdict {
    case .holds: #expect(search.shortest == nil, about)
    case .holdsVacuously:
      #expect(search.shortest == nil, about)
      #expect(!search.isTriggered, about)
    case .refuted(let counterexample):
      let run = try #require(counterexample, about).run
      #expect(search.shortest == (run.events.count <= search.depth ? run.events.count : nil), about)
      #expect(bruteForce.isBroken(by: run), about)
    case .unproved: Issue.record(about)
    }
  }
}
