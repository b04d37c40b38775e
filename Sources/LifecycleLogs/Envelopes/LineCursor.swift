/// A place in the bytes of a line, and what is read from there on.
///
/// It lives as long as the bytes are borrowed. What is taken is moved over; what cannot be taken is not.
struct LineCursor {
  /// The bytes of the line.
  let bytes: UnsafeBufferPointer<UInt8>
  /// The offset of the next byte.
  var position: Int
  /// The microseconds by which the last time that was taken is shown later than in UTC.
  var zone: Int64 = 0

  /// Begins at a place.
  init(_ bytes: UnsafeBufferPointer<UInt8>, at position: Int = 0) {
    self.bytes = bytes
    self.position = position
  }

  /// The next byte; zero at the end.
  var next: UInt8 { position < bytes.count ? bytes[position] : 0 }

  /// `true` at the end of the line.
  var isAtEnd: Bool { position >= bytes.count }

  /// The range of what is not read yet.
  var rest: Range<Int> { position..<bytes.count }

  /// The byte at an offset; zero beyond the end.
  func byte(at offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  /// Takes a text if it is the next one.
  mutating func take(_ text: StaticString) -> Bool {
    guard isNext(text) else { return false }
    position += text.utf8CodeUnitCount
    return true
  }

  /// Tells whether a text is the next one.
  func isNext(_ text: StaticString) -> Bool { isText(text, at: position) }

  /// Tells whether the bytes of a range are those of a text.
  func isText(_ text: StaticString, in range: Range<Int>) -> Bool {
    range.count == text.utf8CodeUnitCount && isText(text, at: range.lowerBound)
  }

  private func isText(_ text: StaticString, at start: Int) -> Bool {
    let count = text.utf8CodeUnitCount
    guard count <= bytes.count &- start else { return false }
    return bytes.holds(UnsafeBufferPointer(start: text.utf8Start, count: count), at: start)
  }

  /// Takes spaces, and returns how many.
  @discardableResult
  mutating func takeSpaces() -> Int {
    let start = position
    while next == UInt8(ascii: " ") { position += 1 }
    return position - start
  }

  /// Takes bytes up to one of these, which is not taken; `nil` where there is none.
  mutating func take(upTo byte: UInt8) -> Range<Int>? {
    guard let end = firstPlace(of: byte) else { return nil }
    defer { position = end }
    return position..<end
  }

  /// Returns the place of the next of these bytes.
  func firstPlace(of byte: UInt8) -> Int? {
    position < bytes.count ? bytes.firstPlace(of: byte, in: rest) : nil
  }

  /// Takes bytes up to a space or the end; `nil` where there are none.
  mutating func takeWord() -> Range<Int>? {
    let start = position
    while position < bytes.count, bytes[position] != UInt8(ascii: " ") { position += 1 }
    return position > start ? start..<position : nil
  }

  /// Takes a column, and the tab after it; `nil` where there is no tab.
  mutating func takeColumn() -> Range<Int>? {
    guard let column = take(upTo: UInt8(ascii: "\t")) else { return nil }
    position += 1
    return column
  }

  /// The number that the digits in a range spell; `nil` where it has anything else.
  func number(in range: Range<Int>) -> Int? {
    var digits = LineCursor(bytes, at: range.lowerBound)
    guard let number = digits.takeNumber(), digits.position == range.upperBound else { return nil }
    return number
  }

  /// Takes decimal digits; `nil` for none, or for more than eighteen.
  mutating func takeNumber() -> Int? {
    let start = position
    var number = 0
    while Self.isDigit(next) {
      number = number &* 10 &+ Int(next &- UInt8(ascii: "0"))
      position += 1
    }
    guard (1...18).contains(position - start) else {
      position = start
      return nil
    }
    return number
  }

  /// Takes hexadecimal digits; `nil` for none, or for more than sixteen.
  mutating func takeHexadecimal() -> UInt64? {
    let start = position
    var number: UInt64 = 0
    while let digit = Self.hexadecimalValue(of: next) {
      number = number << 4 | digit
      position += 1
    }
    guard (1...16).contains(position - start) else {
      position = start
      return nil
    }
    return number
  }

  /// Tells whether a byte is a decimal digit.
  static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

  /// Tells whether a byte is an ASCII letter.
  static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- UInt8(ascii: "a") < 26 }

  /// The value of a hexadecimal digit; `nil` for another byte.
  static func hexadecimalValue(of byte: UInt8) -> UInt64? {
    if isDigit(byte) { return UInt64(byte &- UInt8(ascii: "0")) }
    let letter = (byte | 0x20) &- UInt8(ascii: "a")
    return letter < 6 ? UInt64(letter) + 10 : nil
  }
}
