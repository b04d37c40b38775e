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
