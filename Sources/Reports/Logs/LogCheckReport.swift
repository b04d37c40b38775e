import Diagnostics
import LifecycleLogs
import LifecycleModel
import LifecyclePaths

/// A check of logs as a whole, for reports that come at its end.
package struct LogCheckReport: Sendable {
  /// A finding with its words, in the severity that the user has chosen.
  package struct Finding: Sendable {
    /// The finding.
    let finding: LogFinding
    /// Its words.
    let diagnostic: Diagnostic
    /// The line that has it.
    let file: SourceFile

    /// Takes a finding and its words.
    package init(_ finding: LogFinding, _ diagnostic: Diagnostic, in file: SourceFile) {
      self.finding = finding
      self.diagnostic = diagnostic
      self.file = file
    }
  }

  /// The page.
  let lifecycle: Lifecycle
  /// The page as the user named it.
  let page: String
  /// The words for processes and life cycles.
  let words: LogFindingText
  /// The findings that are shown, in the order of the log.
  let findings: [Finding]
  /// The number of all findings.
  let findingCount: Int
  /// The processes and life cycles, in the order in which they end.
  let lives: [CheckedLife]
  /// The counts of what was read and checked.
  let summary: LogSummary
  let lineCount: Int
  /// The least severity of a finding that fails the check.
  let threshold: Severity
  /// The coverage of the page; `nil` where it was not recorded.
  package var coverage: CoverageReport?

  /// Reports a check against a page; `lines` were read.
  package init(
    _ lifecycle: Lifecycle, page: String, _ words: LogFindingText, findings: [Finding], of findingCount: Int,
    lives: [CheckedLife], _ summary: LogSummary, lines: Int, threshold: Severity
  ) {
    self.lifecycle = lifecycle
    self.page = page
    self.words = words
    self.findings = findings
    self.findingCount = findingCount
    self.lives = lives
    self.summary = summary
    lineCount = lines
    self.threshold = threshold
  }

  /// The name of the page.
  var title: String { lifecycle.name.isEmpty ? page : lifecycle.name }

  /// The place in words: `app.log:12`, with the time of the day where it is known.
  func text(of place: LogPlace) -> String {
    let file = words.files.indices.contains(place.file) ? words.files[place.file] + ":" : "line "
    return file + String(place.line) + (place.time.map { ", " + LogTime.clock($0) } ?? "")
  }

  /// The name of a process or a life cycle, with its device where the log names it.
  func name(of scope: LogScope) -> String {
    guard scope.process > 0 else { return "The whole log" }
    return words.words(for: scope) + (scope.device.map { " on \(words.names.text(of: $0))" } ?? "")
  }
}
