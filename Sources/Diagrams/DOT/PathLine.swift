import Text

/// A line of words, some of which stay together, such as an event with its numbers on a path.
struct PathLine {
  /// A text in one style.
  struct Word {
    /// The text.
    let text: String
    /// Its colour.
    let color: AdaptiveColor
    /// `true` where it is bold.
    let isBold: Bool

    /// Creates a word from a text.
    init(_ text: String, in color: AdaptiveColor, isBold: Bool = false) {
      self.text = text
      self.color = color
      self.isBold = isBold
    }

    /// The word in its style.
    var markup: Markup { (isBold ? Markup(text).bold : Markup(text)).colored(color.light) }

    /// The width in columns.
    var columns: Int { text.displayWidth }

    /// The word followed by a comma of the same style.
    fileprivate var withComma: Word { Word(text + ",", in: color, isBold: isBold) }
  }

  /// Words that stay on one line.
  struct Piece {
    /// The words; never empty.
    let words: [Word]

    /// The width in columns.
    var columns: Int { words.map(\.columns).reduce(words.count - 1, +) }

    /// The words followed by a comma.
    var withComma: Piece { Piece(words: words.dropLast() + words.suffix(1).map(\.withComma)) }

    /// Creates words after the numbers of their events; numbers that leave no room for the words have lines of their own.
    static func numbered(_ numbers: [Int], _ words: [Word], width: Int) -> [Piece] {
      let texts = numbers.dropLast().map { "#\($0)," } + numbers.suffix(1).map { "#\($0)" }
      let lines = String.lines(of: texts, width: width).map { Word($0, in: .runPath, isBold: true) }
      let together = Piece(words: lines.suffix(1) + words)
      guard together.columns <= width || lines.count == 1 && numbers.count == 1 else {
        return (lines.map { [$0] } + [words]).filter { !$0.isEmpty }.map(Piece.init)
      }
      return lines.dropLast().map { Piece(words: [$0]) } + [together]
    }
  }

  /// The pieces on the line; never empty.
  private(set) var pieces: [Piece]
  /// The spaces between two pieces.
  let distance: Int

  /// Lines of at most `width` columns where no piece is longer.
  static func lines(of pieces: [Piece], distance: Int, width: Int) -> [PathLine] {
    var lines: [PathLine] = []
    for piece in pieces {
      if let line = lines.last, line.columns + distance + piece.columns <= width {
        lines[lines.count - 1].pieces.append(piece)
      } else {
        lines.append(PathLine(pieces: [piece], distance: distance))
      }
    }
    return lines
  }

  /// The width in columns.
  var columns: Int { pieces.map(\.columns).reduce(distance * (pieces.count - 1), +) }

  /// The line with one space between words, and `distance` spaces between pieces.
  var markup: Markup {
    var line: Markup?
    for piece in pieces {
      var gap = String(repeating: " ", count: distance)
      for word in piece.words {
        line = line.map { $0 + Markup(gap) + word.markup } ?? word.markup
        gap = " "
      }
    }
    return line ?? Markup("")
  }
}
