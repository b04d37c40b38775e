/// A 64-bit FNV-1a digest: the same on every machine and in every run, for telling texts apart, not for secrets.
package struct StableHash {
  private var state: UInt64 = 0xcbf2_9ce4_8422_2325

  /// An empty digest.
  package init() {}

  /// The digest of one text, 16 hexadecimal digits.
  package static func digest(_ text: String) -> String {
    var hash = StableHash()
    hash.combine(text)
    return hash.hexadecimal
  }

  /// Takes in a text; texts combined one after another are kept apart.
  package mutating func combine(_ text: String) {
    for byte in text.utf8 { combine(byte) }
    combine(0xFF)
  }

  /// 16 lower-case hexadecimal digits.
  package var hexadecimal: String {
    let digits = String(state, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  private mutating func combine(_ byte: UInt8) {
    state = (state ^ UInt64(byte)) &* 0x100_0000_01b3
  }
}
