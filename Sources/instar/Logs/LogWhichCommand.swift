import ArgumentParser
import LifecycleLogs
import LifecycleModel
import Reports

/// `instar log which`: the pages and versions that explain logs best.
struct LogWhichCommand: InstarCommand {
  static let configuration = CommandConfiguration(
    commandName: "which",
    abstract: "Rank pages and versions by how well they explain logs.",
    discussion: """
      Prints what the calls cost on each page, in bits per call: an expected call costs the logarithm of the number of the log's \
      calls that the page allows there; one that it does not allow or does not list costs 16. The fewest bits explain the logs \
      best. Below the table are the calls that decide between the first and the second.

      Exits with 1 if the logs leave it open: they have fewer than 20 calls, another page explains as many calls and costs less \
      than 1 bit per call more, or explains fewer and costs less than 10 bits more, the first does not list half of the calls, or \
      another page explains more. Exits with 2 if there is no call.

      Examples:
        instar log which app.log
        instar log which logs/ --among uikit-app,uikit-scenes,docs/order.md
        instar log which app.log --at "iOS 26" --format json
        instar simulate uikit-scenes --random 50 --log | instar log which
      """)

  @Argument(
    help: ArgumentHelp("Logs: files, folders, or '-' for standard input, which is the default.", valueName: "log"),
    completion: .file())
  var logs: [String] = []
  @Option(
    help: ArgumentHelp(
      "The pages that are ranked, with commas between; may be repeated. The default is all bundled pages.",
      valueName: "pages"),
    completion: .page)
  var among: [String] = []
  @OptionGroup var log: LogOptions
  @Option(help: "The output format: text or json.") var format = LogWhichFormat.text
  @OptionGroup var version: VersionOption
  @OptionGroup var added: SymbolsOption
  @OptionGroup var common: CommonOptions

  func run(on terminal: Terminal) async throws {
    guard [nil, "page", "seen"].contains(log.observed) else {
      throw UsageError("--observed takes page or seen, as callbacks are those of one page")
    }
    try log.expectSound()
    guard !log.reading.isKeyed else {
      throw UsageError("rows with keys cannot be ranked", help: "Rank the lines that are in them")
    }
    let names = among.flatMap { $0.split(separator: ",").map(String.init) }
    guard !names.contains("-") || !logs.isEmpty && !logs.contains("-") else {
      throw UsageError("standard input cannot be both a page and the log")
    }
    let pages = try await RankedPages(catalog: try added.catalog, at: version.at).pages(names, reportingOn: terminal)
    let inputs = try await InterruptSignals.stopping {
      try await KeptLogs(LogInput.all(of: logs, showingProgressOn: terminal))
    }
    let result = try await LogRankingReading(inputs, log).result(of: pages)
    switch format {
    case .text: try terminal.output(LogRankingText(result, files: inputs.names).text)
    case .json: try terminal.output(LogRankingJSON(result, files: inputs.names).text)
    }
    for line in LogRankingWords(result).lines { terminal.printStatus(line) }
    if result.verdict != .decided { throw ExitCode.diagnostics }
  }
}

/// The output formats of `instar log which`.
enum LogWhichFormat: String, CaseIterable, ExpressibleByArgument {
  /// A table, and the calls that decide.
  case text
  /// A JSON object.
  case json
}
