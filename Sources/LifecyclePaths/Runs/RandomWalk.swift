import LifecycleModel

/// Random runs, the same for the same seed: each next event is any of those that are possible for some scene.
package struct RandomWalk: Sendable {
  private let graph: RunGraph
  private let resolvesCalls: Bool
  private var numbers: SplitMix64

  /// Begins with a seed. With `resolvesCalls`, calls are skipped, deferred and reordered at random; else all come in
  /// page order.
  package init(in graph: RunGraph, seed: UInt64, resolvesCalls: Bool = false) {
    self.graph = graph
    self.resolvesCalls = resolvesCalls
    numbers = SplitMix64(seed: seed)
  }

  /// Appends a number of events to a run; fewer if no more are possible.
  package mutating func extend(_ run: Run, by count: Int) -> Run {
    var run = run
    var position = RunPosition(after: run, in: graph)
    for _ in 0..<count {
      let possible = position.configuration.leaves.indices.flatMap { scene in
        position.configuration.macrosteps(of: scene, in: graph).map { (scene, $0) }
      }
      guard !possible.isEmpty else { break }
      let (scene, macrostep) = possible[numbers.next(below: possible.count)]
      let event = Run.Event(scene: scene, macrostep, calls: calls(of: macrostep, at: position))
      run.events.append(event)
      position.take(event, in: graph)
    }
    return run
  }

  private mutating func calls(of macrostep: Macrostep, at position: RunPosition) -> [Run.Call] {
    guard resolvesCalls else { return graph.listedCalls(of: macrostep) }
    var calls: [Run.Call] = []
    var delayed: [(call: Run.Call, earliest: Int)] = []
    for block in graph.callBlocks(of: macrostep) {
      let start = calls.count
      for call in numbers.shuffled(block) {
        let certainty = graph.step(of: call).certainty
        switch certainty.isAlways ? 0 : numbers.next(below: certainty.isDeferred ? 3 : 2) {
        case 0: calls.append(call)
        case 2: delayed.append((call, start))
        default: break
        }
      }
    }
    // From the last on, so that none moves the places before which another must not come.
    for (call, earliest) in delayed.reversed() { insert(call, into: &calls, from: earliest) }
    for late in position.pending where numbers.happens(onceIn: 3) { insert(late.call, into: &calls, from: 0) }
    return calls
  }

  private mutating func insert(_ call: Run.Call, into calls: inout [Run.Call], from earliest: Int) {
    calls.insert(call, at: earliest + numbers.next(below: calls.count - earliest + 1))
  }
}
