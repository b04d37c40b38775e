import Diagnostics
import Text

/// The place in the page of the text of a text node, which may write it with backslashes and entities.
struct LiteralPlacement {
  /// A part of the text that is contiguous in the page.
  struct Run: Hashable {
    /// Its place in the text, in bytes.
    var literal: Range<Int>
    /// Its place in the page.
    var source: SourceRange
    /// `true` where the page has it byte for byte; not of an entity.
    let isExact: Bool
  }

  /// The parts, one after another.
  private(set) var runs: [Run] = []

  /// Aligns a text with the page from an offset; `nil` where the page has another text there. Code has no backslashes
  /// and no entities, and has a space for a line end of the page.
  init?(of literal: [UInt8], isCode: Bool, in page: [UInt8], from start: Int, before end: Int) {
    var place = 0
    var offset = start
    while place < literal.count {
      guard offset < end else { return nil }
      let length = isCode ? nil : placeEntity(literal, place, page, offset, before: end)
      if let length {
        place += length
        offset = runs.last?.source.end ?? offset
      } else if isCode, let next = Self.endOfLineEnd(in: page, at: offset, before: end) {
        guard literal[place] == 0x20 else { return nil }
        runs.append(Run(literal: place..<place + 1, source: SourceRange(offset, next), isExact: false))
        place += 1
        offset = next
      } else {
        if !isCode, Self.isEscape(page, at: offset, before: end) { offset += 1 }
        guard page[offset] == literal[place] else { return nil }
        append(byteAt: place, offset)
        place += 1
        offset += 1
      }
    }
  }

  private mutating func placeEntity(
    _ literal: [UInt8], _ place: Int, _ page: [UInt8], _ offset: Int, before end: Int
  ) -> Int? {
    guard let entity = Self.entity(in: page, at: offset, before: end),
      let length = Self.decodedLength(literal[place...], entity: page[entity])
    else { return nil }
    let source = SourceRange(entity.lowerBound, entity.upperBound)
    runs.append(Run(literal: place..<place + length, source: source, isExact: false))
    return length
  }

  private mutating func append(byteAt place: Int, _ offset: Int) {
    if let last = runs.last, last.isExact, last.source.end == offset {
      runs[runs.count - 1].literal = last.literal.lowerBound..<place + 1
      runs[runs.count - 1].source.end = offset + 1
    } else {
      runs.append(Run(literal: place..<place + 1, source: SourceRange(offset, offset + 1), isExact: true))
    }
  }

  /// The offset after a line end and the indentation of the next line.
  private static func endOfLineEnd(in page: [UInt8], at offset: Int, before end: Int) -> Int? {
    guard page[offset] == 0x0A || page[offset] == 0x0D else { return nil }
    return page[offset..<end].firstIndex { $0 != 0x0A && $0 != 0x0D && $0 != 0x20 && $0 != 0x09 } ?? end
  }

  private static func isEscape(_ page: [UInt8], at offset: Int, before end: Int) -> Bool {
    page[offset] == UInt8(ascii: "\\") && offset + 1 < end && isPunctuation(page[offset + 1])
  }

  /// The text that looks like `&amp;`, `&#64;` or `&#x40;` at an offset.
  private static func entity(in page: [UInt8], at offset: Int, before end: Int) -> Range<Int>? {
    guard page[offset] == UInt8(ascii: "&") else { return nil }
    let rest = page[(offset + 1)..<min(end, offset + 33)]
    let name = rest.prefix { $0 == UInt8(ascii: "#") || $0.isASCIIDigit || $0.isASCIILetter }
    guard !name.isEmpty, name.endIndex < end, page[name.endIndex] == UInt8(ascii: ";") else { return nil }
    return offset..<name.endIndex + 1
  }

  /// The number of bytes of a text that an entity encodes, which is one character (but for some signs of mathematics);
  /// `nil` if there is no such entity, or if it cannot encode the text.
  private static func decodedLength(_ literal: ArraySlice<UInt8>, entity: ArraySlice<UInt8>) -> Int? {
    let isAmpersand = entity.elementsEqual("&amp;".utf8)
    guard let first = literal.first, isAmpersand || !literal.starts(with: entity) else { return nil }
    let isNumeric = entity.dropFirst().first == UInt8(ascii: "#")
    let isWord = first.isASCIIDigit || first.isASCIILetter
    return isNumeric || !isWord ? min(width(first), literal.count) : nil
  }

  /// The length of a character by its first byte.
  private static func width(_ byte: UInt8) -> Int {
    switch byte {
    case 0xF0...: 4
    case 0xE0...: 3
    case 0xC0...: 2
    default: 1
    }
  }

  private static func isPunctuation(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }
}
