/// What is left of a name when it is compared: canonical equivalence, letter case, and the differences between runs of
/// space, `-` and `_` do not count.
package struct NameKey: Hashable, Sendable {
  private let folded: String

  /// Folds a name.
  package init(_ name: String) { self.init(name[...]) }

  /// Folds a name.
  package init(_ name: Substring) {
    if let plain = Self.foldASCII(name) {
      folded = plain
      return
    }
    // By way of upper case, 'ß', 'ẞ' and 'SS', final and medial sigma fall together as full case folding has them.
    let words = name.lowercased().uppercased().lowercased()
      .split { $0.isWhitespace || $0 == "-" || $0 == "_" }
    // Nothing but separators is a name too: "--" is not "-".
    folded = words.isEmpty ? String(name) : words.joined(separator: " ")
  }

  /// The same for a name of ASCII letters alone, which most are; `nil` for any other, or one with nothing but separators.
  private static func foldASCII(_ name: Substring) -> String? {
    var isASCII = true
    let folded = String(unsafeUninitializedCapacity: name.utf8.count) { buffer in
      var length = 0
      var isAfterWord = false
      for byte in name.utf8 {
        guard byte < 0x80 else {
          isASCII = false
          return 0
        }
        if byte.isASCIISpace || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") {
          isAfterWord = length > 0
        } else {
          if isAfterWord {
            buffer[length] = 0x20
            length += 1
          }
          isAfterWord = false
          buffer[length] = (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
          length += 1
        }
      }
      return length
    }
    return isASCII && !folded.isEmpty ? folded : nil
  }
}
