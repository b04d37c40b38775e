import ArgumentParser
import Diagnostics
import LifecycleLogs
import LifecycleModel
import Reports
import Text

/// A check of logs as `instar log check` runs it: what is shown, and when.
struct LogChecking {
  private let page: CheckedPage
  private let session: LogSession
  private let options: LogCheckOptions
  private let run: DiagnosticsRun
  private var words: LogFindingText
  private var lines: LogLines
  private var check: LogCheck?
  private var shown = 0
  private var suppressed = 0
  private var diagnostics: [FileDiagnostics] = []
  /// The findings and the lives, for a report of the whole check.
  private var findings: [LogCheckReport.Finding] = []
  private var lives: [CheckedLife] = []

  /// Prepares a check with some options.
  init(_ page: CheckedPage, _ session: LogSession, _ options: LogCheckOptions) throws {
    self.page = page
    self.session = session
    self.options = options
    run = try options.reported.run
    words = LogFindingText(page.lifecycle, page.sourceMap, page: page.page.source, files: session.names)
    lines = LogLines(page.lifecycle, words, files: session.names)
  }

  /// Reads and checks the logs; of standard input, shows each finding at once.
  mutating func run(on terminal: Terminal) async throws -> LogReader {
    let isShownAtOnce = session.isLive && !session.isKeyed && options.format.isShownAtOnce
    let observed = try options.log.observedCallbacks(on: page.lifecycle)
    var check: LogCheck?
    var pending: [LogFinding] = []
    var lives: [CheckedLife] = []
    var isWaiting = false
    func report(_ report: LogCheck.Report) {
      switch report {
      case .finding(let finding): pending.append(finding)
      case .life(let life): if options.format.hasLives { lives.append(life) }
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
        name(reader)
        try show(pending, on: terminal)
        pending = []
      })
    check?.end(report)
    (self.check, self.lives) = (check, lives)
    name(reader)
    try show(isShownAtOnce ? pending : check?.findings ?? [], on: terminal)
    if options.format == .findings(.json) {
      for life in lives { try terminal.output(lines.line(of: life)) }
      if let check {
        let coverage = coverageReport(of: check, reader.counts)
        if let coverage { try terminal.output(CoverageLines(coverage).text) }
        try terminal.output(
          lines.line(of: check.summary, reader.counts, lifeCycles: options.coverage ? check.coverage?.lifeCount : nil))
      }
    }
    return reader
  }

  /// Takes over the names that a reader knows.
  private mutating func name(_ reader: LogReader) {
    words.files = reader.fileNames(session.names)
    words.names = reader.names
    (lines.files, lines.names) = (words.files, words.names)
  }

  /// Shows findings, unless they are suppressed or too many.
  private mutating func show(_ findings: [LogFinding], on terminal: Terminal) throws {
    for finding in findings {
      let found = words.diagnostic(of: finding)
      guard let diagnostic = found.diagnostics.first.flatMap(run.judged) else { continue }
      if let fingerprint = diagnostic.fingerprint, run.baseline.knows(fingerprint) {
        suppressed += 1
        continue
      }
      let file = FileDiagnostics(found.file, [diagnostic])
      diagnostics.append(file)
      shown += 1
      guard shown <= options.most || options.format == .findings(.junit) else { continue }
      if options.format.isShownAtOnce {
        try terminal.output(text(of: finding, file, on: terminal))
      } else if options.format.hasLives {
        self.findings.append(LogCheckReport.Finding(finding, diagnostic, in: found.file))
      }
    }
  }

  private func text(of finding: LogFinding, _ file: FileDiagnostics, on terminal: Terminal) -> String {
    if options.format == .findings(.json), let diagnostic = file.diagnostics.first {
      return lines.line(of: finding, diagnostic, in: file.file)
    }
    return (options.format == .findings(.text) && shown > 1 ? "\n" : "") + text(of: [file], on: terminal)
  }

  private func text(of diagnostics: [FileDiagnostics], on terminal: Terminal) -> String {
    run.text(of: diagnostics, as: options.format.findings ?? .text, isColored: terminal.colorsOutput)
  }

  /// Ends the check with the summary, and the exit code that it asks for.
  func finish(_ reader: LogReader, on terminal: Terminal) async throws {
    let counts = reader.counts
    let leftOut = LeftOutLines(
      options.log.reading.part, options.only, selection: reader.selection, counts,
      calls: check?.summary.leftOutCalls ?? 0)
    if !options.format.isShownAtOnce, options.format.findings != nil {
      try terminal.output(text(of: Array(diagnostics.prefix(options.most)), on: terminal))
    }
    guard let check, session.isKeyed || check.summary.isSomethingToCheck else {
      throw (check?.summary.calls == 0 ? leftOut.failure("nothing to check", of: page.page.source.path) : nil)
        ?? .nothingToCheck(check?.summary, counts, page: page.page.source.path)
    }
    let summary = check.summary
    if options.format.findings == nil { try terminal.output(try await wholeReport(of: check, counts)) }
    terminal.printStatus(
      "Checked \(summary.calls.counted("call")) in \(counts.lines.counted("line")): "
        + "\(summary.processes.counted("process", "processes")), \(summary.lives.counted("scene"))")
    leftOut.report(on: terminal)
    if let rules = summary.rulesInWords { terminal.printStatus(rules) }
    if let coverage = coverageReport(of: check, counts) {
      terminal.printStatus("Covered: \(coverage.share)")
      if let scenarios = coverage.scenarios { terminal.printStatus(scenarios) }
    }
    if shown > options.most, options.format != .findings(.junit) {
      terminal.printStatus("Showed \(options.most) of \(shown) findings: --max \(shown) shows all")
    }
    if suppressed > 0, let file = options.reported.baseline {
      terminal.printStatus("Suppressed \(suppressed.counted("finding")) listed in '\(file)'")
    }
    if let counts = diagnostics.severityCounts { terminal.printStatus(counts) }
    if run.fails(diagnostics) { throw ExitCode.diagnostics }
    if summary.isSomethingToCheck, (summary.verdicts[.violation] ?? 0) == 0 {
      terminal.printStatus("Conforms to '\(page.page.source.path)'")
    }
  }

  private func wholeReport(of check: LogCheck, _ counts: LogReader.Counts) async throws -> [UInt8] {
    var report = LogCheckReport(
      page.lifecycle, page: page.page.source.path, words, findings: findings, of: shown, lives: lives, check.summary,
      lines: counts.lines, threshold: run.threshold)
    report.coverage = coverageReport(of: check, counts)
    if options.format == .findings(.junit) { return Array(LogCheckJUnit(report).text.utf8) }
    return try await Drawing.file(of: LogCheckPage(report).page)
  }

  private func coverageReport(of check: LogCheck, _ counts: LogReader.Counts) -> CoverageReport? {
    check.coverage.map {
      CoverageReport(
        $0, check.summary, lineCount: counts.lines, violationCount: 0, files: words.files, names: words.names)
    }
  }
}

/// The output formats of `instar log check`.
enum LogCheckFormat: Hashable, RawRepresentable, CaseIterable, ExpressibleByArgument {
  /// A format of findings. A test is a process, or what lives in it.
  case findings(DiagnosticFormat)
  /// A standalone web page, with a picture.
  case html

  static var allCases: [LogCheckFormat] { DiagnosticFormat.allCases.map(findings) + [.html] }

  init?(rawValue: String) {
    guard let format = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = format
  }

  var rawValue: String {
    switch self {
    case .findings(let format): format.rawValue
    case .html: "html"
    }
  }

  /// The format of the findings alone; `nil` for a report of the whole check.
  var findings: DiagnosticFormat? {
    guard case .findings(let format) = self, format != .junit else { return nil }
    return format
  }

  /// `true` where each finding is written by itself, as soon as it is found.
  var isShownAtOnce: Bool { findings?.isOfEach ?? false }

  /// `true` where the report has the processes and what lives in them.
  var hasLives: Bool { findings == nil || findings == .json }
}

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
