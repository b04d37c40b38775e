import LifecycleModel
import LifecyclePaths
import SwiftGeneration

/// The generated log of a run of one scene in one process, which goes on when the scene is over and another one begins.
struct CallLog {
  private let graph: RunGraph
  private let reached: ReachedStates

  /// Prepares the logs of a life cycle.
  init(_ graph: RunGraph) {
    self.graph = graph
    reached = ReachedStates(graph.lifecycle)
  }

  /// The lines of a run, with a blank one between two events.
  func text(of run: Run, launch: Int) -> String {
    let lifecycle = graph.lifecycle
    var lines: [String] = []
    var object = 1
    var count = 0
    for event in run.events {
      lines.append("")
      for call in event.calls {
        count += 1
        let id = graph.step(of: call).callback
        let delegate = lifecycle.delegate(of: id)
        let state = reached.state(reachedBy: id).map { " state=\(RunLog.quoted(lifecycle[$0].name))" } ?? ""
        let address = delegate.multiplicity == .process ? "ff" : String(object, radix: 16)
        lines.append(
          "lifecycle delegate=\(RunLog.quoted(delegate.name)) callback=\(RunLog.quoted(lifecycle[id].name))"
            + " instance=0x\(address)\(state) launch=\(launch) n=\(count)")
      }
      if !graph.isAlive(event.macrostep.target) { object += 1 }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The logs of random runs.
  func texts(count: Int, events: Int, seed: Int) -> [String] {
    guard let initial = graph.graph.initial else { return [] }
    var numbers = SplitMix64(seed: UInt64(seed))
    return (0..<count).map { number in
      var walk = RandomWalk(in: graph, seed: numbers.next(), resolvesCalls: true)
      return text(of: walk.extend(Run(from: Configuration(initial, scenes: 1)), by: events), launch: number + 1)
    }
  }
}
