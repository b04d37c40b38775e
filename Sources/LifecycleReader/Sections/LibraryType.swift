import LifecycleModel

/// A type with the module that declares it: `` `CBCentralManagerDelegate` from `CoreBluetooth` ``.
struct LibraryType {
  /// The type's name.
  let name: String
  /// The name of the module.
  let module: String

  private static let words = Vocabulary.standard.phrases("module.from")

  /// Reads a part of a text; `nil` where that is anything else.
  init?(_ text: RichText, in range: Range<Int>) {
    let spans = text.codeSpans(in: range).map(\.bytes)
    let whole = text[range]
    let (start, end): (Substring, Substring)
    if let first = spans.first, first.lowerBound == range.lowerBound {
      guard first.upperBound < range.upperBound else { return nil }
      start = text[first][...]
      end = text[first.upperBound..<range.upperBound][...]
    } else {
      start = whole.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      end = whole[start.endIndex...]
      guard end.first?.isWhitespace == true else { return nil }
    }
    let rest = end.drop(while: \.isWhitespace)
    guard let word = Self.words.first(where: { NameKey(rest.prefix($0.count)) == NameKey($0) }) else { return nil }
    let module = rest.dropFirst(word.count)
    let name = module.drop(while: \.isWhitespace)
    let isApart = name.startIndex > module.startIndex || spans.last?.upperBound == range.upperBound
    guard isApart, !start.isEmpty, Self.isModule(name) else { return nil }
    self.name = String(start)
    self.module = String(name)
  }

  /// `true` for the name of a module: letters, digits and `_`.
  static func isModule(_ text: some StringProtocol) -> Bool {
    guard let first = text.first, first.isLetter || first == "_" else { return false }
    return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}
