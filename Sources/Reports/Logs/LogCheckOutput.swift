import Diagnostics
import Emission
import LifecycleLogs
import LifecycleModel
import LifecyclePaths
import Text

/// The words of a check of logs, from its findings on: what `instar log check` prints, line by line, and whether it fails.
///
/// ```swift
/// var output = LogCheckOutput(page, format: .findings(.text), run: run, files: ["app.log"])
/// print(output.text(of: check.findings))
/// output.status(of: check, counts).forEach { print($0) }
/// exit(output.fails ? 1 : 0)
/// ```
package struct LogCheckOutput {
  private let lifecycle: Lifecycle
  /// The page as the user named it.
  private let page: String
  private let format: LogCheckFormat
  /// The number of findings that are shown; all are counted.
  private let most: Int
  private let run: DiagnosticsRun
  private var words: LogFindingText
  private var lines: LogLines
  /// The diagnostics that count, in the order of the log.
  private var diagnostics: [FileDiagnostics] = []
  private var suppressed = 0
  /// The findings and the lives, for a report of the whole check.
  private var findings: [LogCheckReport.Finding] = []
  private var lives: [CheckedLife] = []

  /// Tells of a check against a page; `files` are the names of the log's files.
  package init(
    _ lifecycle: Lifecycle, _ sourceMap: SourceMap, page: SourceFile, files: [String], as format: LogCheckFormat,
    most: Int = 100, _ run: DiagnosticsRun
  ) {
    self.lifecycle = lifecycle
    self.page = page.path
    self.format = format
    self.most = most
    self.run = run
    words = LogFindingText(lifecycle, sourceMap, page: page, files: files)
    lines = LogLines(lifecycle, words, files: files)
  }

  /// Takes over the names that a reader knows: those of the files as it read them, of devices and of launches.
  package mutating func name(_ files: [String], _ names: ByteNames) {
    (words.files, words.names) = (files, names)
    (lines.files, lines.names) = (files, names)
  }

  /// Takes a process or a life cycle that is over, for the formats that tell of them.
  package mutating func take(_ life: CheckedLife) {
    if format.hasLives { lives.append(life) }
  }

  /// Takes findings, unless they are suppressed; returns what is printed of them at once, where the format does that and there are
  /// not too many.
  package mutating func text(of findings: [LogFinding], isColored: Bool = false) -> String {
    var text = ""
    for finding in findings {
      let found = words.diagnostic(of: finding)
      guard let diagnostic = found.diagnostics.first.flatMap(run.judged) else { continue }
      if let fingerprint = diagnostic.fingerprint, run.baseline.knows(fingerprint) {
        suppressed += 1
        continue
      }
      let file = FileDiagnostics(found.file, [diagnostic])
      diagnostics.append(file)
      guard diagnostics.count <= most || format == .findings(.junit) else { continue }
      if format == .findings(.json) {
        text += lines.line(of: finding, diagnostic, in: file.file)
      } else if format.isShownAtOnce, let format = format.findings {
        text += format == .text && diagnostics.count > 1 ? "\n" : ""
        text += run.text(of: [file], as: format, isColored: isColored)
      } else if format.hasLives {
        self.findings.append(LogCheckReport.Finding(finding, diagnostic, in: found.file))
      }
    }
    return text
  }

  /// Writes what follows the findings in JSON, piece by piece: a line for each life, the coverage, the numbers.
  ///
  /// - Parameter isCoverageTold: `true` where the coverage of each element is told.
  package func writeEnd(
    of check: LogCheck, _ counts: LogReader.Counts, isCoverageTold: Bool = false, _ write: (String) throws -> Void
  ) rethrows {
    guard format == .findings(.json) else { return }
    for life in lives { try write(lines.line(of: life)) }
    if let coverage = coverageReport(of: check, counts) { try write(CoverageLines(coverage).text) }
    try write(lines.line(of: check.summary, counts, lifeCycles: isCoverageTold ? check.coverage?.lifeCount : nil))
  }

  /// The findings in a format that has them in one text; empty for others.
  package var wholeText: String {
    guard !format.isShownAtOnce, let findings = format.findings else { return "" }
    return run.text(of: Array(diagnostics.prefix(most)), as: findings)
  }

  /// A report of the whole check: a web page with a place for its picture, or tests; `nil` for a format of findings.
  package func report(of check: LogCheck, _ counts: LogReader.Counts) -> IllustratedText? {
    guard format.findings == nil else { return nil }
    var report = LogCheckReport(
      lifecycle, page: page, words, findings: findings, of: diagnostics.count, lives: lives, check.summary,
      lines: counts.lines, threshold: run.threshold)
    report.coverage = coverageReport(of: check, counts)
    return format == .html ? LogCheckPage(report).page : IllustratedText([.text(LogCheckJUnit(report).text)])
  }

  /// The lines that say what was checked. `leftOut` is what the reader has left out.
  package func status(
    of check: LogCheck, _ counts: LogReader.Counts, leftOut: [String] = [], baseline file: String? = nil
  ) -> [String] {
    let summary = check.summary
    var status = [
      "Checked \(summary.calls.counted("call")) in \(counts.lines.counted("line")): "
        + "\(summary.processes.counted("process", "processes")), \(summary.lives.counted("scene"))"
    ]
    status += leftOut
    if let rules = summary.rulesInWords { status.append(rules) }
    if let coverage = coverageReport(of: check, counts) {
      status += ["Covered: \(coverage.share)"] + (coverage.scenarios.map { [$0] } ?? [])
    }
    let shown = diagnostics.count
    if shown > most, format != .findings(.junit) {
      status.append("Showed \(most) of \(shown) findings: --max \(shown) shows all")
    }
    if suppressed > 0, let file { status.append("Suppressed \(suppressed.counted("finding")) listed in '\(file)'") }
    if let counts = diagnostics.severityCounts { status.append(counts) }
    if !fails, summary.isSomethingToCheck, (summary.verdicts[.violation] ?? 0) == 0 {
      status.append("Conforms to '\(page)'")
    }
    return status
  }

  /// `true` where a finding that counts is at or above the threshold.
  package var fails: Bool { run.fails(diagnostics) }

  private func coverageReport(of check: LogCheck, _ counts: LogReader.Counts) -> CoverageReport? {
    check.coverage.map {
      CoverageReport(
        $0, check.summary, lineCount: counts.lines, violationCount: 0, files: words.files, names: words.names)
    }
  }
}

/// The output formats of a check of logs.
package enum LogCheckFormat: Hashable, RawRepresentable, CaseIterable, Sendable {
  /// A format of findings. A test is a process, or what lives in it.
  case findings(DiagnosticFormat)
  /// A standalone web page, with a picture.
  case html

  package static var allCases: [LogCheckFormat] { DiagnosticFormat.allCases.map(findings) + [.html] }

  package init?(rawValue: String) {
    guard let format = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = format
  }

  package var rawValue: String {
    switch self {
    case .findings(let format): format.rawValue
    case .html: "html"
    }
  }

  /// The format of the findings alone; `nil` for a report of the whole check.
  package var findings: DiagnosticFormat? {
    guard case .findings(let format) = self, format != .junit else { return nil }
    return format
  }

  /// `true` where each finding is written by itself, as soon as it is found.
  package var isShownAtOnce: Bool { findings?.isOfEach ?? false }

  /// `true` where the report has the processes and what lives in them.
  var hasLives: Bool { findings == nil || findings == .json }
}
