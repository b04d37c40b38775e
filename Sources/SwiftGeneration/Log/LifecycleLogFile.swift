import Emission
import LifecycleModel

/// The file of the log; the members are the tags of `Swift/LifecycleLog.mustache`.
package struct LifecycleLogFile: Sendable {
  /// The modules to import, sorted.
  let imports: [String]
  /// `true` where lines go to the unified log, if the system has one.
  let usesUnifiedLog: Bool
  /// The subsystem as a Swift expression.
  let subsystem: String
  /// The declaration of the logger; empty where none is needed.
  let logger: [String]
  /// The lines of the function that writes a line.
  let writing: [String]
  /// `true` where there is a monitor.
  let hasMonitor: Bool
  /// `true` where states are marked as intervals.
  let hasSignposts: Bool
  /// `true` where the page covers systems older than `OSSignposter`.
  let signpostsNeedFallback: Bool

  /// Creates the file of a life cycle.
  init(_ lifecycle: Lifecycle, options: SwiftOptions) {
    let baseline = SwiftBaseline(lifecycle)
    imports = ["Foundation"] + (options.logger == .swiftLog ? ["Logging"] : [])
    usesUnifiedLog = options.logger == .os || options.hasSignposts
    subsystem = lifecycle.logSubsystem.map(SwiftLiteral.string) ?? "Bundle.main.bundleIdentifier ?? \"lifecycle\""
    let sink = LogSink(options, needsFallback: options.logger == .os && !baseline.includes(Self.loggers))
    logger = sink.declaration
    writing = sink.function
    hasMonitor = options.hasMonitor
    hasSignposts = options.hasSignposts
    signpostsNeedFallback = !baseline.includes(Self.signposters)
  }

  /// The systems that introduced `Logger`.
  private static let loggers = [("iOS", 14), ("tvOS", 14), ("macOS", 11), ("watchOS", 7), ("visionOS", 1)]

  /// The systems that introduced `OSSignposter`.
  private static let signposters = [("iOS", 15), ("tvOS", 15), ("macOS", 12), ("watchOS", 8), ("visionOS", 1)]
}

extension LifecycleLogFile: TemplateContext {
  package static let tags = [
    TemplateTag("imports", .lines, "the modules to import, sorted"),
    TemplateTag("usesUnifiedLog", .flag, "whether lines are written to the unified log where it is available"),
    TemplateTag("subsystem", .text, "the subsystem, as an expression"),
    TemplateTag("logger", .lines, "the declaration of the logger; nothing if no logger is needed"),
    TemplateTag("writing", .lines, "the function that writes a line"),
    TemplateTag("hasMonitor", .flag, "whether calls are passed to the monitor"),
    TemplateTag("hasSignposts", .flag, "whether states are recorded as signpost intervals"),
    TemplateTag("signpostsNeedFallback", .flag, "whether the page supports systems without `OSSignposter`"),
  ]
}
