import Diagnostics

/// What there is to say about a page beside the page itself: what is wrong with it, and why something is missing.
struct PreviewNotices: Sendable {
  /// The page as the user named it.
  let page: String
  /// What was found in it; `nil` where it could not be read.
  var findings: FileFindings?
  /// What could not be read, written or run.
  var failures: [Failure] = []
  /// Whether what is shown is older than the page.
  var isOutdated = false

  /// Whether something is wrong, not merely odd.
  var hasErrors: Bool { count(of: .error) > 0 }

  /// One line about all: `order.md has 2 errors`; `nil` where there is nothing to say.
  var headline: String? {
    let counts = Severity.allCases.reversed().compactMap { severity -> String? in
      let count = count(of: severity)
      return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }
    return counts.isEmpty ? nil : "\(page.terminalSafe) has " + counts.joined(separator: ", ")
  }

  /// The headline with what it means for the reader.
  var explainedHeadline: String? {
    headline.map { isOutdated ? "\($0). What you see is the page before that." : "\($0)." }
  }

  /// All of it, errors first.
  var html: HTMLFragment {
    let told = failures.map { failure in
      HTMLFragment.element(
        "article", ["class": "error"],
        .element(
          "h2", [:], .element("span", ["class": "severity"], HTMLFragment("error:")),
          HTMLFragment(" " + failure.message.terminalSafe)),
        failure.help.map { DiagnosticHTML.sentence("help", $0) } ?? .empty)
    }
    let found = findings.map { findings in
      findings.diagnostics.map { DiagnosticHTML.article(of: $0, in: findings.file) }
    }
    return .joined(told + (found ?? []))
  }

  private func count(of severity: Severity) -> Int {
    let found = findings?.diagnostics.count { $0.severity == severity } ?? 0
    return found + (severity == .error ? failures.count : 0)
  }
}
