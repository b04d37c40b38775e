import Text

/// A check of pages, apps or logs, from what was found to what is told: chosen severities, a baseline, the formats, the summary, and
/// whether it fails. `instar check`, `instar audit` and `instar log check` ask the same one.
///
/// ```swift
/// let run = try DiagnosticsRun(of: tool, allowed: ["dead-end"], isStrict: true).over(pages.map(\.path))
/// let left = found.map(run.left)
/// print(run.text(of: left, as: .github))
/// exit(run.fails(left) ? 1 : 0)
/// ```
package struct DiagnosticsRun: Sendable {
  /// The command that finds the diagnostics.
  package struct Tool: Sendable {
    /// The words that call it, after which a report of tests is named: `instar check`.
    let command: String
    /// The version of Instar.
    let version: String
    /// The manual's entries of all that it can find.
    let entries: @Sendable () -> [ManualEntry]

    /// Names a command. The entries are asked for where a format shows them, or where ids are chosen.
    package init(_ command: String, version: String, entries: @escaping @Sendable () -> [ManualEntry]) {
      self.command = command
      self.version = version
      self.entries = entries
    }
  }

  /// Ids that cannot be chosen.
  package struct Problem: Error, Hashable {
    /// A headline.
    package let message: String
    /// An imperative or a question.
    package let help: String
  }

  private let tool: Tool
  private let allowed: Set<String>
  private let denied: Set<String>
  private let isStrict: Bool
  /// The entries of the baseline; `nil` where nothing is compared.
  private let entries: [Baseline.Entry]?
  /// The baseline, of the files that are checked.
  package private(set) var baseline: Baseline

  /// Takes the ids that count as nothing and those that are errors; throws for an unknown one, and for one that is both.
  package init(
    of tool: Tool, allowed: [String] = [], denied: [String] = [], isStrict: Bool = false,
    baseline entries: [Baseline.Entry]? = nil
  ) throws(Problem) {
    let known = (allowed + denied).isEmpty ? [] : tool.entries().map(\.id)
    for id in allowed + denied where !known.contains(id) {
      let nearest = NearestWord.match(for: id, in: known).map { "Did you mean '\($0)'?" }
      throw Problem(message: "unknown diagnostic '\(id)'", help: nearest ?? "List all with 'instar explain'")
    }
    if let id = allowed.first(where: denied.contains) {
      throw Problem(message: "'\(id)' is both allowed and denied", help: "Leave out one of the two")
    }
    self.tool = tool
    self.allowed = Set(allowed)
    self.denied = Set(denied)
    self.isStrict = isStrict
    self.entries = entries
    baseline = Baseline(entries ?? [], pages: [])
  }

  /// Returns the run over some files, which a baseline has to know.
  package func over(_ paths: [String]) -> DiagnosticsRun {
    var run = self
    run.baseline = Baseline(entries ?? [], pages: paths)
    return run
  }

  /// Returns `true` for an id that counts as nothing.
  package func allows(_ id: String) -> Bool { allowed.contains(id) }

  /// A diagnostic, as an error where it is denied; `nil` where it is allowed. The baseline is not asked.
  package func judged(_ diagnostic: Diagnostic) -> Diagnostic? {
    guard !allows(diagnostic.id) else { return nil }
    var diagnostic = diagnostic
    if denied.contains(diagnostic.id) { diagnostic.severity = .error }
    return diagnostic
  }

  /// The diagnostics that count: neither in the baseline nor allowed, and denied ones as errors.
  package func left(in found: FileDiagnostics) -> FileDiagnostics {
    FileDiagnostics(found.file, baseline.news(in: found).diagnostics.compactMap(judged))
  }

  /// The least severity that fails.
  package var threshold: Severity { isStrict ? .warning : .error }

  /// Returns `true` where a diagnostic that counts is at or above the threshold.
  package func fails(_ left: [FileDiagnostics]) -> Bool {
    left.contains { $0.diagnostics.contains { $0.severity >= threshold } }
  }

  /// Writes the diagnostics that count. In a report of tests, each file is one.
  package func text(of left: [FileDiagnostics], as format: DiagnosticFormat, isColored: Bool = false) -> String {
    switch format {
    case .text: DiagnosticText(isColored: isColored).text(of: left)
    case .json: DiagnosticLines.text(of: left)
    case .sarif:
      SARIFLog(manualEntries: tool.entries(), toolVersion: tool.version, isComparedWithBaseline: entries != nil)
        .text(of: left)
    case .github: GitHubAnnotations.text(of: left)
    case .xcode: XcodeLines.text(of: left)
    case .gitlab: CodeQualityReport.text(of: left)
    case .junit: text(of: left.map { test($0.file.path, of: "page", [$0]) })
    }
  }

  /// A test that fails where one of its diagnostics does.
  package func test(_ name: String, of className: String, _ left: [FileDiagnostics]) -> JUnitReport.Case {
    JUnitReport.Case(name, className: className, left, threshold: threshold)
  }

  /// A report of tests.
  package func text(of tests: [JUnitReport.Case]) -> String {
    JUnitReport(tool.command, [JUnitReport.Suite(tool.command, tests)]).text
  }
}

/// The formats in which diagnostics are written.
package enum DiagnosticFormat: String, CaseIterable, Sendable {
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
  /// For CI: a report of tests.
  case junit

  /// `true` where each diagnostic is written by itself, so that it can be shown as soon as it is found.
  package var isOfEach: Bool {
    switch self {
    case .text, .json, .github, .xcode: true
    case .sarif, .gitlab, .junit: false
    }
  }

  /// The extension of its files; `nil` where it has none of its own.
  package var fileExtension: String? {
    switch self {
    case .text: "txt"
    case .junit: "xml"
    case .json, .sarif: rawValue
    case .github, .xcode, .gitlab: nil
    }
  }
}
