import LifecycleModel
import TestSupport
import Testing

@testable import LifecyclePaths

@Suite("Calls of a macrostep and their order")
struct CallNumbersTests {
  /// One transition with these calls, each with the number of its any-order group.
  private static func graph(_ calls: [(Certainty, Int?)]) -> RunGraph {
    var lifecycle = Lifecycle(name: "One transition")
    lifecycle.delegates = [Delegate(name: "Owner")]
    lifecycle.callbacks = calls.indices.map { Callback(delegate: DelegateID(0), name: "call\($0)()") }
    lifecycle.states = [State(name: "A"), State(name: "B")]
    let steps = calls.enumerated().map { index, call in
      Step(CallbackID(index), attributes: CallAttributes(certainty: call.0), unordered: call.1)
    }
    lifecycle.transitions = [Transition(from: StateID(0), to: StateID(1), event: "go", steps: steps)]
    return RunGraph(lifecycle)
  }

  /// All possible calls in order: each block in its turn, deferred calls at any moment after their place.
  private static func allowed(_ calls: [(Certainty, Int?)]) -> Set<[Int]> {
    var blocks: [[Int]] = []
    for index in calls.indices {
      if index > 0, let group = calls[index].1, group == calls[index - 1].1 {
        blocks[blocks.count - 1].append(index)
      } else {
        blocks.append([index])
      }
    }
    var found: Set<[Int]> = []
    func go(_ block: Int, _ rest: [Int], delayed: [Int], came: [Int]) {
      if rest.isEmpty, block == blocks.count { found.insert(came) }
      if rest.isEmpty, block < blocks.count { go(block + 1, blocks[block], delayed: delayed, came: came) }
      for index in rest {
        let others = rest.filter { $0 != index }
        go(block, others, delayed: delayed, came: came + [index])
        if calls[index].0.mayBeMissing { go(block, others, delayed: delayed, came: came) }
        if calls[index].0.isDeferred { go(block, others, delayed: delayed + [index], came: came) }
      }
      for index in delayed { go(block, rest, delayed: delayed.filter { $0 != index }, came: came + [index]) }
    }
    go(0, [], delayed: [], came: [])
    return found
  }

  private static func sequences(of count: Int) -> [[Int]] {
    var all: [[Int]] = [[]]
    var last = all
    for _ in 0..<count {
      last = last.flatMap { sequence in (0..<count).filter { !sequence.contains($0) }.map { sequence + [$0] } }
      all += last
    }
    return all
  }

  @Test("Exactly the allowed orders are possible, of all orders of all choices of up to four calls")
  func exhaustive() throws {
    var numbers = SplitMix64(seed: 11)
    for _ in 0..<150 {
      let calls = (0..<4).map { index -> (Certainty, Int?) in
        let certainties: [Certainty] = [.always, .mayBeSkipped(when: nil), .deferred(until: nil), .lateOrNever]
        return (certainties[numbers.next(below: 3)], numbers.happens(onceIn: 2) ? 1 + index / 2 : nil)
      }
      let graph = Self.graph(calls)
      let start = RunPosition(at: Configuration(StateID(0), scenes: 1))
      let macrostep = try #require(graph.macrosteps(from: StateID(0)).first)
      let known = CallNumbers(of: macrostep, at: start, in: graph)
      let accepted = Self.sequences(of: 4).filter { known.problem(of: $0.map { known.listed[$0] }) == nil }
      #expect(Set(accepted) == Self.allowed(calls), "\(calls)")
      var randomWalk = RandomWalk(in: graph, seed: 1, resolvesCalls: true)
      let found = (0..<100).compactMap { _ in
        randomWalk.extend(Run(from: start.configuration), by: 1).events.first?.calls.map(\.step)
      }
      #expect(Set(found).isSubset(of: accepted))
    }
  }

  @Test("A random walk finds all possible calls")
  func randomWalk() throws {
    let calls: [(Certainty, Int?)] = [(.deferred(until: nil), nil), (.always, 1), (.mayBeSkipped(when: nil), 1)]
    let graph = Self.graph(calls)
    var randomWalk = RandomWalk(in: graph, seed: 1, resolvesCalls: true)
    let start = Run(from: Configuration(StateID(0), scenes: 1))
    let onPath = (0..<500).compactMap { _ in randomWalk.extend(start, by: 1).events.first?.calls.map(\.step) }
    #expect(Set(onPath) == Self.allowed(calls))
  }
}
