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

  /// Finds the message in a line; `nil` where there is none.
  package init?(in line: ArraySlice<UInt8>) {
    var start = line.startIndex
    while let first = line[start...].firstIndex(of: Self.name[0]) {
      if let end = Self.wordEnd(at: first, in: line) {
        self.init(word: first..<end, in: line)
        return
      }
      start = first + 1
    }
    return nil
  }

  private init(word: Range<Int>, in line: ArraySlice<UInt8>) {
    wordRange = word
    rest = line[word.upperBound...]
    switch String(decoding: line[word].dropFirst(Self.name.count), as: UTF8.self) {
    case "": self.word = .call
    case "-launch": self.word = .launch
    case "-problem": self.word = .problem
    case let other: self.word = .unknown("lifecycle" + other)
    }
  }

  /// The end of a word that begins at a place: `lifecycle`, or that with a hyphen and letters, before a pair and after a space.
  private static func wordEnd(at start: Int, in line: ArraySlice<UInt8>) -> Int? {
    guard line[start...].starts(with: name), start == line.startIndex || !isWord(line[start - 1]) else { return nil }
    var end = start + name.count
    if end < line.endIndex, line[end] == UInt8(ascii: "-") {
      end = line[(end + 1)...].firstIndex { !isLetter($0) } ?? line.endIndex
    }
    // A pair follows, as nothing else does after this word.
    guard end < line.endIndex, line[end] == UInt8(ascii: " ") else { return nil }
    let key = line[(end + 1)...].prefix { isLetter($0) }
    return !key.isEmpty && key.endIndex < line.endIndex && line[key.endIndex] == UInt8(ascii: "=") ? end : nil
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }

  private static func isWord(_ byte: UInt8) -> Bool {
    isLetter(byte | 0x20) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// Calls a function with each pair, as far as the line keeps to the format.
  package func forEachPair(_ body: (_ key: ArraySlice<UInt8>, LogfmtValue) -> Void) {
    var rest = rest
    while rest.first == UInt8(ascii: " ") {
      rest = rest.dropFirst()
      let key = rest.prefix { Self.isLetter($0) }
      guard !key.isEmpty, key.endIndex < rest.endIndex, rest[key.endIndex] == UInt8(ascii: "=") else { return }
      guard let value = Self.value(at: key.endIndex + 1, in: &rest) else { return }
      body(key, value)
    }
  }

  /// Reads a value, and moves on to what follows it; `nil` for a string without an end.
  private static func value(at start: Int, in rest: inout ArraySlice<UInt8>) -> LogfmtValue? {
    let bytes = rest[start...]
    guard bytes.first == UInt8(ascii: "\"") else {
      let value = bytes.prefix { $0 != UInt8(ascii: " ") }
      rest = rest[value.endIndex...]
      return LogfmtValue(bytes: value, hasEscapes: false)
    }
    var end = start + 1
    var hasEscapes = false
    while end < rest.endIndex, rest[end] != UInt8(ascii: "\"") {
      let isEscape = rest[end] == UInt8(ascii: "\\")
      hasEscapes = hasEscapes || isEscape
      end += isEscape ? 2 : 1
    }
    guard end < rest.endIndex else { return nil }
    let value = LogfmtValue(bytes: rest[(start + 1)..<end], hasEscapes: hasEscapes)
    rest = rest[(end + 1)...]
    return value
  }
}
