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

/// The SHA-256 digest (FIPS 180-4), by which a web page names the scripts and styles that it allows itself.
package struct SHA256 {
  private var state: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]

  /// The 32 bytes of a message's digest.
  package static func digest(_ message: some Sequence<UInt8>) -> [UInt8] {
    var hash = SHA256()
    let padded = padded(Array(message))
    for start in stride(from: 0, to: padded.count, by: 64) { hash.take(padded[start..<(start + 64)]) }
    return hash.state.flatMap(bytes)
  }

  /// The digest of a text's UTF-8 in base 64, as in a Content-Security-Policy.
  package static func base64(of text: String) -> String {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    let digest = digest(text.utf8)
    var output = ""
    for start in stride(from: 0, to: digest.count, by: 3) {
      let group = digest[start..<min(start + 3, digest.count)]
      let bits = (0..<3).reduce(0) { $0 << 8 | (start + $1 < digest.count ? Int(digest[start + $1]) : 0) }
      for place in 0..<4 { output.append(place <= group.count ? digits[bits >> (18 - 6 * place) & 63] : "=") }
    }
    return output
  }

  /// The message, a one, zeros, and its length in bits: a multiple of 64 bytes.
  private static func padded(_ message: [UInt8]) -> [UInt8] {
    let zeros = (119 - message.count % 64) % 64
    let length = UInt64(message.count) &* 8
    return message + [0x80] + Array(repeating: 0, count: zeros) + bytes(UInt32(length >> 32))
      + bytes(UInt32(truncatingIfNeeded: length))
  }

  private static func bytes(_ word: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> UInt32($0)) }
  }

  private mutating func take(_ block: ArraySlice<UInt8>) {
    var schedule = stride(from: block.startIndex, to: block.endIndex, by: 4).map { start in
      block[start..<(start + 4)].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    for index in 16..<64 {
      let (early, late) = (schedule[index - 15], schedule[index - 2])
      let first = Self.rotated(early, 7) ^ Self.rotated(early, 18) ^ early >> 3
      let second = Self.rotated(late, 17) ^ Self.rotated(late, 19) ^ late >> 10
      schedule.append(schedule[index - 16] &+ first &+ schedule[index - 7] &+ second)
    }
    var round = state
    for index in 0..<64 {
      let (a, e) = (round[0], round[4])
      let choice = e & round[5] ^ ~e & round[6]
      let majority = a & round[1] ^ a & round[2] ^ round[1] & round[2]
      let first =
        round[7] &+ (Self.rotated(e, 6) ^ Self.rotated(e, 11) ^ Self.rotated(e, 25)) &+ choice
        &+ Self.constants[index] &+ schedule[index]
      let second = (Self.rotated(a, 2) ^ Self.rotated(a, 13) ^ Self.rotated(a, 22)) &+ majority
      round = [first &+ second, a, round[1], round[2], round[3] &+ first, e, round[5], round[6]]
    }
    for index in state.indices { state[index] &+= round[index] }
  }

  private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }

  /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
    0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
    0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
    0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
    0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
    0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
    0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
  ]
}
