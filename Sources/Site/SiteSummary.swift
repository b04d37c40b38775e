import Documents

/// The introduction of a page: its first sentence at once, and the rest of a long one when it is asked for.
struct SiteSummary {
  private let subject: SiteSubject
  private let lines: [[InlineContent.Inline]]

  /// Prepares the introduction of a page.
  init(_ subject: SiteSubject) {
    self.subject = subject
    lines = InlineContent(markdown: subject.lifecycle.summary).lines
  }

  /// The paragraphs.
  var html: HTML {
    guard lines.map(PlainText.words).joined().count > 320, let cut = Self.cut(lines[0]) else {
      return paragraphs(lines)
    }
    return paragraphs([cut.first])
      + .block(
        "details", .class("about"),
        content: .line("summary", content: HTML(subject.word("more"))) + paragraphs([cut.rest] + lines.dropFirst()))
  }

  private func paragraphs(_ lines: [[InlineContent.Inline]]) -> HTML {
    lines.filter { !$0.isEmpty }.map { HTML.line("p", content: subject.text(InlineContent(lines: [$0]))) }.joined
  }

  /// A paragraph cut behind its first sentence, where this is not all of it.
  private static func cut(
    _ line: [InlineContent.Inline]
  ) -> (first: [InlineContent.Inline], rest: [InlineContent.Inline])? {
    for (index, run) in line.enumerated() {
      guard case .text(let text) = run, let end = end(of: text) else { continue }
      let rest = text[end...].drop { $0.isWhitespace }
      let others = line[(index + 1)...]
      return (
        line[..<index] + [.text(String(text[..<end]))], (rest.isEmpty ? [] : [.text(String(rest))]) + others
      )
    }
    return nil
  }

  /// The index after a full stop that a space or nothing follows.
  private static func end(of text: String) -> String.Index? {
    text.indices.first { index in
      let next = text.index(after: index)
      if text[index] == "。" { return true }
      return text[index] == "." && next < text.endIndex && text[next] == " "
    }.map(text.index(after:))
  }
}
