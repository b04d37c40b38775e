import Documents
import Text

/// Diagnostics as HTML: an article each, with the same facts as `DiagnosticText`.
package enum DiagnosticHTML {
  /// The longest sentence, in characters.
  private static let limit = 400

  /// The article for a diagnostic of a page.
  package static func article(of diagnostic: Diagnostic, in file: SourceFile) -> HTMLFragment {
    let notes = diagnostic.notes.map { note in
      let noted = note.file ?? file
      return HTMLFragment.joined([
        sentence("note", note.message), place(note.range, in: noted), excerpt(note.range, in: noted),
      ])
    }
    let helps = [diagnostic.help, diagnostic.replay?.advice(about: file.path)].compactMap { $0 }
    let advice = (helps + diagnostic.fixIts.map(\.message)).map { sentence("help", $0) }
    return .element(
      "article", ["class": diagnostic.severity.rawValue],
      headline(diagnostic), place(diagnostic.range, in: file), excerpt(diagnostic.range, in: file),
      detail(diagnostic), .joined(notes), .joined(advice))
  }

  /// A paragraph that begins with its kind: `help`, `note`.
  package static func sentence(_ word: String, _ text: String) -> HTMLFragment {
    .element("p", ["class": word], .element("b", [:], HTMLFragment("\(word):")), HTMLFragment(" " + shown(text)))
  }

  private static func headline(_ diagnostic: Diagnostic) -> HTMLFragment {
    .element(
      "h2", [:],
      .element("span", ["class": "severity"], HTMLFragment("\(diagnostic.severity.rawValue):")),
      HTMLFragment(" \(shown(diagnostic.summary)) "),
      .element("code", [:], HTMLFragment(diagnostic.id)))
  }

  private static func place(_ range: SourceRange, in file: SourceFile) -> HTMLFragment {
    let location = file.location(at: range.start)
    return .element(
      "p", ["class": "place"], HTMLFragment("\(file.path.terminalSafe):\(location.line):\(location.column)"))
  }

  /// The line with carets. Characters differ in width in a browser, so invisible text of the line precedes the carets.
  private static func excerpt(_ range: SourceRange, in file: SourceFile) -> HTMLFragment {
    let snippet = Snippet(of: range, in: file)
    let number = String(snippet.lineNumber)
    let margin = String(repeating: " ", count: number.count)
    return .element(
      "pre", [:],
      .element("span", ["class": "gutter"], HTMLFragment("\(number) | ")),
      HTMLFragment(snippet.before), .element("mark", [:], HTMLFragment(snippet.marked)), HTMLFragment(snippet.after),
      .element(
        "span", ["class": "carets", "aria-hidden": "true"],
        HTMLFragment("\n"), .element("span", ["class": "gutter"], HTMLFragment("\(margin) | ")),
        .element("span", ["class": "unseen"], HTMLFragment(snippet.before)),
        HTMLFragment(String(snippet.carets.drop { $0 == " " }))))
  }

  private static func detail(_ diagnostic: Diagnostic) -> HTMLFragment {
    guard !diagnostic.detail.isEmpty else { return .empty }
    return .element("pre", [:], HTMLFragment(diagnostic.detail.map(shown).joined(separator: "\n")))
  }

  /// A sentence made safe to show; one with a name of megabytes in it is cut.
  private static func shown(_ sentence: String) -> String {
    let end = sentence.index(sentence.startIndex, offsetBy: limit, limitedBy: sentence.endIndex)
    guard let end, end < sentence.endIndex else { return sentence.terminalSafe }
    return sentence[..<end].terminalSafe + "…"
  }
}
