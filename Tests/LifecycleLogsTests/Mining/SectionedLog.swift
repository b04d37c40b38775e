import LifecycleModel
import LifecyclePaths
import SwiftGeneration

/// The generated logs of runs with a line between two events: a blank one, or a comment with the event.
struct SectionedLog {
  /// The separator of two events.
  enum Separator: CaseIterable {
    /// Nothing.
    case nothing
    /// A blank line.
    case blank
    /// A comment with the name of the event.
    case comment
  }

  private let graph: RunGraph
  private let log: RunLog
  private let logged: Set<DelegateID>

  /// Prepares the logs of a life cycle.
  init(_ graph: RunGraph) {
    self.graph = graph
    log = RunLog(graph)
    logged = Set(graph.lifecycle.loggedDelegates)
  }

  /// The lines of a run.
  func text(of run: Run, _ separator: Separator) -> String {
    var lines = log.text(of: run).split(separator: "\n")[...]
    var text = ""
    for event in run.events {
      let count = event.calls.count { logged.contains(graph.lifecycle[graph.step(of: $0).callback].delegate) }
      guard count > 0 else { continue }
      switch separator {
      case .nothing: break
      case .blank: text += "\n"
      case .comment:
        text += "# \(graph.event(of: event.macrostep).split(whereSeparator: \.isNewline).joined(separator: " "))\n"
      }
      var left = count
      while left > 0, let line = lines.popFirst() {
        text += line + "\n"
        if !line.hasPrefix("lifecycle-launch") { left -= 1 }
      }
    }
    return text
  }

  /// The logs of random runs that call something.
  func texts(scenes: Int, count: Int, events: Int, seed: Int, _ separator: Separator) -> [String] {
    guard let initial = graph.graph.initial else { return [] }
    let scenes = graph.defaultSceneCount == 1 ? 1 : scenes
    var numbers = SplitMix64(seed: UInt64(seed))
    return (0..<count).map { number in
      var walk = RandomWalk(in: graph, seed: numbers.next(), resolvesCalls: true)
      let run = walk.extend(Run(from: Configuration(initial, scenes: scenes)), by: events * scenes)
      // The same run again is that of another process.
      return text(of: run, separator).replacing("launch=", with: "launch=\(number)")
    }.filter { !$0.isEmpty }
  }
}
