import ArgumentParser
import Diagnostics
import LifecycleLogs
import LifecycleModel
import Reports

/// `instar log check`: the calls of a log that a page does not allow.
struct LogCheckCommand: InstarCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Report calls that a page does not allow.",
    discussion: """
      Prints each finding with its place in the log, where the scene or the process was, and which calls the page allows there. \
      Exits with 1 if there are errors or, with --strict, warnings; with 2 if the log has no call of the page.

      Standard input is checked as it comes; Ctrl-C ends it with the summary.

      Examples:
        instar log check uikit-scenes app.log
        instar log check docs/order.md logs/ --format json
        instar log check uikit-scenes app.log --since '2026-08-11 17:15' --only SceneDelegate
        instar log check uikit-scenes app.log --format html > check.html
        instar simulate uikit-scenes launch leave --log | instar log check uikit-scenes -
        log stream --style ndjson --predicate 'category == "lifecycle"' | instar log check uikit-scenes
        instar log check docs/order.md rows.tsv --reads keyed --observed page
      """)

  @Argument(help: PageText.one, completion: .page) var page: String
  @Argument(
    help: ArgumentHelp("Logs: files, folders, or '-' for standard input, which is the default.", valueName: "log"),
    completion: .file())
  var logs: [String] = []
  @OptionGroup var checking: LogCheckOptions
  @OptionGroup var version: VersionOption
  @OptionGroup var added: SymbolsOption
  @OptionGroup var common: CommonOptions

  func run(on terminal: Terminal) async throws {
    guard page != "-" || !logs.isEmpty && !logs.contains("-") else {
      throw UsageError("standard input cannot be both the page and the log")
    }
    guard !checking.coverage || [.text, .json].contains(checking.format.findings) else {
      throw UsageError(
        "--coverage is about the formats text and json", help: "Say --format json, or 'instar log coverage'")
    }
    try checking.log.expectKnownCallbacks()
    try checking.log.expectSound()
    try checking.order.expectSound(isKeyed: checking.log.reading.isKeyed)
    let loader = PageLoader(version: version.at, catalog: try added.catalog, limit: nil)
    let checked = try await loader.page(page, reportingOn: terminal, orExit: .unreadable)
    let session = try LogSession(
      checked.lifecycle, LogInput.all(of: logs, showingProgressOn: terminal), checking.log.reading,
      selecting: checking.only.delegates(of: checked.lifecycle), checking.order)
    var check = try LogChecking(checked, session, checking)
    let reader = try await InterruptSignals.stopping { try await check.run(on: terminal) }
    try await check.finish(reader, on: terminal)
  }
}
