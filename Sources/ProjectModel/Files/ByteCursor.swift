import Diagnostics
import Text

/// A place in a text that moves forward while it is read.
struct ByteCursor {
  /// The text.
  let bytes: [UInt8]
  /// The offset of the next byte; never more than their number.
  private(set) var position = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The next byte; `nil` at the end.
  var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  var isAtEnd: Bool { position >= bytes.count }

  /// The place of the next byte.
  var place: SourceRange { SourceRange(position, scalarEnd(position)) }

  /// Returns the byte some places after the next one.
  func peek(_ distance: Int) -> UInt8? {
    bytes.count - position > distance ? bytes[position + distance] : nil
  }

  /// Returns `true` if the text goes on with some words.
  func isAt(_ words: StaticString) -> Bool {
    let count = words.utf8CodeUnitCount
    guard bytes.count - position >= count else { return false }
    return words.withUTF8Buffer { words in
      (0..<count).allSatisfy { bytes[position + $0] == words[$0] }
    }
  }

  /// Moves over a number of bytes.
  mutating func advance(_ count: Int = 1) {
    position += min(count, bytes.count - position)
  }

  /// Moves over some words, if the text goes on with them.
  mutating func skip(_ words: StaticString) -> Bool {
    guard isAt(words) else { return false }
    advance(words.utf8CodeUnitCount)
    return true
  }

  /// Moves over bytes that have a property, and returns where they were.
  @discardableResult
  mutating func skip(while isSkipped: (UInt8) -> Bool) -> SourceRange {
    let start = position
    while position < bytes.count, isSkipped(bytes[position]) { position += 1 }
    return SourceRange(start, position)
  }

  /// Moves behind some words, and returns what was before them; `nil` at the end of the text if they do not come.
  mutating func skip(past words: StaticString) -> SourceRange? {
    let start = position
    let first = words.withUTF8Buffer { $0[0] }
    while position < bytes.count {
      if bytes[position] == first, isAt(words) {
        let end = position
        advance(words.utf8CodeUnitCount)
        return SourceRange(start, end)
      }
      position += 1
    }
    return nil
  }

  /// Moves over white space.
  mutating func skipSpace() {
    skip { $0.isASCIISpace }
  }

  /// Returns the text of a range.
  func text(_ range: SourceRange) -> String {
    String(decoding: bytes[range.start..<range.end], as: UTF8.self)
  }

  /// Returns the offset behind the character that begins at an offset.
  private func scalarEnd(_ offset: Int) -> Int {
    var end = min(offset + 1, bytes.count)
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return end
  }
}
