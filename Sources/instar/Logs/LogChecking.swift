import ArgumentParser
import Diagnostics
import LifecycleChecks
import LifecycleLogs
import LifecycleModel
import Reports
import Text

/// A check of logs as `instar log check` runs it: what is read, and what is shown when.
struct LogChecking {
  private let page: CheckedPage
  private let session: LogSession
  private let options: LogCheckOptions
  private var output: LogCheckOutput
  private var check: LogCheck?

  /// Prepares a check with some options.
  init(_ page: CheckedPage, _ session: LogSession, _ options: LogCheckOptions) throws {
    self.page = page
    self.session = session
    self.options = options
    output = LogCheckOutput(
      page.lifecycle, page.sourceMap, page: page.page.source, files: session.names, as: options.format,
      most: options.most, try options.reported.run)
  }

  /// Reads and checks the logs; of standard input, shows each finding at once.
  mutating func run(on terminal: Terminal) async throws -> LogReader {
    let isShownAtOnce = session.isLive && !session.isKeyed && options.format.isShownAtOnce
    let observed = try options.log.observedCallbacks(on: page.lifecycle)
    var check: LogCheck?
    var pending: [LogFinding] = []
    var isWaiting = false
    func report(_ report: LogCheck.Report) {
      switch report {
      case .finding(let finding): pending.append(finding)
      case .life(let life): output.take(life)
      }
    }
    let reader = try await session.read(
      observed: observed,
      prepare: { survey in
        var choices = options.log.checkOptions(observed, survey, selecting: session.delegates)
        choices.window = options.order.window
        choices.recordsCoverage = options.format == .html || options.coverage
        check = LogCheck(page.lifecycle, choices)
      },
      { event, line in check?.take(event, in: line, report) },
      afterBlock: { reader in
        if check == nil, isShownAtOnce, !isWaiting, terminal.isMessageTerminal {
          isWaiting = true
          terminal.printStatus(
            "No line yet says which callbacks the log would show: calls are checked when one does, or at the end (--observed page: "
              + "at once)")
        }
        try check?.undatedProcess?.refuse(in: session.names)
        guard isShownAtOnce, !pending.isEmpty else { return }
        output.name(reader.fileNames(session.names), reader.names)
        try terminal.output(output.text(of: pending, isColored: terminal.colorsOutput))
        pending = []
      })
    check?.end(report)
    self.check = check
    output.name(reader.fileNames(session.names), reader.names)
    let rest = isShownAtOnce ? pending : check?.findings ?? []
    try terminal.output(output.text(of: rest, isColored: terminal.colorsOutput))
    if let check {
      try output.writeEnd(of: check, reader.counts, isCoverageTold: options.coverage) { try terminal.output($0) }
    }
    return reader
  }

  /// Ends the check with the summary, and the exit code that it asks for.
  func finish(_ reader: LogReader, on terminal: Terminal) async throws {
    let counts = reader.counts
    let leftOut = LeftOutLines(
      options.log.reading.part, options.only, selection: reader.selection, counts,
      calls: check?.summary.leftOutCalls ?? 0)
    try terminal.output(output.wholeText)
    guard let check, session.isKeyed || check.summary.isSomethingToCheck else {
      throw (check?.summary.calls == 0 ? leftOut.failure("nothing to check", of: page.page.source.path) : nil)
        ?? .nothingToCheck(check?.summary, counts, page: page.page.source.path)
    }
    if let report = output.report(of: check, counts) { try terminal.output(try await Drawing.file(of: report)) }
    output.status(of: check, counts, leftOut: leftOut.status, baseline: options.reported.baseline)
      .forEach(terminal.printStatus)
    if output.fails { throw ExitCode.diagnostics }
  }
}

extension LogCheckFormat: ExpressibleByArgument {}

/// The options of `instar log check` that say what is checked, and what is shown.
struct LogCheckOptions: ParsableArguments {
  @OptionGroup var log: LogOptions
  @OptionGroup var only: LogDelegatesOption
  @OptionGroup var order: LogOrderOptions
  @Option(
    help:
      "The output format: text, json (an object per line), sarif, github, xcode, gitlab, junit or html (with a picture)."
  )
  var format = LogCheckFormat.findings(.text)
  @Flag(
    help: """
      Also tell how much the calls cover of the page, and how many scenarios were seen. With --format json, tell it of each element, \
      so that what parts of a log cover can be added.
      """)
  var coverage = false
  @OptionGroup var reported: DiagnosticsOptions<LogSubject>
  @Option(
    name: .customLong("max"),
    help: ArgumentHelp("The number of findings that are shown; all are counted.", valueName: "count"))
  var most = 100
}
