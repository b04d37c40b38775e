import Diagnostics
import LifecycleDiff
import LifecycleModel

/// A diff as diagnostics of the new page, for programs that show diagnostics beside lines.
package struct DiffDiagnostics: Sendable {
  /// A page under comparison.
  package struct Page: Sendable {
    /// Its text.
    package let file: SourceFile
    /// The source ranges of its elements.
    package let sourceMap: SourceMap

    /// Names a page.
    package init(_ file: SourceFile, _ sourceMap: SourceMap) {
      self.file = file
      self.sourceMap = sourceMap
    }
  }

  private let report: DiffReport
  private let old: Page?
  private let new: Page

  /// Prepares the diagnostics of a report; `old` is `nil` where the old page is no file that a note can refer to.
  package init(_ report: DiffReport, old: Page?, new: Page) {
    self.report = report
    self.old = old
    self.new = new
  }

  /// The diagnostics: what breaks is an error, all else a note that says its impact; the fingerprints are the changes' own.
  package var diagnostics: FileDiagnostics { FileDiagnostics(new.file, report.changes.map(diagnostic)) }

  private func diagnostic(of change: Change) -> Diagnostic {
    let impact = change.impact.severity == .error ? "" : " (\(change.impact.rawValue))"
    return Diagnostic(
      id: change.kind.id, change.impact.severity, change.message + impact,
      at: new.sourceMap.range(of: change.newPlace),
      notes: note(on: change).map { [$0] } ?? [], help: change.advice, fingerprint: change.fingerprint)
  }

  private func note(on change: Change) -> Diagnostic.Note? {
    guard let old, let place = change.oldPlace else { return nil }
    let words = "In '\(report.oldName)'" + (change.old.map { ": \($0)" } ?? "")
    return Diagnostic.Note(words, range: old.sourceMap.range(of: place), in: old.file)
  }
}
