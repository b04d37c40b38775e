import ArgumentParser
import Diagnostics

/// The output formats of `instar check`.
enum DiagnosticFormat: String, CaseIterable, ExpressibleByArgument {
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
  /// For CI: a report of tests, a case for each page.
  case junit

  /// Writes the diagnostics of some files, which are of entries of the manual; after a comparison with a baseline, all are
  /// new. Those at or above the threshold fail a test.
  func text(
    of diagnostics: [FileDiagnostics], isComparedWithBaseline: Bool, threshold: Severity, isColored: Bool,
    manualEntries: @autoclosure () -> [ManualEntry] = DiagnosticDescriptor.known.map(\.manualEntry)
  ) -> String {
    switch self {
    case .text: return DiagnosticText(isColored: isColored).text(of: diagnostics)
    case .json: return DiagnosticLines.text(of: diagnostics)
    case .sarif:
      let log = SARIFLog(
        manualEntries: manualEntries(), toolVersion: InstarVersion.current,
        isComparedWithBaseline: isComparedWithBaseline)
      return log.text(of: diagnostics)
    case .github: return GitHubAnnotations.text(of: diagnostics)
    case .xcode: return XcodeLines.text(of: diagnostics)
    case .gitlab: return CodeQualityReport.text(of: diagnostics)
    case .junit:
      let tests = diagnostics.map { page in
        JUnitReport.Case(page.file.path, className: "page", [page], threshold: threshold)
      }
      return JUnitReport("instar check", [JUnitReport.Suite("instar check", tests)]).text
    }
  }
}
