import Diagnostics
import Documents
import Text

/// The messages about a page: its diagnostics, and the reasons for missing parts.
struct PreviewNotices: Sendable {
  /// The page as the user named it.
  let page: String
  /// Its diagnostics; `nil` where it could not be read.
  var diagnostics: FileDiagnostics?
  /// The failures to read, write or run something.
  var failures: [Failure] = []
  /// `true` where the web page is older than the page.
  var isOutdated = false

  /// `true` where there is an error.
  var hasErrors: Bool { severities.contains(.error) }

  /// One line about all: `order.md has 2 errors`; `nil` without notices.
  var headline: String? {
    severities.counted.map { "\(page.terminalSafe) has \($0)" }
  }

  /// The headline with its consequence for the reader.
  var explainedHeadline: String? {
    headline.map { isOutdated ? "\($0). Below is the last page without errors." : "\($0)." }
  }

  /// All notices, errors first.
  var html: HTML {
    let failed = failures.map { failure in
      let severity = HTML.inline("span", .class("severity"), content: "error:")
      let help = failure.help.map { DiagnosticHTML.sentence("help", $0) } ?? .nothing
      return HTML.inline(
        "article", .class("error"),
        content: .inline("h2", content: severity + HTML(" " + failure.message.terminalSafe)) + help)
    }
    let found = diagnostics.map { diagnostics in
      let errors = diagnostics.diagnostics.filter { $0.severity == .error }
      let others = diagnostics.diagnostics.filter { $0.severity != .error }
      return (errors + others).map { DiagnosticHTML.article(of: $0, in: diagnostics.file) }
    }
    return (failed + (found ?? [])).joined
  }

  private var severities: [Severity] {
    failures.map { _ in .error } + (diagnostics?.diagnostics.map(\.severity) ?? [])
  }
}
