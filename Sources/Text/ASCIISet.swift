/// A set of ASCII characters that a text is compared with byte by byte, far faster than by characters.
///
/// Most texts of a page are plain: a name, a sentence. What must be escaped somewhere is rare, so writers ask first whether
/// a text holds anything but plain characters, and take it as it is where it does not.
package struct ASCIISet: Sendable {
  private let low: UInt64
  private let high: UInt64

  private init(low: UInt64, high: UInt64) {
    self.low = low
    self.high = high
  }

  /// The characters of a text; what is not ASCII in it is left out.
  package init(_ text: String) {
    var (low, high) = (UInt64(0), UInt64(0))
    for byte in text.utf8 where byte < 0x80 {
      if byte < 64 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte - 64) }
    }
    self.init(low: low, high: high)
  }

  /// The characters that one can see, and the space.
  package static let printable = ASCIISet(low: ~0 << 32, high: ~0 >> 1)

  /// Letters without accents.
  package static let letters = ASCIISet("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")

  /// Letters without accents and digits.
  package static let alphanumerics = letters.union(ASCIISet("0123456789"))

  /// Both sets' characters.
  package func union(_ other: ASCIISet) -> ASCIISet { ASCIISet(low: low | other.low, high: high | other.high) }

  /// This set's characters but the other's.
  package func subtracting(_ other: ASCIISet) -> ASCIISet { ASCIISet(low: low & ~other.low, high: high & ~other.high) }

  /// Whether a byte of UTF-8 is one of the characters.
  package func contains(_ byte: UInt8) -> Bool {
    byte < 64 ? low >> UInt64(byte) & 1 == 1 : byte < 0x80 && high >> UInt64(byte - 64) & 1 == 1
  }

  /// Whether a text has no other characters.
  package func holds(_ text: String) -> Bool {
    text.utf8.withContiguousStorageIfAvailable(holds) ?? text.utf8.allSatisfy { contains($0) }
  }

  /// Whether a text has no other characters.
  package func holds(_ text: Substring) -> Bool {
    text.utf8.withContiguousStorageIfAvailable(holds) ?? text.utf8.allSatisfy { contains($0) }
  }

  /// Whether a text is words of the characters, with one space between two; an empty text is not.
  package func holdsWords(_ text: String) -> Bool {
    var isBehindSpace = true
    for byte in text.utf8 {
      let isSpace = byte == UInt8(ascii: " ")
      guard isSpace ? !isBehindSpace : contains(byte) else { return false }
      isBehindSpace = isSpace
    }
    return !isBehindSpace
  }

  private func holds(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    for byte in bytes where !contains(byte) { return false }
    return true
  }
}
