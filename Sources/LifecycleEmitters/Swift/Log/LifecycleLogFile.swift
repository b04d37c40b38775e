import LifecycleModel

/// The file that logs; the members are the tags of `Swift/LifecycleLog.mustache`.
struct LifecycleLogFile: Sendable {
  /// The subsystem as a Swift expression.
  let subsystem: String
  /// Whether that expression asks the bundle.
  let usesBundleIdentifier: Bool
  /// Whether the page speaks of systems that are older than `Logger`.
  let needsFallback: Bool

  /// Writes the file of a lifecycle.
  init(_ lifecycle: Lifecycle) {
    let baseline = SwiftBaseline(lifecycle)
    subsystem =
      lifecycle.logSubsystem.map(SwiftLiteral.string) ?? "Bundle.main.bundleIdentifier ?? \"lifecycle\""
    usesBundleIdentifier = lifecycle.logSubsystem == nil
    needsFallback =
      !baseline.includes(Version(14), of: "iOS") && !baseline.includes(Version(14), of: "tvOS")
      && !baseline.includes(Version(11), of: "macOS") && !baseline.includes(Version(7), of: "watchOS")
      && !baseline.includes(Version(1), of: "visionOS")
  }
}
