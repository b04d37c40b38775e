import Diagnostics
import Documents
import Text

/// What there is to say about a page beside the page itself: what is wrong with it, and why something is missing.
struct PreviewNotices: Sendable {
  /// The page as the user named it.
  let page: String
  /// What was found in it; `nil` where it could not be read.
  var diagnostics: FileDiagnostics?
  /// What could not be read, written or run.
  var failures: [Failure] = []
  /// Whether what is shown is older than the page.
  var isOutdated = false

  /// Whether something is wrong, not merely odd.
  var hasErrors: Bool { severities.contains(.error) }

  /// One line about all: `order.md has 2 errors`; `nil` where there is nothing to say.
  var headline: String? {
    severities.counted.map { "\(page.terminalSafe) has \($0)" }
  }

  /// The headline with what it means for the reader.
  var explainedHeadline: String? {
    headline.map { isOutdated ? "\($0). Below is the last page without errors." : "\($0)." }
  }

  /// All of it, errors first.
  var html: HTML {
    let told = failures.map { failure in
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
    return (told + (found ?? [])).joined
  }

  private var severities: [Severity] {
    failures.map { _ in .error } + (diagnostics?.diagnostics.map(\.severity) ?? [])
  }
}
