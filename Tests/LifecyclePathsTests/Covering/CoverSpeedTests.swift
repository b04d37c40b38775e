import LifecycleModel
import TestSupport
import Testing

@testable import LifecyclePaths

@Suite("Covering large pages")
struct CoverSpeedTests {
  @Test("x", arguments: ["random", "line", "ring", "composite", "scenes", "grid"], CoverGoal.allCases)
  func speed(shape: String, goal: CoverGoal) {
    let runs = RunGraph(.large(shape))
    let clock = ContinuousClock()
    var plan: CoveringPlan?
    let time = clock.measure { plan = CoveringPlan(covering: goal, in: runs, scenes: 2) }
    guard let plan else { return }
    print(shape, goal, plan.coveredCount, plan.targetCount, plan.runs.count, plan.eventCount, plan.isSmallest, time)
  }
}

extension Lifecycle {
  static func large(_ shape: String) -> Lifecycle {
    var numbers = SplitMix64(seed: 7)
    var page = Lifecycle(name: shape)
    let count = 2_000
    page.delegates = [Delegate(name: "Owner")]
    page.callbacks = (0..<500).map { Callback(delegate: DelegateID(0), name: "c\($0)()") }
    page.states = (0..<count).map { State(name: "S\($0)", isInitial: $0 == 0) }
    if shape == "composite" {
      page.states =
        (0..<100).map { State(name: "C\($0)", isInitial: $0 == 0) }
        + (100..<count).map { State(name: "S\($0)", parent: StateID($0 % 100)) }
    }
    for index in 0..<10_000 {
      let source = index % count
      let random = Int.random(in: 0..<count, using: &numbers)
      let target: Int
      switch shape {
      case "line":
        target = index < count ? min(source + 1, count - 1) : max(0, source - Int.random(in: 1...5, using: &numbers))
      case "ring":
        target = index < count ? (source + 1) % count : (source + Int.random(in: 1...3, using: &numbers)) % count
      case "grid":
        target =
          index < count
          ? (source + 1) % count : index < 2 * count ? (source + 45) % count : (source + 45 * (index / count)) % count
      default: target = random
      }
      page.transitions.append(
        Transition(
          from: StateID(source), to: StateID(target), event: "e\(index)", steps: [Step(CallbackID(random % 500))]))
      if shape == "scenes", index % 5 == 3 {
        page.transitions[index].guard = Guard("another", sceneCondition: .anotherScene)
      }
    }
    return page
  }
}
