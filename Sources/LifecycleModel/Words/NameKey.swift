/// What is left of a name when it is compared: canonical equivalence, letter case, and the differences between runs of
/// space, `-` and `_` do not count.
package struct NameKey: Hashable, Sendable {
  private let folded: String

  /// Folds a name.
  package init(_ name: some StringProtocol) {
    if let plain = Self.foldASCII(name) {
      folded = plain
      return
    }
    // Upper case first: 'ß' and 'SS', final and medial sigma fall together as full case folding has them.
    let words = name.uppercased().lowercased()
      .split { $0.isWhitespace || $0 == "-" || $0 == "_" }
    // Nothing but separators is a name too: "--" is not "-".
    folded = words.isEmpty ? String(name) : words.joined(separator: " ")
  }

  /// The same for a name of ASCII letters alone, which most are; `nil` for any other, or one with nothing but separators.
  private static func foldASCII(_ name: some StringProtocol) -> String? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(name.utf8.count)
    var isAfterWord = false
    for byte in name.utf8 {
      guard byte < 0x80 else { return nil }
      if byte == 0x20 || byte == 0x2D || byte == 0x5F || (0x09...0x0D).contains(byte) {
        isAfterWord = !bytes.isEmpty
      } else {
        if isAfterWord { bytes.append(0x20) }
        isAfterWord = false
        bytes.append((0x41...0x5A).contains(byte) ? byte | 0x20 : byte)
      }
    }
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }
}
