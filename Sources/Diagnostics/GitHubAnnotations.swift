import Text

/// Diagnostics as workflow commands that GitHub Actions shows beside the lines of a change.
package enum GitHubAnnotations {
  /// All diagnostics of some pages, a line each.
  package static func text(of diagnostics: [FileDiagnostics]) -> String {
    diagnostics
      .flatMap { page in page.diagnostics.map { annotation(of: $0, in: page.file) + "\n" } }
      .joined()
  }

  private static func annotation(of diagnostic: Diagnostic, in file: SourceFile) -> String {
    let start = file.location(at: diagnostic.range.start)
    let end = file.location(at: diagnostic.range.end)
    // GitHub accepts no columns for an annotation of several lines.
    let hasColumns = start.line == end.line
    var properties = [("file", file.path), ("line", String(start.line))]
    if hasColumns { properties.append(("col", String(start.column))) }
    properties.append(("endLine", String(end.line)))
    if hasColumns { properties.append(("endColumn", String(end.column))) }
    properties.append(("title", diagnostic.id))
    let list = properties.map { "\($0.0)=\(escapedProperty($0.1))" }.joined(separator: ",")
    let helps = [diagnostic.help, diagnostic.replay?.advice(about: file.path)].compactMap { $0 }
    let advice = helps + diagnostic.fixIts.map(\.message)
    let message = ([diagnostic.summary] + diagnostic.detail + advice).joined(separator: "\n")
    return "::\(command(for: diagnostic.severity)) \(list)::\(escaped(message))"
  }

  private static func command(for severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }

  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      default: String(scalar).terminalSafe
      }
    }.joined()
  }

  private static func escapedProperty(_ text: String) -> String {
    escaped(text).replacing(scalar: ":", with: "%3A").replacing(scalar: ",", with: "%2C")
  }
}
