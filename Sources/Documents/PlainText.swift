/// Markdown's prose without its markup, for places that show plain text: tooltips, descriptions, comments.
package enum PlainText {
  /// The words of a Markdown text on one line.
  package static func words(of markdown: String) -> String {
    if MarkdownText.isPlain(markdown) { return markdown }
    return MarkdownText(markdown).lines.map(words).joined(separator: " ")
  }

  /// The words of one line.
  package static func words(of line: [InlineContent.Inline]) -> String {
    line.map(text).joined().split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private static func text(of inline: InlineContent.Inline) -> String {
    switch inline {
    case .text(let text), .code(let text): text
    case .strong(let inner), .emphasis(let inner), .link(let inner, _): inner.map(text).joined()
    case .indent: ""
    }
  }
}
