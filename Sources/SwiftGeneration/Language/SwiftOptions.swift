/// The options of generated Swift: logger, signposts, monitor and layout.
package struct SwiftOptions: Hashable, Sendable {
  /// The destination of the log.
  package enum Logger: String, CaseIterable, Sendable {
    /// The unified log of Apple's systems; `print` elsewhere.
    case os
    /// The package swift-log.
    case swiftLog = "swift-log"
    /// Standard output.
    case print
  }

  /// The layout of the classes of delegates.
  package enum Style: String, CaseIterable, Sendable {
    /// One class, which is edited by hand from then on.
    case plain
    /// A base class that is generated again each time, and a subclass that is written once.
    case subclass
  }

  /// The destination of the log.
  package var logger: Logger
  /// `true` where the log marks the time that each instance spends in a state as an interval of `OSSignposter`.
  package var hasSignposts: Bool
  /// `true` where a monitor reports callbacks that the page does not allow.
  package var hasMonitor: Bool
  /// The layout of the classes.
  package var style: Style
  /// The indentation of a block.
  package var indentation: SwiftIndentation

  /// Creates options; the defaults are those of `instar scaffold`, but the indentation, which is that of the templates.
  package init(
    logger: Logger = .os, hasSignposts: Bool = false, hasMonitor: Bool = false, style: Style = .plain,
    indentation: SwiftIndentation = .spaces(2)
  ) {
    self.logger = logger
    self.hasSignposts = hasSignposts
    self.hasMonitor = hasMonitor
    self.style = style
    self.indentation = indentation
  }
}
