import Documents

/// The first sentence of a page's prose.
enum FirstSentence {
  /// The sentence as plain text on one line; `nil` where there is none, or nothing but links.
  static func of(markdown: String) -> String? {
    guard let line = MarkdownText(markdown).lines.first, line.contains(where: isProse) else { return nil }
    let words = PlainText.words(of: line)
    return words.isEmpty ? nil : String(words[..<end(of: words)])
  }

  private static func isProse(_ run: InlineContent.Inline) -> Bool {
    switch run {
    case .text(let text): text.contains { $0.isLetter || $0.isNumber }
    case .code, .strong, .emphasis: true
    case .link, .indent: false
    }
  }

  /// The index after a full stop that a space and no small letter follow, or after `。`, `！`, `？`.
  private static func end(of words: String) -> String.Index {
    var index = words.startIndex
    while index < words.endIndex {
      let next = words.index(after: index)
      switch words[index] {
      case "。", "！", "？": return next
      case ".", "!", "?":
        guard next < words.endIndex, words[next] == " " else { break }
        let following = words.index(after: next)
        if following == words.endIndex || !words[following].isLowercase { return next }
      default: break
      }
      index = next
    }
    return words.endIndex
  }
}
