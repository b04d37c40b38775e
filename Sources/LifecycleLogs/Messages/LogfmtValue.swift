/// The value of a key in a line of the generated log: bare, or a JSON string.
package struct LogfmtValue: Sendable {
  /// The bytes, without the quotes of a string.
  package let bytes: ArraySlice<UInt8>
  /// `true` for a string.
  package let isQuoted: Bool
  /// `true` for a string with escapes.
  package let hasEscapes: Bool

  /// The text.
  package var text: String { String(decoding: content, as: UTF8.self) }

  /// The bytes of the text.
  package var content: ArraySlice<UInt8> { hasEscapes ? Self.unescaped(bytes)[...] : bytes }

  /// The number that decimal digits spell; `nil` for another value.
  package var decimal: Int? { Self.number(bytes, radix: 10).map { Int(truncatingIfNeeded: $0) } }

  /// The address that is spelled as `0x600002d0c2a0`; `nil` for another value.
  package var address: UInt64? {
    guard bytes.starts(with: "0x".utf8) else { return nil }
    return Self.number(bytes.dropFirst(2), radix: 16)
  }

  /// The number that digits spell; `nil` for other characters, and for more than 18 decimal or 16 hexadecimal digits.
  static func number(_ digits: ArraySlice<UInt8>, radix: UInt64) -> UInt64? {
    guard (1...(radix == 16 ? 16 : 18)).contains(digits.count) else { return nil }
    var number: UInt64 = 0
    for digit in digits {
      guard let value = Self.value(ofDigit: digit), value < radix else { return nil }
      number = number &* radix &+ value
    }
    return number
  }

  private static func value(ofDigit digit: UInt8) -> UInt64? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt64(digit - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt64(digit - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt64(digit - UInt8(ascii: "A")) + 10
    default: nil
    }
  }

  /// The text of a JSON string; what is no escape stays as it is.
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
        guard let code = number(rest.prefix(4), radix: 16), rest.count >= 4,
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
