import ArgumentParser
import LifecycleLogs
import LifecycleModel
import Reports

/// `instar log events`: the events of a log, a line each.
struct LogEvents: InstarCommand {
  static let configuration = CommandConfiguration(
    commandName: "events",
    abstract: "List the events of logs as they are read.",
    discussion: """
      Shows which lines are read as which calls, and feeds programs that sort and count. Without --for, callbacks are those of the \
      built-in catalog and of generated lines. 'log-events.schema.json' describes an object of ndjson; csv has the same columns.

      Examples:
        instar log events app.log
        instar log events app.log --for docs/order.md --line '^\\[\\w+\\] (?<callback>\\w+)'
        instar log events app.log --process Parcels --since 17:15:22 --until 17:15:40
        instar log events logs/ --for docs/order.md --format csv -o events.csv
        instar log events app.log --for uikit-scenes --format ndjson | jq -r .callback
        duckdb -c "from read_csv('events.csv') select callback, count(*) group by all"
      """)

  @Argument(
    help: ArgumentHelp("Logs: files, folders, or '-' for standard input, which is the default.", valueName: "log"),
    completion: .file())
  var logs: [String] = []
  @Option(
    name: .customLong("for"), help: ArgumentHelp("The page whose callbacks are looked for.", valueName: "page"),
    completion: .page)
  var page: String?
  @OptionGroup var reading: LogReadingOptions
  @OptionGroup var only: LogDelegatesOption
  @Option(help: "The output format: ndjson, an object a line, or csv.") var format = LogEventFormat.ndjson
  @OptionGroup var output: OutputOption
  @OptionGroup var version: VersionOption
  @OptionGroup var added: SymbolsOption
  @OptionGroup var common: CommonOptions

  func run(on terminal: Terminal) async throws {
    let loader = PageLoader(version: version.at, catalog: try added.catalog, limit: nil)
    var lifecycle = Lifecycle()
    lifecycle.catalog = loader.checks.catalog
    if let page { lifecycle = try await loader.page(page, reportingOn: terminal, orExit: .unreadable).lifecycle }
    let session = try LogSession(
      lifecycle,
      LogInput.all(of: logs, showingProgressOn: output.file == nil && terminal.isOutputTerminal ? nil : terminal),
      reading, selecting: page == nil ? nil : only.delegates(of: lifecycle))
    let delegates = Set(only.names)
    var (written, leftOut) = (0, 0)
    var lines = FoldedLines()
    var bytes: [UInt8] = []
    func write(_ text: String) throws {
      if output.file == nil { try terminal.output(text) } else { bytes += text.utf8 }
    }
    if format == .csv { try write(LogEventRow.csvHead) }
    let reader = try await session.readEvents { events, reader in
      let files = reader.fileNames(session.names)
      let all = events.map { event in
        LogEventRow(
          event, of: lifecycle, file: files[event.place.file], names: reader.names, isFolded: lines.isFolded(event))
      }
      let rows = all.filter { delegates.isEmpty || !delegates.isDisjoint(with: $0.delegates) }
      written += rows.count
      leftOut += all.count - rows.count
      try write(rows.map { format == .csv ? $0.csvLine : $0.jsonLine }.joined())
    }
    let part = LeftOutLines(reading.part, only, selection: reader.selection, reader.counts, calls: leftOut)
    if written == 0, let failure = part.failure("nothing to list") { throw failure }
    if output.file != nil { try output.deliver(bytes, on: terminal) }
  }
}

/// The output formats of `instar log events`.
enum LogEventFormat: String, CaseIterable, ExpressibleByArgument {
  /// A JSON object a line.
  case ndjson
  /// Comma-separated values.
  case csv
}
