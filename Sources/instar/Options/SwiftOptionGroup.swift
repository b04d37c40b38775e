import ArgumentParser
import SwiftGeneration

/// The options of generated Swift: `--logger`, `--signposts`, `--monitor`, `--style`, `--indent`.
struct SwiftOptionGroup: ParsableArguments {
  @Option(help: "The destination of log lines: the unified log, the package swift-log, or standard output.")
  var logger = SwiftOptions.Logger.os
  @Flag(inversion: .prefixedNo, help: "Mark the time that a scene spends in a state as an interval for Instruments.")
  var signposts = false
  @Flag(inversion: .prefixedNo, help: "Add a state machine that reports callbacks that the page does not allow.")
  var monitor = false
  @Option(
    help: """
      The layout of classes: 'plain' is a class that you edit; 'subclass' is a base class in Generated/, generated again \
      each time, and a subclass that is written once and that you edit.
      """)
  var style = SwiftOptions.Style.plain
  @Option(
    help: ArgumentHelp(
      """
      The number of spaces per level of indentation, 1 to 8, or 'tab'; without it, as the nearest .swift-format or \
      .editorconfig says, else 4.
      """, valueName: "count|tab"))
  var indent: SwiftIndentation?

  /// The options as the emitter takes them, for files in a folder.
  func options(in folder: String) -> SwiftOptions {
    SwiftOptions(
      logger: logger, hasSignposts: signposts, hasMonitor: monitor, style: style,
      indentation: indent ?? ProjectIndentation(of: folder).indentation)
  }
}

extension SwiftOptions.Logger: ExpressibleByArgument {}

extension SwiftOptions.Style: ExpressibleByArgument {}

extension SwiftIndentation: ExpressibleByArgument {
  /// Takes a number of spaces or `tab`.
  package init?(argument: String) {
    if argument.lowercased() == "tab" {
      self = .tab
    } else {
      guard let blanks = Int(argument) else { return nil }
      self.init(blanks: blanks)
    }
  }
}
