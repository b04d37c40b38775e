import Diagnostics
import Text

/// A check of pages, from what they are to what is told of them: what `instar check` prints, line by line, and whether it fails. An
/// editor or an agent asks the same one.
///
/// ```swift
/// let result = CheckResult(of: [PageCheck().page(page)], run)
/// print(result.text(as: .github), result.status(as: .github))
/// exit(result.fails ? 1 : 0)
/// ```
package struct CheckResult: Sendable {
  private let run: DiagnosticsRun
  private let pages: [CheckedPage]
  /// The diagnostics of each page that count.
  private let left: [FileDiagnostics]

  /// Chooses the diagnostics of checked pages that count.
  package init(of pages: [CheckedPage], _ run: DiagnosticsRun) {
    self.run = run.over(pages.map(\.page.source.path))
    self.pages = pages
    left = pages.map(\.diagnostics).map(self.run.left)
  }

  /// `true` where a diagnostic that counts is at or above the threshold.
  package var fails: Bool { run.fails(left) }

  /// Writes the diagnostics that count.
  package func text(as format: DiagnosticFormat, isColored: Bool = false) -> String {
    run.text(of: left, as: format, isColored: isColored)
  }

  /// Lines that are said besides: in the format for people, what was understood of each page that passes, and the lines of others that no
  /// diagnostic tells and no output has; then the numbers of diagnostics, and of those of a baseline's file.
  package func status(as format: DiagnosticFormat, baseline file: String? = nil) -> [String] {
    var lines: [String] = []
    if format == .text {
      lines += zip(pages, left).compactMap { page, found in run.fails([found]) ? page.unreadStatus : page.summary }
    }
    let count = left.count { !$0.diagnostics.isEmpty }
    if let summary = left.severityCounts { lines.append("\(summary) in \(count.counted("page"))") }
    guard let file else { return lines }
    let account = run.baseline.account(of: pages.map(\.diagnostics))
    func listed(_ count: Int) -> String { "\(count.counted("diagnostic")) listed in '\(file)'" }
    if account.known > 0 { lines.append("Suppressed \(listed(account.known))") }
    if account.absent > 0 {
      let verb = account.absent == 1 ? "occurs" : "occur"
      lines.append("\(listed(account.absent)) no longer \(verb); record the baseline again")
    }
    return lines
  }
}
