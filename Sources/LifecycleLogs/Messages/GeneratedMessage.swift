/// A line of the generated log, in whatever stands before it: a word, then `key=value` pairs with a space before each.
///
/// The format is that of `Templates/Swift/LifecycleLog.mustache`, version 1. Keys that are not known are skipped.
package struct GeneratedMessage: Sendable {
  /// The words that begin a line.
  package enum Word: Hashable, Sendable {
    /// `lifecycle`: a call.
    case call
    /// `lifecycle-launch`: a process begins, for a page.
    case launch
    /// `lifecycle-problem`: what the running monitor reports.
    case problem
    /// A word of a later version.
    case unknown(String)
  }

  /// The word.
  package let word: Word
  /// The range of the word in the line.
  package let wordRange: Range<Int>
  /// The part after the word.
  private let rest: ArraySlice<UInt8>

  private static let name = Array("lifecycle".utf8)
  private static let search = ByteSearch([name])

  /// Finds the message in a line; `nil` where there is none.
  package init?(in line: ArraySlice<UInt8>) {
    guard let found = line.withUnsafeBufferPointer(Self.wordRange) else { return nil }
    wordRange = line.startIndex + found.lowerBound..<line.startIndex + found.upperBound
    rest = line[wordRange.upperBound...]
    let end = line[wordRange].dropFirst(Self.name.count)
    if end.isEmpty {
      word = .call
    } else if end.elementsEqual("-launch".utf8) {
      word = .launch
    } else if end.elementsEqual("-problem".utf8) {
      word = .problem
    } else {
      word = .unknown(String(decoding: line[wordRange], as: UTF8.self))
    }
  }

  /// The first word that a pair follows.
  private static func wordRange(in line: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    var range: Range<Int>?
    search.forEachPlace(in: line) { _, start in
      range = wordEnd(at: start, in: line).map { start..<$0 }
      return range == nil
    }
    return range
  }

  /// The end of a word that begins at a place: `lifecycle`, or that with a hyphen and letters, before a pair and after a space.
  private static func wordEnd(at start: Int, in line: UnsafeBufferPointer<UInt8>) -> Int? {
    guard start == 0 || !isWord(line[start - 1]) else { return nil }
    var end = start + name.count
    if end < line.count, line[end] == UInt8(ascii: "-") {
      end = endOfLetters(at: end + 1, in: line)
    }
    // A pair follows, as nothing else does after this word.
    guard end < line.count, line[end] == UInt8(ascii: " ") else { return nil }
    let key = endOfLetters(at: end + 1, in: line)
    return key > end + 1 && key < line.count && line[key] == UInt8(ascii: "=") ? end : nil
  }

  private static func endOfLetters(at start: Int, in line: UnsafeBufferPointer<UInt8>) -> Int {
    var end = start
    while end < line.count, isLetter(line[end]) { end += 1 }
    return end
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }

  private static func isWord(_ byte: UInt8) -> Bool {
    isLetter(byte | 0x20) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// Calls a function with each pair, as far as the line keeps to the format.
  package func forEachPair(_ body: (_ key: ArraySlice<UInt8>, LogfmtValue) -> Void) {
    var place = rest.startIndex
    while place < rest.endIndex, rest[place] == UInt8(ascii: " ") {
      var equals = place + 1
      while equals < rest.endIndex, Self.isLetter(rest[equals]) { equals += 1 }
      guard equals > place + 1, equals < rest.endIndex, rest[equals] == UInt8(ascii: "=") else { return }
      guard let value = value(at: equals + 1) else { return }
      body(rest[(place + 1)..<equals], value)
      place = value.bytes.endIndex + (value.isQuoted ? 1 : 0)
    }
  }

  /// Reads a value; `nil` for a string without an end.
  private func value(at start: Int) -> LogfmtValue? {
    var end = start
    guard start < rest.endIndex, rest[start] == UInt8(ascii: "\"") else {
      while end < rest.endIndex, rest[end] != UInt8(ascii: " ") { end += 1 }
      return LogfmtValue(bytes: rest[start..<end], isQuoted: false, hasEscapes: false)
    }
    end += 1
    var hasEscapes = false
    while end < rest.endIndex, rest[end] != UInt8(ascii: "\"") {
      let isEscape = rest[end] == UInt8(ascii: "\\")
      hasEscapes = hasEscapes || isEscape
      end += isEscape ? 2 : 1
    }
    guard end < rest.endIndex else { return nil }
    return LogfmtValue(bytes: rest[(start + 1)..<end], isQuoted: true, hasEscapes: hasEscapes)
  }
}
