import ArgumentParser

/// `instar log`: what an app logs, against a page.
struct Log: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "log",
    abstract: "Compare what an app logs with a life cycle.",
    discussion: """
      Reads the lines that scaffolded delegates write, and prints of an app's own, in the formats of the unified log, of Xcode and \
      others.

      Examples:
        instar log check uikit-scenes app.log
        instar log coverage uikit-scenes app.log
        instar log events app.log --format csv
        instar log mine app.log -o app.md
        instar log which app.log
        log stream --style ndjson --predicate 'category == "lifecycle"' | instar log check uikit-scenes
      """,
    subcommands: [
      LogCheckCommand.self, LogCoverageCommand.self, LogEvents.self, LogMineCommand.self, LogWhichCommand.self,
    ])
}
