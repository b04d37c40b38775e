import LifecyclePaths
import TestSupport
import Testing

@Suite("Laws of scenarios")
struct ScenarioLawsTests {
  @Test("A verdict equals that of trying every run and every order", arguments: 0..<4)
  func everyOrder(part: Int) {
    var counts: [String: Int] = [:]
    for seed in Seeds.first(300).map({ UInt64(part * 300 + $0) }) {
      let random = RandomScenario(seed: seed)
      let every = EveryOrder(random.lifecycle, random.scenario)
      var budget = Budget(1_000_000)
      let verdict = ScenarioGraph(RunGraph(random.lifecycle)).verdict(on: random.scenario, budget: &budget)
      let runs = every.runs
      switch verdict {
      case .holds:
        counts["holds", default: 0] += 1
        #expect(every.holds, "seed \(seed) does not hold")
      case .hasNoPath:
        counts["has no path", default: 0] += 1
        #expect(runs.isEmpty, "seed \(seed) has a run")
      case .differs(let difference):
        counts["differs", default: 0] += 1
        #expect(!runs.isEmpty && !every.holds, "seed \(seed) holds")
        #expect(runs.contains(difference.transitions), "seed \(seed) names a run that is none")
        #expect(difference.item != nil || difference.call != nil, "seed \(seed) names no difference")
      case .undecided: Issue.record("seed \(seed) is undecided")
      }
    }
    #expect(counts.count == 3 && counts.values.allSatisfy { $0 > Seeds.share(of: 300) / 20 }, "\(counts)")
  }
}
