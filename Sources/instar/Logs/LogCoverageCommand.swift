import ArgumentParser
import Documents
import Emission
import LifecycleChecks
import LifecycleLogs
import LifecycleModel
import Reports

/// `instar log coverage`: what the calls of logs cover of a page.
struct LogCoverageCommand: InstarCommand {
  static let configuration = CommandConfiguration(
    commandName: "coverage",
    abstract: "Show what logs cover of a page.",
    discussion: """
      Lists the transitions, states, callbacks and scenarios of a page, and its calls that may be skipped: whether each run that \
      explains the logs has it, or only some, in how many life cycles, and the line that shows it first. With --pairs, also which \
      events follow each other. Percentages count what is sure, over what the callbacks of the logs could show. Exits with 1 below --fail-under, with 2 if the logs have no call of the page.

      Formats: \(LogCoverageFormat.allCases.map(\.rawValue).joined(separator: ", ")). Without --format, the extension of FILE \
      decides; the default is text.

      Examples:
        instar log coverage uikit-scenes app.log
        instar log coverage docs/order.md logs/ --fail-under 80
        instar log coverage docs/order.md logs/ --pairs
        instar log coverage uikit-scenes logs/ -o coverage.svg
        instar simulate uikit-scenes --random 50 --log | instar log coverage uikit-scenes
      """)

  @Argument(help: PageText.one, completion: .page) var page: String
  @Argument(
    help: ArgumentHelp("Logs: files, folders, or '-' for standard input, which is the default.", valueName: "log"),
    completion: .file())
  var logs: [String] = []
  @OptionGroup var log: LogOptions
  @OptionGroup var only: LogDelegatesOption
  @OptionGroup var order: LogOrderOptions
  @Option(
    help: ArgumentHelp("The output format.", valueName: "format"),
    completion: .words { LogCoverageFormat.allCases.map(\.rawValue) })
  var format: String?
  @Flag(help: "Also show which events come directly after each other.") var pairs = false
  @Option(help: ArgumentHelp("Exit with 1 if less is covered for certain.", valueName: "percent"))
  var failUnder: Double?
  @OptionGroup var output: OutputOption
  @OptionGroup var version: VersionOption
  @OptionGroup var added: SymbolsOption
  @OptionGroup var common: CommonOptions

  func run(on terminal: Terminal) async throws {
    let format =
      try format.map(LogCoverageFormat.init(named:))
      ?? output.format(of: LogCoverageFormat.allCases, \.fileExtension) ?? .text
    guard !format.isBinary || output.file != nil || !terminal.isOutputTerminal else {
      throw UsageError("a terminal cannot show \(format.rawValue)", help: "Write it to a file with -o")
    }
    if let failUnder, !(0...100).contains(failUnder) {
      throw UsageError("--fail-under takes a number from 0 to 100")
    }
    guard page != "-" || !logs.isEmpty && !logs.contains("-") else {
      throw UsageError("standard input cannot be both the page and the log")
    }
    try log.expectKnownCallbacks()
    try log.expectSound()
    try order.expectSound(isKeyed: log.reading.isKeyed)
    let loader = PageLoader(version: version.at, catalog: try added.catalog, limit: nil)
    let checked = try await loader.page(page, reportingOn: terminal, orExit: .unreadable)
    let session = try LogSession(
      checked.lifecycle, LogInput.all(of: logs, showingProgressOn: terminal), log.reading,
      selecting: only.delegates(of: checked.lifecycle), order)
    let (report, leftOut) = try await InterruptSignals.stopping { try await followed(checked, session) }
    let isColored = output.file == nil && terminal.colorsOutput
    try output.deliver(try await format.bytes(of: report, isColored: isColored), on: terminal)
    leftOut.status.forEach(terminal.printStatus)
    if format != .text || output.file != nil { terminal.printStatus("Covered: \(report.share)") }
    if report.violationCount > 0 {
      let calls = report.violationCount == 1 ? "1 call" : "\(report.violationCount) calls"
      let command = TypedLine.text(of: ["log", "check", page] + logs)
      terminal.warn("the page does not allow \(calls). Explain them with: \(command)")
    }
    if let failUnder, report.isBelow(percent: failUnder) { throw ExitCode.diagnostics }
  }

  /// Reads and follows the logs.
  private func followed(_ page: CheckedPage, _ session: LogSession) async throws -> (CoverageReport, LeftOutLines) {
    let observed = try log.observedCallbacks(on: page.lifecycle)
    var check: LogCheck?
    let reader = try await session.read(
      observed: observed,
      prepare: { survey in
        var options = log.checkOptions(observed, survey, selecting: session.delegates)
        options.recordsCoverage = true
        options.recordsPairs = pairs
        options.complete = nil
        check = LogCheck(page.lifecycle, options)
      },
      { event, line in check?.take(event, in: line) { _ in } },
      afterBlock: { _ in try check?.undatedProcess?.refuse(in: session.names) })
    check?.end { _ in }
    let leftOut = LeftOutLines(
      log.reading.part, only, selection: reader.selection, reader.counts, calls: check?.summary.leftOutCalls ?? 0)
    guard let check, let coverage = check.coverage, check.summary.listedCalls > 0, !check.summary.isOfOtherPage else {
      throw (check?.summary.calls == 0 ? leftOut.failure("nothing to check", of: page.page.source.path) : nil)
        ?? .nothingToCheck(check?.summary, reader.counts, page: page.page.source.path)
    }
    let violations = check.findings.filter(\.reason.isViolation).reduce(0) { $0 + $1.count }
    let report = CoverageReport(
      coverage, check.summary, lineCount: reader.counts.lines, violationCount: violations,
      files: reader.fileNames(session.names), names: reader.names)
    return (report, leftOut)
  }
}

extension LogSummary {
  /// The number of calls that are observed, and on the page.
  fileprivate var listedCalls: Int { calls - unlistedCalls - unobservedCalls }
}

/// The output formats of `instar log coverage`.
enum LogCoverageFormat: String, CaseIterable {
  /// Tables for people at a terminal.
  case text
  /// Tables for a wiki.
  case markdown
  /// The same as a standalone web page.
  case html
  /// For scripts, and for `instar paths --beyond`.
  case json
  /// The states with what is covered of them, for Graphviz.
  case dot
  /// The picture, scalable.
  case svg
  /// The picture as pixels.
  case png

  /// Looks up a format by its name.
  init(named name: String) throws(UsageError) {
    guard let format = Self(rawValue: name) else {
      throw UsageError.unknown("coverage format", name, known: Self.allCases.map(\.rawValue))
    }
    self = format
  }

  var fileExtension: String {
    switch self {
    case .text: "txt"
    case .markdown: "md"
    case .html, .json, .dot, .svg, .png: rawValue
    }
  }

  /// `true` where a terminal cannot show the output.
  var isBinary: Bool { self == .png }

  /// Writes a report; a text may be coloured.
  func bytes(of report: CoverageReport, isColored: Bool) async throws -> [UInt8] {
    switch self {
    case .text: Array(CoverageText(report, isColored: isColored).text.utf8)
    case .markdown: Array(MarkdownWriter(.gitHub).text(of: report.document).utf8)
    case .html: try await Drawing.file(of: report.page)
    case .json: Array(CoverageJSON(report).text.utf8)
    case .dot: Array(Picture(of: report).dot.utf8)
    case .svg: try await Drawing.one(Picture(of: report), as: .svg)
    case .png: try await Drawing.one(Picture(of: report), as: .png)
    }
  }
}
