/// A set of ASCII characters that is compared with texts byte by byte, far faster than by characters.
///
/// Texts that need escaping are rare, so writers check first whether a text has only plain characters and then copy it.
package struct ASCIISet: Sendable {
  private let low: UInt64
  private let high: UInt64

  private init(low: UInt64, high: UInt64) {
    self.low = low
    self.high = high
  }

  /// Creates a set of the ASCII characters of a text; others are left out.
  package init(_ text: String) {
    var (low, high) = (UInt64(0), UInt64(0))
    for byte in text.utf8 where byte < 0x80 {
      if byte < 64 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte - 64) }
    }
    self.init(low: low, high: high)
  }

  /// The visible characters and the space.
  package static let printable = ASCIISet(low: ~0 << 32, high: ~0 >> 1)

  /// Letters without accents.
  package static let letters = ASCIISet("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")

  /// Letters without accents and digits.
  package static let alphanumerics = letters.union(ASCIISet("0123456789"))

  /// The characters of either set.
  package func union(_ other: ASCIISet) -> ASCIISet { ASCIISet(low: low | other.low, high: high | other.high) }

  /// This set's characters without the other's.
  package func subtracting(_ other: ASCIISet) -> ASCIISet { ASCIISet(low: low & ~other.low, high: high & ~other.high) }

  /// Returns `true` for a byte of UTF-8 that is one of the characters.
  package func contains(_ byte: UInt8) -> Bool {
    byte < 64 ? low >> UInt64(byte) & 1 == 1 : byte < 0x80 && high >> UInt64(byte - 64) & 1 == 1
  }

  /// Returns `true` for a text without other characters.
  package func holds(_ text: String) -> Bool {
    text.utf8.withContiguousStorageIfAvailable(holds) ?? text.utf8.allSatisfy { contains($0) }
  }

  /// Returns `true` for a text without other characters.
  package func holds(_ text: Substring) -> Bool {
    text.utf8.withContiguousStorageIfAvailable(holds) ?? text.utf8.allSatisfy { contains($0) }
  }

  /// Returns `true` for words of these characters with single spaces between them; `false` for an empty text.
  package func holdsWords(_ text: String) -> Bool {
    var followsSpace = true
    for byte in text.utf8 {
      let isSpace = byte == UInt8(ascii: " ")
      guard isSpace ? !followsSpace : contains(byte) else { return false }
      followsSpace = isSpace
    }
    return !followsSpace
  }

  private func holds(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    for byte in bytes where !contains(byte) { return false }
    return true
  }
}
