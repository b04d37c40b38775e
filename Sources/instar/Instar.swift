import ArgumentParser

/// `instar`: generates from a page about an app's life cycle everything that a team would otherwise derive by hand.
@main
struct Instar: AsyncParsableCommand {
  // Every command states its name, because deriving it from the type searches the conformances of all libraries.
  static let configuration = CommandConfiguration(
    commandName: "instar",
    abstract: "Diagrams, tables and Swift from one Markdown page about an app's life cycle.",
    discussion: """
      Ask a question, or start with a bundled page:

        instar when applicationDidEnterBackground
        instar pages
        instar generate uikit-scenes
        instar init my-app --from uikit-scenes

      Exit codes: 0 nothing to report; 1 diagnostics or changes at or above the threshold, files out of date, or an edited \
      file was kept; 2 something could not be read, written or run; 64 usage error.\(BuildTrait.remark)
      """,
    version: InstarVersion.current,
    subcommands: [SpecsCommand.self],
    groupedSubcommands: [
      CommandGroup(name: "Start", subcommands: [When.self, PagesCommand.self, Init.self, Import.self]),
      CommandGroup(name: "Check", subcommands: [Check.self, Simulate.self, Paths.self]),
      CommandGroup(
        name: "Write", subcommands: [Generate.self, Preview.self, Update.self, Graph.self, TableCommand.self]),
      CommandGroup(name: "Compare", subcommands: [Compare.self, Diff.self]),
      CommandGroup(name: "Your app", subcommands: [Audit.self, Log.self, Scaffold.self]),
      CommandGroup(
        name: "Reference", subcommands: [Explain.self, Formats.self, Catalog.self, Config.self]),
    ])

  static func main() async {
    Terminal.prepareStandardStreams()
    let arguments = Array(CommandLine.arguments.dropFirst())
    if Terminal.isCalledByGitDiff { return await run(GitDiffCall.guarded(arguments)) }
    if let unknown = CommandLineError.unknownCommand(in: arguments, of: Self.self) { refuse(unknown) }
    await run(arguments)
  }

  /// Parses the arguments and runs their command.
  private static func run(_ arguments: [String]) async {
    do {
      var command = try SettledCommand.parse(arguments, as: Self.self)
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        // `help`, which the parser adds.
        try command.run()
      }
    } catch {
      // Commands print their own errors.
      if error is ExitCode { exit(withError: error) }
      if let code = CommonOptions.unparsed.report(error) { exit(withError: code) }
      guard exitCode(for: error) != .success else { end(printing: fullMessage(for: error)) }
      refuse(CommandLineError.usageError(error, of: Self.self))
    }
  }

  /// Prints help, a version or a completion script, which the parser throws as errors, and ends.
  private static func end(printing text: String) -> Never {
    do {
      try CommonOptions.unparsed.output(Array((text + "\n").utf8))
      exit()
    } catch {
      exit(withError: CommonOptions.unparsed.report(error))
    }
  }

  private static func refuse(_ wrong: UsageError) -> Never {
    CommonOptions.unparsed.report(wrong)
    exit(withError: ExitCode.validationFailure)
  }
}
