import Diagrams
import Emission
import LifecycleModel

/// An output of `instar graph`: a text that a registered format writes, or a picture that Graphviz draws.
enum GraphTarget {
  case text(any GraphFormat)
  case drawn(PictureFormat)

  /// All targets in the order in which they are listed.
  static var all: [GraphTarget] {
    EmitterRegistry.graphFormats.map(GraphTarget.text) + PictureFormat.allCases.map(GraphTarget.drawn)
  }
  static var names: [String] { all.map(\.name) }

  /// Looks up a target by its name.
  init(named name: String) throws(UsageError) {
    guard let target = Self.all.first(where: { $0.name == name }) else {
      throw UsageError.unknown("graph format", name, known: Self.names)
    }
    self = target
  }

  var fileExtension: String {
    switch self {
    case .text(let format): format.fileExtension
    case .drawn(let format): format.rawValue
    }
  }

  /// The name on the command line.
  var name: String {
    switch self {
    case .text(let format): format.format
    case .drawn(let format): format.rawValue
    }
  }

  /// The views that it can show.
  var views: [GraphView] {
    switch self {
    case .text(let format): format.views
    case .drawn: GraphView.allCases
    }
  }

  /// `true` where a terminal cannot show the output.
  var isBinary: Bool {
    switch self {
    case .text, .drawn(.svg): false
    case .drawn(.png), .drawn(.pdf): true
    }
  }

  /// Writes one view; the states view shows the path, where its format can.
  func make(_ lifecycle: Lifecycle, view: GraphView, runPath: RunPath? = nil) async throws -> [UInt8] {
    switch self {
    case .text(let format): Array(format.graph(of: lifecycle, view: view, runPath: runPath).utf8)
    case .drawn(let format):
      try await Drawing.one(Picture(of: lifecycle, view: view, runPath: runPath), as: format)
    }
  }
}
