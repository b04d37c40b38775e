import Diagnostics
import LifecycleModel
import LifecyclePaths
import LifecycleReader
import LifecycleTemplates

/// A run that is read from words can be written in words that are read as that run; the first byte is the number of
/// scenes.
enum RunLaw: Law {
  static let name = "run"

  static func violations(of bytes: [UInt8]) -> [String] {
    guard let first = bytes.first, let initial = graph.graph.initial else { return [] }
    let start = Configuration(initial, scenes: 1 + Int(first) % 3)
    let notation = RunNotation(graph)
    let words = String(decoding: bytes.dropFirst(), as: UTF8.self).split(separator: " ").map(String.init)
    let read = notation.run(of: words, from: start)
    guard (read.problem == nil) == (read.run.events.count == words.count) else {
      return [
        "\(read.run.events.count) of \(words.count) words are read, and the problem is \(read.problem?.message ?? "none")"
      ]
    }
    let again = notation.run(of: notation.words(of: read.run), from: start)
    return again.run == read.run ? [] : ["\(words) is written as \(notation.words(of: read.run)), which is another run"]
  }

  private static let graph: RunGraph = {
    let text = BundledPages.all.first { $0.name == "uikit-scenes" }?.text ?? ""
    return RunGraph(LifecycleReader.read(SourceFile(path: "uikit-scenes", text: text)).lifecycle)
  }()
}
