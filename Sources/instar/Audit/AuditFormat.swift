import ArgumentParser

/// The output formats of `instar audit`.
enum AuditFormat: String, CaseIterable, ExpressibleByArgument {
  /// For people.
  case text
  /// For scripts.
  case json
  /// For code scanning services: SARIF 2.1.0; findings only.
  case sarif
  /// For GitHub Actions: annotations beside the lines of a change; findings only.
  case github
  /// A table, for a comment on a change.
  case markdown
  /// Comma-separated values; coverage only.
  case csv

  /// The formats of findings.
  static let ofFindings: [AuditFormat] = [.text, .json, .sarif, .github, .markdown]
  /// The formats of the coverage.
  static let ofCoverage: [AuditFormat] = [.text, .markdown, .csv, .json]
}
