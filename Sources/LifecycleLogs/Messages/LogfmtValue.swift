/// The value of a key in a line of the generated log: bare, or a JSON string.
///
/// It is where its bytes are in the message, whose bytes its functions take.
package struct LogfmtValue: Hashable, Sendable {
  /// The range of the bytes, without the quotes of a string: offsets from the first byte of the message.
  @ByteRange package private(set) var range: Range<Int>
  /// `true` for a string with escapes.
  package let hasEscapes: Bool

  /// Creates the value of a range.
  init(_ range: Range<Int>, hasEscapes: Bool = false) {
    self.range = range
    self.hasEscapes = hasEscapes
  }

  /// The text.
  package func text(in message: ArraySlice<UInt8>) -> String { String(decoding: bytes(in: message), as: UTF8.self) }

  /// The bytes of the text.
  package func bytes(in message: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let bytes = message.part(range)
    return hasEscapes ? Self.unescaped(bytes)[...] : bytes
  }

  /// The number that decimal digits spell; `nil` for another value.
  func decimal(in message: MessageBytes) -> Int? {
    Self.number(message, range, radix: 10).map { Int(truncatingIfNeeded: $0) }
  }

  /// The address that is spelled as `0x600002d0c2a0`; `nil` for another value.
  func address(in message: MessageBytes) -> UInt64? {
    guard range.count > 2, message[range.lowerBound] == UInt8(ascii: "0"),
      message[range.lowerBound + 1] == UInt8(ascii: "x")
    else { return nil }
    return Self.number(message, (range.lowerBound + 2)..<range.upperBound, radix: 16)
  }

  /// The number that digits spell; `nil` for other characters, and for more than 18 decimal or 16 hexadecimal digits.
  static func number(_ text: MessageBytes, _ digits: Range<Int>, radix: UInt64) -> UInt64? {
    guard (1...(radix == 16 ? 16 : 18)).contains(digits.count) else { return nil }
    var number: UInt64 = 0
    for index in digits {
      guard let value = LineCursor.hexadecimalValue(of: text[index]), value < radix else { return nil }
      number = number &* radix &+ value
    }
    return number
  }

  /// The bytes of a JSON string's text; what is no escape stays as it is.
  private static func unescaped(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var units: [UInt8] = []
    var rest = bytes
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let kind = rest.popFirst() else {
        units.append(byte)
        continue
      }
      switch kind {
      case UInt8(ascii: "n"): units.append(UInt8(ascii: "\n"))
      case UInt8(ascii: "r"): units.append(UInt8(ascii: "\r"))
      case UInt8(ascii: "t"): units.append(UInt8(ascii: "\t"))
      case UInt8(ascii: "u"):
        let digits = rest.prefix(4)
        guard digits.count == 4, let code = digits.withUnsafeBufferPointer({ number($0, 0..<4, radix: 16) }),
          let scalar = Unicode.Scalar(UInt32(code))
        else {
          units += [byte, kind]
          continue
        }
        units += Array(String(Character(scalar)).utf8)
        rest = rest.dropFirst(4)
      default: units.append(kind)
      }
    }
    return units
  }
}
