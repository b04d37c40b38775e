import Text

/// The bytes of a message, while it is read.
typealias MessageBytes = UnsafeBufferPointer<UInt8>

extension MessageBytes {
  /// The text, in which a `?` stands for each byte that is no UTF-8, so that all others keep their places.
  var string: String {
    let text = String(decoding: self, as: UTF8.self)
    if text.utf8.elementsEqual(self) { return text }
    var valid: [UInt8] = []
    var parser = Unicode.UTF8.ForwardParser()
    var rest = makeIterator()
    while true {
      switch parser.parseScalar(from: &rest) {
      case .valid(let scalar): valid += scalar
      case .error(let length): valid += repeatElement(UInt8(ascii: "?"), count: length)
      case .emptyInput: return String(decoding: valid, as: UTF8.self)
      }
    }
  }

  /// The end of the bytes from a place on that are like each other.
  func end(from start: Int, while isLike: (UInt8) -> Bool) -> Int {
    var end = start
    while end < count, isLike(self[end]) { end += 1 }
    return end
  }

  /// The start of the bytes up to a place that are like each other.
  func start(before end: Int, while isLike: (UInt8) -> Bool) -> Int {
    var start = end
    while start > 0, isLike(self[start - 1]) { start -= 1 }
    return start
  }

  /// Calls a function with each word of a range, which spaces separate, without the marks around its letters.
  func forEachWord(in range: Range<Int>, _ body: (MessageBytes) -> Void) {
    var index = range.lowerBound
    while index < range.upperBound {
      var (start, end) = (index, index)
      while end < range.upperBound, self[end] != UInt8(ascii: " "), self[end] != UInt8(ascii: "\t") { end += 1 }
      index = end + 1
      let word = start..<end
      while start < end, self[start] < 0x80, !self[start].isTokenPart { start += 1 }
      while end > start, self[end - 1] < 0x80, !self[end - 1].isTokenPart { end -= 1 }
      let letters = start < end ? start..<end : word
      if !letters.isEmpty { body(MessageBytes(rebasing: self[letters])) }
    }
  }

  /// Returns `true` if the bytes of a range are some others.
  func holds(_ bytes: [UInt8], in range: Range<Int>) -> Bool {
    guard bytes.count == range.count else { return false }
    for index in bytes.indices where bytes[index] != self[range.lowerBound + index] { return false }
    return true
  }

  /// Returns `true` if the bytes up to a place end with some others.
  func ends(with bytes: [UInt8], before end: Int) -> Bool {
    bytes.count <= end && holds(bytes, in: end - bytes.count..<end)
  }
}

extension UInt8 {
  /// `true` for a byte that may be part of an identifier: an ASCII letter, a digit, `_` or `$`.
  var isTokenPart: Bool { self < 0x80 && isIdentifierPart }

  /// `true` for a small letter of ASCII.
  var isSmallLetter: Bool { self &- 0x61 < 26 }
}
