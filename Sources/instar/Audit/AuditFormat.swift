import ArgumentParser

/// The results of an audit besides its findings.
enum AuditResult: String, EnumerableFlag {
  /// The steps that are left until the app has adopted scenes.
  case plan
  /// The callbacks of the pages with the methods that implement them.
  case coverage

  static func help(for value: AuditResult) -> ArgumentHelp? {
    switch value {
    case .plan: "Write a migration plan: what to move where, and what to test."
    case .coverage: "List the callbacks of the pages, and the methods of the app that implement them."
    }
  }
}

/// The output formats of `instar audit`.
enum AuditFormat: String, CaseIterable, ExpressibleByArgument {
  /// For people.
  case text
  /// For scripts.
  case json
  /// For code scanning services: SARIF 2.1.0.
  case sarif
  /// For GitHub Actions: annotations beside the lines of a change.
  case github
  /// For a build phase of Xcode: lines as a compiler prints them.
  case xcode
  /// For GitLab's merge requests: a code quality report.
  case gitlab
  /// For CI: a report of tests, a case for each app.
  case junit
  /// For a comment on a change, an issue or a wiki.
  case markdown
  /// Comma-separated values.
  case csv

  /// The extension of its files; `nil` where it has none of its own.
  var fileExtension: String? {
    switch self {
    case .text: "txt"
    case .markdown: "md"
    case .junit: "xml"
    case .json, .sarif, .csv: rawValue
    case .github, .xcode, .gitlab: nil
    }
  }

  /// The formats of a result, the default first; of findings for `nil`.
  static func all(of result: AuditResult?) -> [AuditFormat] {
    switch result {
    case nil: [.text, .json, .sarif, .github, .xcode, .gitlab, .junit, .markdown]
    case .plan: [.markdown, .json]
    case .coverage: [.text, .markdown, .csv, .json]
    }
  }
}
