import Diagrams
import Emission
import LifecycleModel

/// What `instar graph` makes: a text that a registered format writes, or a picture that Graphviz draws.
enum GraphTarget {
  /// A text.
  case text(any GraphFormat)
  /// A picture.
  case drawn(PictureFormat)

  /// The names of all targets in the order in which they are listed.
  static var names: [String] { textFormats.map(\.format) + PictureFormat.allCases.map(\.rawValue) }

  /// The text formats.
  static var textFormats: [any GraphFormat] { EmitterRegistry.graphFormats }

  /// The target of a name.
  init(named name: String) throws(UsageError) {
    if let format = Self.textFormats.first(where: { $0.format == name }) {
      self = .text(format)
    } else if let format = PictureFormat(rawValue: name) {
      self = .drawn(format)
    } else {
      throw UsageError.unknown("graph format", name, known: Self.names)
    }
  }

  /// The target whose files have the ending of a path; `nil` for no ending, or one that none has.
  init?(file path: String?) {
    guard let path, let dot = path.lastIndex(of: ".") else { return nil }
    let ending = path[path.index(after: dot)...].lowercased()
    if let format = PictureFormat(rawValue: ending) {
      self = .drawn(format)
    } else if let format = Self.textFormats.first(where: { $0.fileExtension == ending }) {
      self = .text(format)
    } else {
      return nil
    }
  }

  /// The name on the command line.
  var name: String {
    switch self {
    case .text(let format): format.format
    case .drawn(let format): format.rawValue
    }
  }

  /// The views it has.
  var views: [GraphView] {
    switch self {
    case .text(let format): format.views
    case .drawn: GraphView.allCases
    }
  }

  /// Whether it is for programs to show, not for a terminal.
  var isBinary: Bool {
    switch self {
    case .text, .drawn(.svg): false
    case .drawn(.png), .drawn(.pdf): true
    }
  }

  /// Whether its states view can show a walk.
  var showsPaths: Bool {
    switch self {
    case .text(let format): format is any PathGraphFormat
    case .drawn: true
    }
  }

  /// The bytes of one view; the states view shows the walk, where `showsWalks`.
  func make(_ lifecycle: Lifecycle, view: GraphView, runPath: RunPath? = nil) async throws -> [UInt8] {
    switch self {
    case .text(let format as any PathGraphFormat):
      return Array(format.graph(of: lifecycle, view: view, runPath: runPath).utf8)
    case .text(let format): return Array(format.graph(of: lifecycle, view: view).utf8)
    case .drawn(let format):
      return try await Drawing.one(Picture(of: lifecycle, view: view, runPath: runPath), as: format)
    }
  }
}
