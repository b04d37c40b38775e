import ArgumentParser
import Diagnostics
import LifecycleLogs
import LifecycleModel
import Reports

/// A check of logs as `instar log check` runs it: what is shown, and when.
struct LogChecking {
  private let page: CheckedPage
  private let session: LogSession
  private let options: LogCheckOptions
  private let rules: SeverityRules
  private let baseline: Baseline?
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
    rules = try SeverityRules(
      allowed: options.allow, denied: options.deny, isStrict: options.strict, known: LogRuleRegistry.descriptors)
    baseline = try options.baseline.map { Baseline(try StoredDiagnostic.read(from: $0).map(\.entry), pages: []) }
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
    if options.format == .json {
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
      guard let diagnostic = found.diagnostics.first.flatMap(rules.applied) else { continue }
      if let fingerprint = diagnostic.fingerprint, baseline?.knows(fingerprint) == true {
        suppressed += 1
        continue
      }
      let file = FileDiagnostics(found.file, [diagnostic])
      diagnostics.append(file)
      shown += 1
      guard shown <= options.most || options.format == .junit else { continue }
      if options.format.isShownAtOnce {
        try terminal.output(text(of: finding, file, on: terminal))
      } else if options.format.hasLives {
        self.findings.append(LogCheckReport.Finding(finding, diagnostic, in: found.file))
      }
    }
  }

  private func text(of finding: LogFinding, _ file: FileDiagnostics, on terminal: Terminal) -> String {
    if options.format == .json, let diagnostic = file.diagnostics.first {
      return lines.line(of: finding, diagnostic, in: file.file)
    }
    return (options.format == .text && shown > 1 ? "\n" : "") + text(of: [file], on: terminal)
  }

  private func text(of diagnostics: [FileDiagnostics], on terminal: Terminal) -> String {
    (options.format.findings ?? .text).text(
      of: diagnostics, isComparedWithBaseline: baseline != nil, threshold: rules.threshold,
      isColored: terminal.colorsOutput,
      manualEntries: ManualEntry.logFindings)
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
      "Checked \(Self.counted(summary.calls, "call")) in \(Self.counted(counts.lines, "line")): "
        + "\(Self.counted(summary.processes, "process", "processes")), \(Self.counted(summary.lives, "scene"))")
    leftOut.report(on: terminal)
    if let rules = summary.rulesInWords { terminal.printStatus(rules) }
    if let coverage = coverageReport(of: check, counts) {
      terminal.printStatus("Covered: \(coverage.share)")
      if let scenarios = coverage.scenarios { terminal.printStatus(scenarios) }
    }
    if shown > options.most, options.format != .junit {
      terminal.printStatus("Showed \(options.most) of \(shown) findings: --max \(shown) shows all")
    }
    if suppressed > 0, let file = options.baseline {
      terminal.printStatus("Suppressed \(Self.counted(suppressed, "finding")) listed in '\(file)'")
    }
    if let counted = diagnostics.flatMap(\.diagnostics).map(\.severity).counted { terminal.printStatus(counted) }
    if rules.isBad(diagnostics) { throw ExitCode.diagnostics }
    if summary.isSomethingToCheck, (summary.verdicts[.violation] ?? 0) == 0 {
      terminal.printStatus("Conforms to '\(page.page.source.path)'")
    }
  }

  private func wholeReport(of check: LogCheck, _ counts: LogReader.Counts) async throws -> [UInt8] {
    var report = LogCheckReport(
      page.lifecycle, page: page.page.source.path, words, findings: findings, of: shown, lives: lives, check.summary,
      lines: counts.lines, threshold: rules.threshold)
    report.coverage = coverageReport(of: check, counts)
    if options.format == .junit { return Array(LogCheckJUnit(report).text.utf8) }
    return try await Drawing.file(of: LogCheckPage(report).page)
  }

  private func coverageReport(of check: LogCheck, _ counts: LogReader.Counts) -> CoverageReport? {
    check.coverage.map {
      CoverageReport(
        $0, check.summary, lineCount: counts.lines, violationCount: 0, files: words.files, names: words.names)
    }
  }

  private static func counted(_ count: Int, _ one: String, _ many: String? = nil) -> String {
    "\(count) \(count == 1 ? one : many ?? one + "s")"
  }
}

/// The output formats of `instar log check`.
enum LogCheckFormat: String, CaseIterable, ExpressibleByArgument {
  /// For people: the line with carets.
  case text
  /// For scripts: an object per line.
  case json
  /// For code scanning services: SARIF 2.1.0.
  case sarif
  /// For GitHub Actions: annotations beside the lines of a change.
  case github
  /// For a build phase of Xcode: lines as a compiler prints them.
  case xcode
  /// For GitLab's merge requests: a code quality report.
  case gitlab
  /// For CI: a report of tests, a case for each process and what lives in it.
  case junit
  /// A standalone web page, with a picture.
  case html

  /// The format of the findings alone; `nil` for a report of the whole check.
  var findings: DiagnosticFormat? { hasTests ? nil : DiagnosticFormat(rawValue: rawValue) }

  /// `true` for the report of tests, which has processes, not pages.
  private var hasTests: Bool { self == .junit }

  /// `true` where each finding is written by itself, as soon as it is found.
  var isShownAtOnce: Bool {
    switch self {
    case .text, .json, .github, .xcode: true
    case .sarif, .gitlab, .junit, .html: false
    }
  }

  /// `true` where the report has the processes and what lives in them.
  var hasLives: Bool {
    switch self {
    case .json, .junit, .html: true
    case .text, .sarif, .github, .xcode, .gitlab: false
    }
  }
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
  var format = LogCheckFormat.text
  @Flag(
    help: """
      Also tell how much the calls cover of the page, and how many scenarios were seen. With --format json, tell it of each element, \
      so that what parts of a log cover can be added.
      """)
  var coverage = false
  @Flag(inversion: .prefixedNo, help: "Treat warnings as errors.") var strict = false
  @Option(
    help: ArgumentHelp("Suppress findings with this id; may be repeated.", valueName: "id"), completion: .logFinding)
  var allow: [String] = []
  @Option(
    help: ArgumentHelp("Report findings with this id as errors; may be repeated.", valueName: "id"),
    completion: .logFinding)
  var deny: [String] = []
  @Option(
    help: ArgumentHelp("Suppress the findings listed in a file that '--format json' wrote.", valueName: "file"),
    completion: .file())
  var baseline: String?
  @Option(
    name: .customLong("max"),
    help: ArgumentHelp("The number of findings that are shown; all are counted.", valueName: "count"))
  var most = 100
}
