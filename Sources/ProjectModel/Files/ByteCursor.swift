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

/// A search for any of some names in a file's bytes, before the file is parsed.
///
/// A name is found as a whole: before and after it stands nothing that could be part of a longer one. Names may begin and end
/// with other characters (`@main`, `.scene(`). Each pair of bytes is looked up once in a table of those with which names begin.
package struct ByteSearch: Sendable {
  private let names: [[UInt8]]
  /// The numbers of the groups of names by their first two bytes; 0 for none.
  private var groupsByHead: [UInt16]
  /// The names' indices by group.
  private var groups: [[Int]] = [[]]

  /// Prepares a search; empty names are found nowhere.
  package init(_ names: some Sequence<String>) {
    self.names = names.map { Array($0.utf8) }.filter { !$0.isEmpty }
    groupsByHead = Array(repeating: 0, count: 1 << 16)
    for (index, name) in self.names.enumerated() {
      // What follows a name of one byte does not matter.
      let seconds: ClosedRange<UInt8> = name.count > 1 ? name[1]...name[1] : 0...255
      for second in seconds {
        let head = Self.head(name[0], second)
        if groupsByHead[head] == 0 {
          groupsByHead[head] = UInt16(groups.count)
          groups.append([])
        }
        groups[Int(groupsByHead[head])].append(index)
      }
    }
  }

  /// Returns `true` where some name is in the bytes.
  package func hasMatch(in bytes: [UInt8]) -> Bool { firstMatch(in: bytes) != nil }

  /// Returns the first place from an offset on where some name begins; `nil` for none.
  package func firstMatch(in bytes: [UInt8], from start: Int = 0) -> Int? {
    bytes.withUnsafeBufferPointer { bytes in
      groupsByHead.withUnsafeBufferPointer { groupsByHead in
        for index in bytes.indices.dropLast().dropFirst(start) {
          let group = groupsByHead[Self.head(bytes[index], bytes[index + 1])]
          if group != 0, isMatch(in: bytes, at: index, ofGroup: Int(group)) { return index }
        }
        guard let last = bytes.indices.last, last >= start else { return nil }
        return names.contains { $0.count == 1 && isMatch(of: $0, in: bytes, at: last) } ? last : nil
      }
    }
  }

  private static func head(_ first: UInt8, _ second: UInt8) -> Int { Int(first) << 8 | Int(second) }

  private func isMatch(in bytes: UnsafeBufferPointer<UInt8>, at index: Int, ofGroup group: Int) -> Bool {
    groups[group].contains { isMatch(of: names[$0], in: bytes, at: index) }
  }

  private func isMatch(of name: [UInt8], in bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    let end = index + name.count
    guard end <= bytes.count, bytes[index..<end].elementsEqual(name) else { return false }
    let isBroken = { (inside: UInt8, outside: Int) in
      inside.isIdentifierPart && bytes.indices.contains(outside) && bytes[outside].isIdentifierPart
    }
    return !isBroken(name[0], index - 1) && !isBroken(name[name.count - 1], end)
  }
}
