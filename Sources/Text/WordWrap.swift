extension String {
  /// The lines of at most `width` columns, broken at white space and between wide East Asian characters.
  ///
  /// A word that is wider than a line gets a line of its own and is never broken. An empty text has no lines.
  package func wrapped(to width: Int) -> [String] {
    let isLine = utf8.count <= width && ASCIISet.printable.holdsWords(self)
    return isLine ? [self] : Self.lines(of: wrappingWords, width: width)
  }

  /// The lines of unbreakable pieces with spaces between them.
  package static func lines(of pieces: [String], width: Int) -> [String] {
    lines(of: pieces.map { WrappingWord(text: $0, followsSpace: true) }, width: width)
  }

  /// The lines of a name such as `scene(_:willConnectTo:options:)`: of at most `width` columns, as far as breaks behind colons, and
  /// before capitals where there are none, make that possible; those after the first one begin with the indentation.
  package func brokenAsName(width: Int, indentation: String = "") -> [String] {
    guard displayWidth > width else { return [self] }
    let pieces = pieces { previous, next in previous == ":" && next != ":" && next != ")" }.flatMap { piece in
      (indentation + piece).displayWidth <= width
        ? [piece] : piece.pieces { previous, next in previous.isLowercase && next.isUppercase }
    }
    let words = pieces.map { WrappingWord(text: $0, followsSpace: false) }
    return Self.lines(of: words, width: width, indentation: indentation)
  }

  /// The parts between the places where a line may end, by the characters before and after.
  private func pieces(_ isEnd: (Character, Character) -> Bool) -> [String] {
    var pieces: [String] = [""]
    for character in self {
      if let last = pieces.last?.last, isEnd(last, character) { pieces.append("") }
      pieces[pieces.count - 1].append(character)
    }
    return pieces
  }

  private static func lines(of words: [WrappingWord], width: Int, indentation: String = "") -> [String] {
    var lines: [String] = []
    for word in words {
      let joint = word.followsSpace ? " " : ""
      if let line = lines.last, (line + joint + word.text).displayWidth <= width {
        lines[lines.count - 1] = line + joint + word.text
      } else {
        lines.append(lines.isEmpty ? word.text : indentation + word.text)
      }
    }
    return lines
  }

  /// The unbreakable parts: words, and each wide character with the punctuation after it.
  private var wrappingWords: [WrappingWord] {
    var words: [WrappingWord] = []
    for piece in split(whereSeparator: \.isWhitespace) {
      var isFirst = true
      var previous: Character?
      for character in piece {
        let isBreakable = (character.isIdeographic || previous?.isIdeographic == true) && !character.closesText
        if isFirst || isBreakable {
          words.append(WrappingWord(text: String(character), followsSpace: isFirst))
        } else {
          words[words.count - 1].text.append(character)
        }
        isFirst = false
        previous = character
      }
    }
    return words
  }
}

/// A part of a text that stays on one line.
private struct WrappingWord {
  var text: String
  let followsSpace: Bool
}

extension Character {
  /// `true` for Japanese and Chinese, which break lines beside it; Korean breaks at spaces.
  fileprivate var isIdeographic: Bool { unicodeScalars.first?.isIdeographic ?? false }

  /// `true` for a character that must not begin a line.
  fileprivate var closesText: Bool { "、。，．）」』】〉》！？：；”’ー…・,.)]}!?:;".contains(self) }
}
