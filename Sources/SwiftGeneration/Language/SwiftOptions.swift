/// What a team asks of its Swift besides the page: where it logs to, what watches over it, and how it is laid out.
package struct SwiftOptions: Hashable, Sendable {
  /// Where the lines of the log go.
  package enum Logger: String, CaseIterable, Sendable {
    /// The unified log of Apple's systems; `print` elsewhere.
    case os
    /// The package swift-log.
    case swiftLog = "swift-log"
    /// Standard output.
    case print
  }

  /// How the classes of delegates are laid out.
  package enum Style: String, CaseIterable, Sendable {
    /// One class, written into from then on.
    case plain
    /// A base class that is generated ever anew, and a subclass that is written once.
    case subclass
  }

  /// Where the lines of the log go.
  package var logger: Logger
  /// Whether the log marks the time that each instance spends in a state as an interval of `OSSignposter`.
  package var hasSignposts: Bool
  /// Whether a state machine listens, and reports callbacks that the page does not allow.
  package var hasMonitor: Bool
  /// How the classes are laid out.
  package var style: Style
  /// How far a block is moved to the right.
  package var indentation: SwiftIndentation

  /// Chooses; what is not said is as `instar scaffold` does it without options.
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
