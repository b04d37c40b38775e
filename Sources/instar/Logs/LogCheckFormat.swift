import ArgumentParser

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
