import Diagrams
import LifecycleModel
import LifecyclePaths
import Reports
import SwiftGeneration

/// The output formats of `instar simulate`.
enum SimulationFormat {
  /// For people: a block per event.
  case text
  /// For scripts and replays.
  case json
  /// What the generated delegates would log.
  case log
  /// The states view with the path of the run.
  case graph(GraphTarget)

  /// The names in the order in which they are listed.
  static let names = ["text", "json", "log"] + graphNames
  private static let graphNames = ["dot"] + PictureFormat.allCases.map(\.rawValue)

  /// Looks up a format by its name.
  init(named name: String) throws(UsageError) {
    switch name {
    case "text": self = .text
    case "json": self = .json
    case "log": self = .log
    case let name where Self.graphNames.contains(name): self = .graph(try GraphTarget(named: name))
    default: throw UsageError.unknown("format", name, known: Self.names)
    }
  }

  /// The extension of a format's files by its name: the name, but for text.
  static func fileExtension(_ name: String) -> String { name == "text" ? "txt" : name }

  /// `true` where people read the output.
  var isText: Bool { if case .text = self { true } else { false } }

  /// `true` where a terminal cannot show the output.
  var isBinary: Bool { if case .graph(let target) = self { target.isBinary } else { false } }

  /// Writes a run; a picture says what the run shows (`note`), a text may be coloured.
  func bytes(
    of run: Run, in notation: RunNotation, at version: VersionSelection?, note: String?, isColored: Bool
  ) async throws -> [UInt8] {
    switch self {
    case .text: Array(RunTraceText(RunTrace(run, in: notation), isColored: isColored).text.utf8)
    case .json: Array(RunTraceJSON(RunTrace(run, in: notation), at: version?.description).text.utf8)
    case .log: Array(RunLog(notation.graph).text(of: run).utf8)
    case .graph(let target):
      try await target.make(
        notation.graph.lifecycle, view: .states, runPath: RunPath(run, in: notation.graph, note: note))
    }
  }
}
