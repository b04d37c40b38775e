import ArgumentParser
import Diagnostics

/// How `instar check` writes its findings.
enum FindingsFormat: String, CaseIterable, ExpressibleByArgument {
  /// For people: the line with carets.
  case text
  /// For scripts: an object per line.
  case json
  /// For code scanning services: SARIF 2.1.0.
  case sarif
  /// For GitHub Actions: annotations beside the lines of a change.
  case github

  /// The findings of some pages.
  func text(of findings: [FileFindings], isColored: Bool) -> String {
    switch self {
    case .text: DiagnosticText(isColored: isColored).text(of: findings)
    case .json: DiagnosticLines.text(of: findings)
    case .sarif: SARIFLog(topics: Situation.known.map(\.topic), toolVersion: InstarVersion.current).text(of: findings)
    case .github: GitHubAnnotations.text(of: findings)
    }
  }
}
