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
