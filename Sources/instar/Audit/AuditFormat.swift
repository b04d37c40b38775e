import ArgumentParser
import Diagnostics

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
enum AuditFormat: Hashable, RawRepresentable, CaseIterable, ExpressibleByArgument {
  case findings(DiagnosticFormat)
  /// For a comment on a change, an issue or a wiki.
  case markdown
  /// Comma-separated values.
  case csv

  static var allCases: [AuditFormat] { DiagnosticFormat.allCases.map(findings) + [.markdown, .csv] }

  init?(rawValue: String) {
    guard let format = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = format
  }

  var rawValue: String {
    switch self {
    case .findings(let format): format.rawValue
    case .markdown: "markdown"
    case .csv: "csv"
    }
  }

  /// The extension of its files; `nil` where it has none of its own.
  var fileExtension: String? {
    switch self {
    case .findings(let format): format.fileExtension
    case .markdown: "md"
    case .csv: "csv"
    }
  }

  /// The formats of a result, the default first; of findings for `nil`.
  static func all(of result: AuditResult?) -> [AuditFormat] {
    switch result {
    case nil: DiagnosticFormat.allCases.map(findings) + [.markdown]
    case .plan: [.markdown, .findings(.json)]
    case .coverage: [.findings(.text), .markdown, .csv, .findings(.json)]
    }
  }
}
