import Diagnostics

/// A line in which the numbers of a walk stand as badges between words.
struct WalkLine {
  /// What stands in a cell of its own.
  struct Word {
    /// The cell.
    let cell: Markup
    /// How many columns it takes.
    let columns: Int

    /// A text.
    init(_ text: Markup, columns: Int) {
      cell = text.cell("align=\"left\"")
      self.columns = columns
    }

    /// Numbers on a plate in the walk's colour.
    init(badge numbers: String) {
      cell = Markup(numbers).badge(on: Ink.walk.light)
      columns = numbers.displayWidth + 2
    }
  }

  /// Words that stay on one line.
  struct Piece {
    /// The words; never empty.
    let words: [Word]

    /// How many columns it takes.
    var columns: Int { words.map(\.columns).reduce(words.count - 1, +) }

    /// Words behind the numbers of the events that they stand for; numbers that leave no room for them have lines of their
    /// own before.
    static func numbered(_ numbers: [Int], _ words: [Word], width: Int) -> [Piece] {
      let texts = numbers.dropLast().map { "\($0)," } + numbers.suffix(1).map(String.init)
      var badges = String.lines(of: texts, width: width - 1).map { Word(badge: $0) }
      let together = Piece(words: badges.suffix(1) + words)
      guard !badges.isEmpty, together.columns <= width || badges.count == 1 && badges[0].columns < 6 else {
        return (badges.map { [$0] } + [words]).filter { !$0.isEmpty }.map(Piece.init)
      }
      badges.removeLast()
      return badges.map { Piece(words: [$0]) } + [together]
    }
  }

  /// What stands on it; never empty.
  private(set) var pieces: [Piece]

  /// Lines of at most `width` columns where no piece is longer.
  static func lines(of pieces: [Piece], width: Int) -> [WalkLine] {
    var lines: [WalkLine] = []
    for piece in pieces {
      if let line = lines.last, line.columns + 1 + piece.columns <= width {
        lines[lines.count - 1].pieces.append(piece)
      } else {
        lines.append(WalkLine(pieces: [piece]))
      }
    }
    return lines
  }

  /// How many columns it takes.
  var columns: Int { pieces.map(\.columns).reduce(pieces.count - 1, +) }

  /// A table that is as wide as it must be, however wide the cell is that it stands in.
  var markup: Markup {
    let cells = pieces.map { piece -> [Markup] in
      let words = piece.words.map { [$0.cell] }
      return Array(words.joined(separator: [.emptyCell("width=\"3\"")]))
    }
    return .unstretched(Array(cells.joined(separator: [.emptyCell("width=\"5\"")])))
  }
}
