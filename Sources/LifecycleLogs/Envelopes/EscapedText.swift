/// The text of a JSON string without its escapes.
enum EscapedText {
  /// Appends the text of a string; what is no escape stays as it is, and half of a surrogate pair becomes U+FFFD.
  static func append(_ string: UnsafeBufferPointer<UInt8>, to text: inout [UInt8]) {
    forEachPart(of: string) { part in
      switch part {
      case .verbatim(let range): text.append(contentsOf: UnsafeBufferPointer(rebasing: string[range]))
      case .byte(let byte, _): text.append(byte)
      case .scalar(let scalar, _): text.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
      return true
    }
  }

  /// Returns the place in a string of a byte of its text.
  static func place(of offset: Int, in string: UnsafeBufferPointer<UInt8>) -> Int {
    var rest = offset
    var place = string.count
    forEachPart(of: string) { part in
      let (count, range): (Int, Range<Int>) =
        switch part {
        case .verbatim(let range): (range.count, range)
        case .byte(_, let range): (1, range)
        case .scalar(let scalar, let range): (UTF8.width(scalar), range)
        }
      guard rest >= count else {
        place = count == range.count ? range.lowerBound + rest : range.lowerBound
        return false
      }
      rest -= count
      return true
    }
    return place
  }

  fileprivate enum Part {
    case verbatim(Range<Int>)
    case byte(UInt8, Range<Int>)
    case scalar(Unicode.Scalar, Range<Int>)
  }

  /// Calls a function with each part of a string, until it returns `false`.
  private static func forEachPart(of string: UnsafeBufferPointer<UInt8>, _ body: (Part) -> Bool) {
    var line = LineCursor(string)
    while !line.isAtEnd {
      let start = line.position
      let end = line.firstPlace(of: UInt8(ascii: "\\")) ?? string.count
      if end > start, !body(.verbatim(start..<end)) { return }
      line.position = end
      guard !line.isAtEnd, body(line.takeEscape()) else { return }
    }
  }
}

extension LineCursor {
  /// Takes the escape at the cursor.
  fileprivate mutating func takeEscape() -> EscapedText.Part {
    let start = position
    position = min(position + 2, bytes.count)
    switch byte(at: start + 1) {
    case UInt8(ascii: "n"): return .byte(UInt8(ascii: "\n"), start..<position)
    case UInt8(ascii: "r"): return .byte(UInt8(ascii: "\r"), start..<position)
    case UInt8(ascii: "t"): return .byte(UInt8(ascii: "\t"), start..<position)
    case UInt8(ascii: "b"): return .byte(8, start..<position)
    case UInt8(ascii: "f"): return .byte(12, start..<position)
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return .byte(byte(at: start + 1), start..<position)
    case UInt8(ascii: "u"):
      guard let scalar = takeScalar() else { return .verbatim(start..<position) }
      return .scalar(scalar, start..<position)
    default: return .verbatim(start..<position)
    }
  }

  /// Takes the digits after `\u`, and the second half of a surrogate pair.
  private mutating func takeScalar() -> Unicode.Scalar? {
    guard let first = takeCodeUnit() else { return nil }
    if let scalar = Unicode.Scalar(first) { return scalar }
    var line = self
    guard first < 0xDC00, line.take("\\u"), let second = line.takeCodeUnit(), 0xDC00...0xDFFF ~= second else {
      return "\u{FFFD}"
    }
    self = line
    return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
  }

  private mutating func takeCodeUnit() -> UInt32? {
    guard 4 <= bytes.count - position else { return nil }
    var unit: UInt32 = 0
    for offset in position..<(position + 4) {
      guard let digit = Self.hexadecimalValue(of: bytes[offset]) else { return nil }
      unit = unit << 4 | UInt32(digit)
    }
    position += 4
    return unit
  }
}
