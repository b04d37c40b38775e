extension String {
  /// The room in ems that a sans-serif font needs for the text: an estimate that few fonts exceed, for pictures whose texts are
  /// placed before any font is known.
  package var ems: Double { reduce(0) { $0 + $1.ems } }
}

extension Character {
  private static let narrow = ASCIISet("ijlI!'`,.:;| ")
  private static let slim = ASCIISet("()[]/ftr\\\"-")
  private static let broad = ASCIISet("mMW@%")
  private static let small = ASCIISet("abcdeghknopqsuvxyzJL0123456789?_*$")

  /// The width, as the broadest of Inter, Helvetica, DejaVu Sans and Noto Sans has it.
  fileprivate var ems: Double {
    // Fonts that do not know an emoji of several code points show these one after the other.
    guard isASCII, let byte = utf8.first else { return unicodeScalars.reduce(0) { $0 + Character($1).scalarEms } }
    if Self.narrow.contains(byte) { return 0.3 }
    if Self.slim.contains(byte) { return 0.4 }
    if Self.small.contains(byte) { return 0.6 }
    return Self.broad.contains(byte) ? 1 : 0.75
  }

  private var scalarEms: Double {
    switch displayWidth {
    case 0: 0.6
    case 1: isASCII ? ems : 0.8
    default: unicodeScalars.allSatisfy(\.properties.isEmojiPresentation) ? 1.4 : 1.05
    }
  }
}

extension String {
  /// The number of columns in a terminal or in monospaced text.
  package var displayWidth: Int { self[...].displayWidth }
}

extension Substring {
  /// The number of columns in a terminal or in monospaced text.
  ///
  /// Wide East Asian characters and emoji have two, combining marks and controls none (Unicode Annex 11).
  package var displayWidth: Int {
    // Most texts are printable ASCII.
    ASCIISet.printable.holds(self) ? utf8.count : reduce(0) { $0 + $1.displayWidth }
  }
}

extension Character {
  /// The number of columns: two for an emoji of any number of code points, else the sum over the code points.
  package var displayWidth: Int {
    let scalars = unicodeScalars
    if let first = scalars.first, scalars.count == 1 { return first.displayWidth }
    let isEmoji = scalars.contains {
      $0.properties.isEmojiPresentation || $0.properties.isEmojiModifier || $0.value == 0xFE0F
    }
    return isEmoji ? 2 : scalars.reduce(0) { $0 + $1.displayWidth }
  }
}

extension Unicode.Scalar {
  /// `true` for a syllable or a letter of Korean, which breaks lines at spaces.
  package var isHangul: Bool {
    switch value {
    case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7A3: true
    default: false
    }
  }

  /// `true` for a character of Japanese or Chinese that is no mark; lines break beside it.
  package var isIdeographic: Bool {
    switch value {
    case 0x3041...0x30FF, 0x3400...0x9FFF, 0x20000...0x3FFFD: true
    default: false
    }
  }

  /// The number of columns: 0, 1 or 2.
  fileprivate var displayWidth: Int {
    if isASCII { return value >= 0x20 && value != 0x7F ? 1 : 0 }
    if properties.isEmojiPresentation { return 2 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: return isMedialOrFinalJamo ? 0 : isWide ? 2 : 1
    }
  }

  /// `true` for a letter in the square of a Korean syllable that another one begins.
  private var isMedialOrFinalJamo: Bool {
    switch value {
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: true
    default: false
    }
  }

  /// `true` for Unicode Annex 11's classes W and F, by blocks.
  private var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F,
      0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x17000...0x18CFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F265,
      0x20000...0x3FFFD:
      true
    default: false
    }
  }
}

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
