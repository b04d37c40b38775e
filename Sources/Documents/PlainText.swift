/// Markdown's prose without its markup, for places that show plain text: tooltips, descriptions, comments.
package enum PlainText {
  /// The words of a Markdown text on one line.
  package static func words(of markdown: String) -> String {
    if MarkdownText.isPlain(markdown) { return markdown }
    return MarkdownText(markdown).lines.map(words).joined(separator: " ")
  }

  /// The words of one line.
  package static func words(of runs: [InlineContent.Run]) -> String {
    runs.map(text).joined().split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private static func text(of run: InlineContent.Run) -> String {
    switch run {
    case .text(let text), .code(let text): text
    case .strong(let runs), .emphasis(let runs), .link(let runs, _): runs.map(text).joined()
    case .indent: ""
    }
  }
}
