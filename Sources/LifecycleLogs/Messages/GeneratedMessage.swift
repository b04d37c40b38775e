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
    case unknown
  }

  /// The key of a pair.
  package struct Key {
    /// The range of the name: offsets from the first byte of the message.
    package let range: Range<Int>
    /// The bytes of the name as a number, the first one highest; of a name of more than 8, the last ones.
    let name: UInt64

    /// Reads the key, after the space at a place; `nil` where there is none.
    init?(after space: Int, in text: MessageBytes) {
      guard space < text.count, text[space] == UInt8(ascii: " ") else { return nil }
      let start = space &+ 1
      var end = start
      var name: UInt64 = 0
      while end < text.count, text[end].isSmallLetter {
        name = name &<< 8 | UInt64(text[end])
        end &+= 1
      }
      guard end > start, end < text.count, text[end] == UInt8(ascii: "=") else { return nil }
      self.range = start..<end
      self.name = name
    }
  }

  /// The word.
  package let word: Word
  /// The range of the word: offsets from the first byte of the message.
  package let wordRange: Range<Int>

  private static let name = Array("lifecycle".utf8)
  private static let launch = Array("-launch".utf8)
  private static let problem = Array("-problem".utf8)
  private static let search = ByteSearch([name])

  /// Finds the line in a message; `nil` where there is none.
  package init?(in message: ArraySlice<UInt8>) {
    guard let found = message.withUnsafeBufferPointer({ Self(in: $0) }) else { return nil }
    self = found
  }

  /// Finds the line in a message; `nil` where there is none.
  init?(in text: MessageBytes) {
    var range: Range<Int>?
    Self.search.forEachPlace(in: text) { _, start in
      range = Self.endOfWord(at: start, in: text).map { start..<$0 }
      return range == nil
    }
    guard let range else { return nil }
    wordRange = range
    let end = range.lowerBound + Self.name.count..<range.upperBound
    word =
      end.isEmpty
      ? .call : text.holds(Self.launch, in: end) ? .launch : text.holds(Self.problem, in: end) ? .problem : .unknown
  }

  /// The end of a word that begins at a place: `lifecycle`, or that with a hyphen and letters, before a pair and after a space.
  private static func endOfWord(at start: Int, in text: MessageBytes) -> Int? {
    guard start == 0 || !text[start - 1].isTokenPart && text[start - 1] != UInt8(ascii: "-") else { return nil }
    var end = start + name.count
    if end < text.count, text[end] == UInt8(ascii: "-") {
      end = text.end(from: end + 1, while: \.isSmallLetter)
    }
    // A pair follows, as nothing else does after this word.
    return Key(after: end, in: text) == nil ? nil : end
  }

  /// Calls a function with each pair, as far as the message keeps to the format.
  package func forEachPair(in message: ArraySlice<UInt8>, _ body: (Key, LogfmtValue) -> Void) {
    message.withUnsafeBufferPointer { forEachPair(in: $0, body) }
  }

  /// Calls a function with each pair, as far as the message keeps to the format.
  @inline(__always)
  func forEachPair(in text: MessageBytes, _ body: (Key, LogfmtValue) -> Void) {
    var place = wordRange.upperBound
    while let key = Key(after: place, in: text) {
      let start = key.range.upperBound &+ 1
      guard start < text.count, text[start] == UInt8(ascii: "\"") else {
        let end = text.firstPlace(of: UInt8(ascii: " "), in: start..<text.count) ?? text.count
        // An empty text is a string.
        guard end > start else { return }
        body(key, LogfmtValue(start..<end))
        place = end
        continue
      }
      guard let value = Self.string(at: start + 1, in: text) else { return }
      body(key, value)
      place = value.range.upperBound &+ 1
    }
  }

  /// The text of a string that begins at a place; `nil` for one without an end.
  private static func string(at start: Int, in text: MessageBytes) -> LogfmtValue? {
    guard let quote = text.firstPlace(of: UInt8(ascii: "\""), in: start..<text.count) else { return nil }
    guard var escape = text.firstPlace(of: UInt8(ascii: "\\"), in: start..<quote) else {
      return LogfmtValue(start..<quote)
    }
    // After an escape, the quote may be one.
    while escape < text.count, text[escape] != UInt8(ascii: "\"") {
      escape += text[escape] == UInt8(ascii: "\\") ? 2 : 1
    }
    return escape < text.count ? LogfmtValue(start..<escape, hasEscapes: true) : nil
  }
}
