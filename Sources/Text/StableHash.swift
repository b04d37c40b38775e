/// A 64-bit FNV-1a digest: the same on every machine and in every run; not for secrets.
package struct StableHash {
  private var state: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Creates an empty digest.
  package init() {}

  /// The digest of a text, 16 hexadecimal digits.
  package static func digest(_ text: String) -> String {
    var hash = StableHash()
    hash.combine(text)
    return hash.hexadecimal
  }

  /// The digest of bytes, 16 hexadecimal digits.
  package static func digest(_ bytes: [UInt8]) -> String {
    var hash = StableHash()
    bytes.withUnsafeBufferPointer { hash.combine($0) }
    return hash.hexadecimal
  }

  /// Adds a text; successive texts are separated.
  package mutating func combine(_ text: String) {
    var text = text
    text.withUTF8 { combine($0) }
  }

  /// 16 lower-case hexadecimal digits.
  package var hexadecimal: String { state.hexadecimal(digits: 16) }

  private mutating func combine(_ bytes: UnsafeBufferPointer<UInt8>) {
    for byte in bytes { combine(byte) }
    combine(0xFF)
  }

  private mutating func combine(_ byte: UInt8) {
    state = (state ^ UInt64(byte)) &* 0x100_0000_01b3
  }
}
