import LifecycleModel
import TestSupport
import Testing

@testable import LifecyclePaths

@Suite("Covering large pages", .tags(.slow))
struct LargeCoverTests {
  @Test("2,000 states and 10,000 transitions are covered with the fewest events, also if each arrow counts")
  func large() {
    var numbers = SplitMix64(seed: 7)
    var page = Lifecycle(name: "Large")
    page.states = (0..<2_000).map { State(name: "S\($0)", isInitial: $0 == 0) }
    page.transitions = (0..<10_000).map { index in
      let target = index < 2_000 ? (index + 1) % 2_000 : Int.random(in: 0..<2_000, using: &numbers)
      return Transition(from: StateID(index % 2_000), to: StateID(target), event: "e\(index)")
    }
    let plan = CoveringPlan(covering: .transitions, in: RunGraph(page), scenes: 2)
    #expect(plan.coveredCount == 10_000)
    #expect(plan.isSmallest)
    #expect(CoveringPlan(covering: .states, in: RunGraph(page), scenes: 2).coveredCount == 2_000)
  }
}
