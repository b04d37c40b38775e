import ArgumentParser
import LifecycleDiff
import LifecycleLogs
import LifecycleModel
import Reports
import Text

/// `instar log mine`: a page from logs, or what logs add to one.
struct LogMineCommand: InstarCommand {
  static let configuration = CommandConfiguration(
    commandName: "mine",
    abstract: "Make a page from logs, or extend one by them.",
    discussion: """
      Prints a page whose states, transitions and calls are those of the logs. States are named as lines name them (state=), by \
      values, or as the bundled pages say what a call leads to; events as comments in the log do, or the bundled pages. Calls are \
      those of scaffolded delegates, and of prints that name callbacks of the built-in catalog.

      With --from, prints the page with the transitions, callbacks and calls that may be skipped that it lacks, by the fewest \
      changes that are found. Exits with 1 if there are calls that these do not explain, with 2 if the logs have no call.

      Examples:
        instar log mine app.log -o app.md
        instar log mine logs/ --hold-out 20
        instar log mine app.log --from docs/order.md --format diff
        instar simulate uikit-scenes --random 50 --log | instar log mine
      """)

  @Argument(
    help: ArgumentHelp("Logs: files, folders, or '-' for standard input, which is the default.", valueName: "log"),
    completion: .file())
  var logs: [String] = []
  @Option(help: ArgumentHelp("The page that the logs extend.", valueName: "page"), completion: .page) var from: String?
  @OptionGroup var log: LogOptions
  @Option(help: ArgumentHelp("The shortest time between two events.", valueName: "seconds")) var rest = 0.5
  @Option(
    help: ArgumentHelp(
      "What is seen in fewer percent of the times is listed below the page instead.", valueName: "percent"))
  var noise = 2.0
  @Option(
    help: ArgumentHelp(
      "Tell how many of these percent of the life cycles conform to the page of the others.", valueName: "percent"))
  var holdOut: Double?
  @OptionGroup var only: LogDelegatesOption
  @Option(help: "The output: page or, with --from, diff.") var format = LogMineFormat.page
  @OptionGroup var output: OutputOption
  @OptionGroup var added: SymbolsOption
  @OptionGroup var common: CommonOptions

  func run(on terminal: Terminal) async throws {
    try checkUsage()
    if let from { return try await extend(from, on: terminal) }
    let inputs = try await InterruptSignals.stopping {
      try await KeptLogs(LogInput.all(of: logs, showingProgressOn: terminal))
    }
    let mining = LogMining(inputs, self)
    let (names, lives, illegibleCount) = try await mining.lives()
    let miner = PageMiner(names, mining.minerOptions)
    let page = miner.page(of: lives)
    try output.deliver(Array(page.text.utf8), on: terminal)
    let counts = page.counts
    terminal.printStatus(
      "Mined \(counts.calls.counted("call")): \(counts.processes.counted("process", "processes")), "
        + "\(counts.lives.counted("life cycle")), \(counts.events.counted("event"))")
    if illegibleCount > 0 {
      terminal.printStatus("Left out \(illegibleCount.counted("call")) whose names no page can have")
    }
    if names.titles.count > 1, only.names.isEmpty {
      let titles = names.titles.sorted().map { "'\($0)'" }.joined(separator: ", ")
      terminal.warn(
        "the logs are those of several pages, whose states are mixed: \(titles); --only makes one of some delegates")
    }
    if counts.noise > 0 {
      terminal.printStatus("\(counts.noise.counted("event")) too rare to be on the page: --noise 0 keeps all")
    }
    guard let holdOut else { return }
    let result = HoldOut(holdOut, of: lives, miner)
    terminal.printStatus(
      "\(result.conforming) of \(result.count.counted("life cycle")) conform to the page of the other \(lives.count - result.count)"
    )
  }

  private func checkUsage() throws(UsageError) {
    try log.expectSound()
    guard !log.reading.isKeyed else {
      throw UsageError("rows with keys cannot be mined", help: "Mine the lines that are in them")
    }
    guard rest >= 0, rest <= 86_400 else { throw UsageError("--rest takes a number of seconds from 0 to 86400") }
    guard (0..<50).contains(noise) else { throw UsageError("--noise takes a number from 0 to less than 50") }
    if let holdOut, !(1..<100).contains(holdOut) {
      throw UsageError("--hold-out takes a number from 1 to less than 100")
    }
    if let from {
      guard holdOut == nil else {
        throw UsageError("--hold-out is about a page of the logs alone", help: "Leave out --from or --hold-out")
      }
      guard from != "-" || !logs.isEmpty && !logs.contains("-") else {
        throw UsageError("standard input cannot be both the page and the log")
      }
    } else {
      guard format == .page else { throw UsageError("--format diff needs a page", help: "Name it with --from") }
      guard log.reading.lines.isEmpty, log.observed == nil else {
        throw UsageError("--line and --observed are about a page", help: "Name it with --from")
      }
    }
  }

  /// Prints a page with what the logs add to it.
  private func extend(_ name: String, on terminal: Terminal) async throws {
    let loader = PageLoader(catalog: try added.catalog, limit: nil)
    let checked = try await loader.page(name, reportingOn: terminal, orExit: .unreadable)
    let inputs = try await InterruptSignals.stopping {
      try await KeptLogs(LogInput.all(of: logs, showingProgressOn: terminal))
    }
    let result = try await LogMining(inputs, self).extending(checked.lifecycle)
    let path = checked.page.source.path
    switch format {
    // What was not read of the page is lost when it is written again.
    case .page where result.changes.isEmpty: try output.deliver(checked.page.bytes, on: terminal)
    case .page: try output.deliver(Array(result.text.utf8), on: terminal)
    case .diff:
      let report = DiffReport(
        LifecycleChanges(from: checked.lifecycle, to: result.lifecycle), from: path, to: "\(path) with the logs")
      let isColored = output.file == nil && terminal.colorsOutput
      try output.deliver(Array(DiffText(report, isColored: isColored).text.utf8), on: terminal)
    }
    terminal.printStatus(
      result.changes.isEmpty
        ? "The logs add nothing to '\(path)'" : "Added \(result.changes.count.counted("change")) to '\(path)'")
    guard let first = result.unexplained.first else { return }
    terminal.warn(
      "\(result.unexplained.count.counted("process", "processes")) still do not conform; the first call is at "
        + "\(inputs.names[first.file]):\(first.line). Explain it with: \(TypedLine.text(of: ["log", "check", name] + logs))"
    )
    throw ExitCode.diagnostics
  }
}

/// The outputs of `instar log mine`.
enum LogMineFormat: String, CaseIterable, ExpressibleByArgument {
  case page
  /// The differences between the page and the extended one, as `instar diff` prints them.
  case diff
}
