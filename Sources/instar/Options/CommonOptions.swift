import ArgumentParser

/// The options that every command takes.
struct CommonOptions: ParsableArguments {
  @Option(help: ArgumentHelp("When to colour the output: auto, always or never.", valueName: "when"))
  var color = ColorChoice.auto

  @Flag(help: "Print no messages but errors.")
  var quiet = false

  /// The terminal with these options.
  var terminal: Terminal { Terminal(colors: color, isQuiet: quiet) }

  /// The terminal of a command line that could not be parsed.
  static let unparsed = Terminal(colors: .auto, isQuiet: false)
}
