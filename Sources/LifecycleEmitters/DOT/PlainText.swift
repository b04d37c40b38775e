import LifecycleModel

/// Markdown's prose without its markup, for places that show plain text: tooltips, descriptions.
///
/// Emphasis, code spans and links leave their text; images, comments and tags leave nothing; white space becomes single
/// spaces.
enum PlainText {
  /// The words of a Markdown text on one line.
  static func words(of markdown: String) -> String {
    var scanner = Scanner(rest: Substring(markdown))
    scanner.run()
    return scanner.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Takes the text apart from its beginning.
  private struct Scanner {
    var rest: Substring
    var output = ""

    mutating func run() {
      while let character = rest.first {
        switch character {
        case "\\": takeEscape()
        case "`": takeCode()
        case "*": rest.removeFirst()
        case "_": takeUnderscore()
        case "!" where rest.dropFirst().first == "[": skipImage()
        case "[": takeLink()
        case "<": takeAngle()
        default: take()
        }
      }
    }

    private mutating func take() {
      output.append(rest.removeFirst())
    }

    /// A backslash hides the punctuation after it.
    private mutating func takeEscape() {
      let next = rest.dropFirst().first
      if let next, next.isASCII, next.isPunctuation || next.isSymbol { rest.removeFirst() }
      take()
    }

    private mutating func takeCode() {
      let fence = rest.prefix { $0 == "`" }
      let inside = rest[fence.endIndex...]
      guard let end = inside.firstRange(of: fence) else {
        output += fence
        rest = inside
        return
      }
      output += inside[..<end.lowerBound]
      rest = inside[end.upperBound...]
    }

    /// Underscores inside a word belong to it.
    private mutating func takeUnderscore() {
      let isInside = isWordPart(output.last) && isWordPart(rest.dropFirst().first)
      if isInside { take() } else { rest.removeFirst() }
    }

    private func isWordPart(_ character: Character?) -> Bool {
      character.map { $0.isLetter || $0.isNumber } ?? false
    }

    /// `[text](target)` leaves its text; brackets without a target stay.
    private mutating func takeLink() {
      guard let link = link(in: rest) else { return take() }
      output += PlainText.words(of: String(link.text))
      rest = link.after
    }

    private mutating func skipImage() {
      guard let link = link(in: rest.dropFirst()) else { return take() }
      rest = link.after
    }

    private func link(in text: Substring) -> (text: Substring, after: Substring)? {
      guard let middle = text.firstRange(of: "](") else { return nil }
      let inside = text[text.index(after: text.startIndex)..<middle.lowerBound]
      guard !inside.contains("[") else { return nil }
      var depth = 1
      var end = middle.upperBound
      while end < text.endIndex {
        if text[end] == "(" { depth += 1 }
        if text[end] == ")" { depth -= 1 }
        if depth == 0 { return (inside, text[text.index(after: end)...]) }
        end = text.index(after: end)
      }
      return nil
    }

    /// A comment or a tag leaves nothing, an address in angle brackets its text.
    private mutating func takeAngle() {
      let closing = rest.hasPrefix("<!--") ? "-->" : ">"
      let next = rest.dropFirst().first
      let isTag = next.map { $0.isLetter || $0 == "/" || $0 == "!" } ?? false
      guard isTag, let end = rest.firstRange(of: closing) else { return take() }
      let inside = rest[rest.index(after: rest.startIndex)..<end.lowerBound]
      if inside.contains(":"), !inside.contains(where: \.isWhitespace) { output += inside }
      rest = rest[end.upperBound...]
    }
  }
}
