import Text

/// Diagnostics for a terminal: headline, place, the line with carets, notes, help.
package struct DiagnosticText: Sendable {
  private let isColored: Bool

  /// Creates a printer, with or without colours.
  package init(isColored: Bool) {
    self.isColored = isColored
  }

  /// All diagnostics of some pages, separated by blank lines; empty for none, else with a line end.
  package func text(of diagnostics: [FileDiagnostics]) -> String {
    diagnostics
      .flatMap { page in page.diagnostics.map { text(of: $0, in: page.file) } }
      .joined(separator: "\n")
  }

  /// One diagnostic, with a line end.
  package func text(of diagnostic: Diagnostic, in file: SourceFile) -> String {
    let style = TextStyle(diagnostic.severity)
    let headline = "\(diagnostic.summary.shownSentence) [\(diagnostic.id)]"
    var lines = [styled(style, "\(diagnostic.severity.rawValue):") + " " + styled(.strong, headline)]
    lines += place(diagnostic.range, in: file, style: style)
    lines += detail(of: diagnostic, in: file)
    for note in diagnostic.notes {
      lines.append(styled(.note, "note:") + " " + note.message.shownSentence)
      lines += place(note.range, in: note.file ?? file, style: .note)
    }
    let helps = [diagnostic.help?.shownSentence, diagnostic.replay?.advice(about: file.path)]
    for advice in helps.compactMap({ $0 }) + diagnostic.fixIts.map(\.message.shownSentence) {
      lines.append(styled(.help, "help:") + " " + advice)
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The diagnostic's detail, indented like the excerpt above it.
  private func detail(of diagnostic: Diagnostic, in file: SourceFile) -> [String] {
    let number = String(file.line(at: diagnostic.range.start))
    let margin = String(repeating: " ", count: number.count)
    return diagnostic.detail.map { line in
      styled(.gutter, "\(margin) |") + (line.isEmpty ? "" : " " + line.shownSentence)
    }
  }

  private func place(_ range: SourceRange, in file: SourceFile, style: TextStyle) -> [String] {
    let location = file.location(at: range.start)
    let place = styled(.gutter, " -->") + " \(file.path.terminalSafe):\(location.line):\(location.column)"
    guard file.hasText else { return [place] }
    let snippet = Snippet(of: range, in: file)
    let number = String(snippet.lineNumber)
    let margin = String(repeating: " ", count: number.count)
    let lead = snippet.text.isEmpty ? "" : " "
    return [
      place,
      styled(.gutter, "\(number) |") + lead + snippet.text,
      styled(.gutter, "\(margin) |") + " " + indented(snippet.carets, style),
    ]
  }

  private func indented(_ carets: String, _ style: TextStyle) -> String {
    let indent = carets.prefix { $0 == " " }
    return indent + styled(style, String(carets[indent.endIndex...]))
  }

  private func styled(_ style: TextStyle, _ text: String) -> String {
    isColored ? style.applied(to: text) : text
  }
}

extension String {
  /// A sentence of a diagnostic made safe to show; one with a name of megabytes in it is cut after 400 characters.
  var shownSentence: String {
    let end = index(startIndex, offsetBy: 400, limitedBy: endIndex) ?? endIndex
    return self[..<end].terminalSafe + (end < endIndex ? "…" : "")
  }
}
