/// The destination of a generated log.
struct LogSink {
  /// The declaration of the logger; empty where none is needed.
  let declaration: [String]
  /// The lines of the function that writes a line.
  let function: [String]

  /// Creates the chosen destination; `needsFallback` where the unified log may be missing.
  init(_ options: SwiftOptions, needsFallback: Bool) {
    let parameters = options.hasMonitor ? "_ line: String, isProblem: Bool = false" : "_ line: String"
    let statements = Self.statements(options, needsFallback: needsFallback)
    function = ["private static func write(\(parameters)) {"] + statements.map { "  " + $0 } + ["}"]
    switch options.logger {
    case .os where needsFallback: declaration = []
    case .os: declaration = ["#if canImport(os)", "  private static let logger = \(Self.unified)", "#endif"]
    case .swiftLog:
      // The module `os`, which has the signposts, has a `Logger` too.
      let type = options.hasSignposts ? "Logging.Logger" : "Logger"
      declaration = ["private static let logger = \(type)(label: subsystem + \".lifecycle\")"]
    case .print: declaration = []
    }
  }

  private static let unified = "Logger(subsystem: subsystem, category: \"lifecycle\")"

  private static func statements(_ options: SwiftOptions, needsFallback: Bool) -> [String] {
    let call = options.hasMonitor ? "log(level: isProblem ? .error : " : ""
    switch options.logger {
    case .print: return ["print(line)"]
    case .swiftLog: return ["logger." + (call.isEmpty ? "notice(" : call + ".notice, ") + "\"\\(line)\")"]
    case .os:
      let write = "logger." + (call.isEmpty ? "notice(" : call + ".default, ") + "\"\\(line, privacy: .public)\")"
      let always = needsFallback ? guarded(write) : [write]
      return ["#if canImport(os)"] + always.map { "  " + $0 } + ["#else", "  print(line)", "#endif"]
    }
  }

  private static func guarded(_ write: String) -> [String] {
    [
      "if #available(iOS 14, macOS 11, tvOS 14, watchOS 7, *) {",
      "  let logger = \(unified)",
      "  \(write)",
      "} else {",
      "  print(line)",
      "}",
    ]
  }
}
