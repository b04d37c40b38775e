import Documents
import Text

/// Diagnostics as HTML: an article each, with the same facts as `DiagnosticText`.
package enum DiagnosticHTML {
  /// The article for a diagnostic of a page; `level` is that of its headline, `lead` stands below it.
  package static func article(
    of diagnostic: Diagnostic, in file: SourceFile, _ attributes: [HTML.Attribute] = [], level: StaticString = "h2",
    lead: HTML = .nothing
  ) -> HTML {
    let notes = diagnostic.notes.map { note in
      let noted = note.file ?? file
      return sentence("note", note.message) + place(note.range, in: noted) + excerpt(note.range, in: noted)
    }
    let helps = [diagnostic.help, diagnostic.replay?.advice(about: file.path)].compactMap { $0 }
    let advice = (helps + diagnostic.fixIts.map(\.message)).map { sentence("help", $0) }
    let parts = [
      headline(diagnostic, level), lead, place(diagnostic.range, in: file), excerpt(diagnostic.range, in: file),
      detail(diagnostic),
    ]
    return .inline(
      "article", [.class(diagnostic.severity.rawValue)] + attributes, content: (parts + notes + advice).joined)
  }

  /// A paragraph that begins with its kind: `help`, `note`.
  package static func sentence(_ word: String, _ text: String) -> HTML {
    .inline("p", .class(word), content: .inline("b", content: HTML("\(word):")) + HTML(" " + text.shownSentence))
  }

  private static func headline(_ diagnostic: Diagnostic, _ level: StaticString) -> HTML {
    let severity = HTML.inline("span", .class("severity"), content: HTML("\(diagnostic.severity.rawValue):"))
    let id = HTML.inline("code", content: HTML(diagnostic.id))
    return .inline(level, content: severity + HTML(" \(diagnostic.summary.shownSentence) ") + id)
  }

  private static func place(_ range: SourceRange, in file: SourceFile) -> HTML {
    let location = file.location(at: range.start)
    return .inline(
      "p", .class("place"), content: HTML("\(file.path.terminalSafe):\(location.line):\(location.column)"))
  }

  /// The line with carets. Characters differ in width in a browser, so invisible text of the line precedes the carets.
  private static func excerpt(_ range: SourceRange, in file: SourceFile) -> HTML {
    guard file.hasText else { return .nothing }
    let snippet = Snippet(of: range, in: file)
    let number = String(snippet.lineNumber)
    let margin = String(repeating: " ", count: number.count)
    let line = [
      gutter(number), HTML(snippet.before), .inline("mark", content: HTML(snippet.marked)), HTML(snippet.after),
    ]
    let carets = [
      "\n", gutter(margin), .inline("span", .class("unseen"), content: HTML(snippet.before)),
      HTML(String(snippet.carets.drop { $0 == " " })),
    ]
    return .inline(
      "pre",
      content: line.joined + .inline("span", .class("carets"), .init("aria-hidden", "true"), content: carets.joined))
  }

  private static func gutter(_ text: String) -> HTML {
    .inline("span", .class("gutter"), content: HTML("\(text) | "))
  }

  private static func detail(_ diagnostic: Diagnostic) -> HTML {
    guard !diagnostic.detail.isEmpty else { return .nothing }
    return .inline("pre", content: HTML(diagnostic.detail.map(\.shownSentence).joined(separator: "\n")))
  }
}
