extension String {
  /// How many columns of a terminal or a monospaced page the text takes.
  package var displayWidth: Int { self[...].displayWidth }
}

extension Substring {
  /// How many columns of a terminal or a monospaced page the text takes.
  ///
  /// Wide East Asian characters and emoji take two, combining marks and controls none (Unicode Annex 11).
  package var displayWidth: Int {
    // Most texts are plain.
    utf8.allSatisfy { (0x20..<0x7F).contains($0) } ? utf8.count : reduce(0) { $0 + $1.displayWidth }
  }
}

extension Character {
  /// 0, 1 or 2 columns.
  package var displayWidth: Int {
    guard let first = unicodeScalars.first else { return 0 }
    if first.isASCII { return first.value >= 0x20 && first.value != 0x7F ? 1 : 0 }
    let isEmoji =
      first.properties.isEmojiPresentation
      || unicodeScalars.dropFirst().contains { $0.value == 0xFE0F }
    if isEmoji { return 2 }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: return Self.isWide(first.value) ? 2 : 1
    }
  }

  /// Unicode Annex 11's classes W and F, by blocks.
  private static func isWide(_ value: UInt32) -> Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
