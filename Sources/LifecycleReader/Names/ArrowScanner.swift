import LifecycleModel
import Text

/// Finds the arrows in a text, as people type them: `→`, `->`, `-->`, `=>`, `➡️`. One in code or in a name of the page is none.
package struct ArrowScanner: Sendable {
  /// The scanner of the vocabulary in the binary.
  package static let standard = ArrowScanner(vocabulary: .standard)

  /// The bytes of texts in which only words can be arrows.
  private static let plain = ASCIISet.alphanumerics.union(ASCIISet(" _,.()'/:"))
  private static let symbols = ["==>", "-->", "—>", "–>", "->", "=>", "→", "⇒", "➜", "⟶", "⟹", "➡\u{FE0F}", "➡", "➔"]
    .map { Array($0.utf8) }
  private let words: [[UInt8]]
  /// The ASCII letters with which words begin.
  private let firstLetters: ASCIISet
  /// The ASCII characters with which arrows begin.
  private let beginnings: ASCIISet

  /// The arrows' word comes in every language of the vocabulary.
  private init(vocabulary: Vocabulary) {
    words = vocabulary.phrases("arrow.to").map { Array($0.utf8) }
    firstLetters = ASCIISet(String(decoding: words.compactMap(\.first).filter { $0 < 0x80 }, as: UTF8.self))
    beginnings = firstLetters.union(ASCIISet("-="))
  }

  /// The arrows in a range outside code, in order; `isWord` is `true` for a word ("to"), which is an arrow only between
  /// two known states.
  func arrows(in range: Range<Int>, of text: RichText) -> [(place: Range<Int>, isWord: Bool)] {
    var arrows: [(place: Range<Int>, isWord: Bool)] = []
    var offset = range.lowerBound
    // At most bytes there is none.
    let mayBegin = { (byte: UInt8) in byte >= 0x80 || beginnings.contains(byte) }
    while let next = text.bytes[offset..<range.upperBound].firstIndex(where: mayBegin) {
      offset = next
      if let place = symbol(at: offset, in: range, of: text) {
        arrows.append((place, false))
        offset = place.upperBound
      } else if let place = word(at: offset, in: range, of: text) {
        arrows.append((place, true))
        offset = place.upperBound
      } else {
        offset += 1
      }
    }
    return arrows
  }

  /// The arrows in any text that are no words, as offsets of bytes.
  package func symbols(in text: String) -> [Range<Int>] {
    let text = RichText(plain: text, at: 0)
    return arrows(in: text.fullRange, of: text).filter { !$0.isWord }.map(\.place)
  }

  /// Returns `true` where a range begins or ends with an arrow that is no word.
  func hasSymbol(atEndOf range: Range<Int>, in text: RichText) -> Bool {
    guard let first = range.first else { return false }
    return symbol(at: first, in: range, of: text) != nil
      || Self.symbols.contains { symbol in
        range.count >= symbol.count && text.bytes[range].suffix(symbol.count).elementsEqual(symbol)
          && !text.isCode(at: range.upperBound - 1)
      }
  }

  /// Returns `true` where a plain text holds an arrow.
  func hasArrow(in text: String) -> Bool {
    if Self.plain.holds(text), !mayHoldWord(text) { return false }
    let text = RichText(plain: text, at: 0)
    return !arrows(in: text.fullRange, of: text).isEmpty
  }

  /// Returns `true` where a text of ASCII has a space and then a letter that a word begins with.
  private func mayHoldWord(_ text: String) -> Bool {
    var isAfterSpace = false
    for byte in text.utf8 {
      if isAfterSpace, firstLetters.contains(byte) { return true }
      isAfterSpace = byte == 0x20
    }
    return false
  }

  private func symbol(at offset: Int, in range: Range<Int>, of text: RichText) -> Range<Int>? {
    let first = text.bytes[offset]
    guard first == UInt8(ascii: "-") || first == UInt8(ascii: "=") || first == 0xE2 else { return nil }
    let rest = text.bytes[offset..<range.upperBound]
    guard let symbol = Self.symbols.first(where: rest.starts), !text.isCode(at: offset) else { return nil }
    return offset..<offset + symbol.count
  }

  private func word(at offset: Int, in range: Range<Int>, of text: RichText) -> Range<Int>? {
    guard offset > range.lowerBound else { return nil }
    let first = text.bytes[offset]
    // Scripts without spaces between words need none around an arrow's word either.
    guard first >= 0x80 || firstLetters.contains(first) && text.bytes[offset - 1] == 0x20 else { return nil }
    let rest = text.bytes[offset..<range.upperBound]
    let word = words.first { word in
      first == word[0] && rest.starts(with: word) && (first >= 0x80 || rest.dropFirst(word.count).first == 0x20)
    }
    guard let word, !text.isCode(at: offset) else { return nil }
    return offset..<offset + word.count
  }
}
