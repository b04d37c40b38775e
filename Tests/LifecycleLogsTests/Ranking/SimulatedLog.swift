import LifecycleLogs
import LifecycleModel
import LifecyclePaths
import SwiftGeneration
import TestSupport

/// The log of random runs of a page at a version, cut after a number of calls.
struct SimulatedLog {
  /// The ways in which an app prints a call.
  enum Style: String, CaseIterable {
    /// As the generated delegates do, with the object, the scene and the launch.
    case generated
    /// The callback's name alone.
    case bare
  }

  /// The lines; empty for a page whose calls are not printed.
  let text: String

  /// Simulates runs with a seed until there are enough calls.
  ///
  /// A calm app does the same few things again and again: one short run.
  init(of lifecycle: Lifecycle, calls: Int, seed: UInt64, isCalm: Bool = false, _ style: Style = .generated) {
    let graph = RunGraph(lifecycle)
    guard let initial = graph.graph.initial else {
      text = ""
      return
    }
    var numbers = SplitMix64(seed: seed)
    let log = RunLog(graph)
    let scenes = graph.defaultSceneCount == 1 ? 1 : 2
    var lines: [Substring] = []
    for _ in 0..<calls where lines.count(where: Self.isCall) < calls {
      var walk = RandomWalk(in: graph, seed: isCalm ? seed : numbers.next(), resolvesCalls: true)
      lines += log.text(of: walk.extend(Run(from: Configuration(initial, scenes: scenes)), by: isCalm ? 8 : 30)).split(
        separator: "\n")
    }
    while lines.count(where: Self.isCall) > calls { lines.removeLast() }
    let shown = style == .generated ? lines : lines.filter(Self.isCall).compactMap(Self.callback)
    text = shown.map { $0 + "\n" }.joined()
  }

  private static func isCall(_ line: Substring) -> Bool { line.hasPrefix("lifecycle delegate=") }

  private static func callback(_ line: Substring) -> Substring? {
    guard let start = line.firstRange(of: "callback=")?.upperBound else { return nil }
    let rest = line[start...]
    return rest.first == "\"" ? rest.dropFirst().prefix { $0 != "\"" } : rest.prefix { $0 != " " }
  }
}
