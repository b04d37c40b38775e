/// A name folded for comparison: canonical equivalents, letter case, and runs of spaces, `-` and `_` do not differ.
package struct NameKey: Hashable, Sendable {
  /// The folded name.
  package let folded: String

  /// Folds a name.
  package init(_ name: String) { self.init(name[...]) }

  /// Folds a name.
  package init(_ name: Substring) {
    if let plain = Self.foldedASCII(name.utf8), !plain.isEmpty {
      folded = plain
      return
    }
    var text = FoldedText(capacity: name.utf8.count)
    for scalar in name.unicodeScalars { text.append(scalar) }
    // A name of separators alone is a name too: "--" is not "-".
    folded = text.bytes.isEmpty ? String(name) : String(decoding: text.bytes, as: UTF8.self)
  }

  /// Folds an ASCII name in one pass, as most names are; `nil` for other names.
  private static func foldedASCII(_ name: Substring.UTF8View) -> String? {
    let folded = name.withContiguousStorageIfAvailable { bytes -> String? in
      guard bytes.allSatisfy({ $0 < 0x80 }) else { return nil }
      return String(unsafeUninitializedCapacity: bytes.count) { output in
        var count = 0
        var followsWord = false
        for byte in bytes {
          guard !FoldedText.separates(byte) else {
            followsWord = count > 0
            continue
          }
          // The separator took at least one byte, so there is room for the space.
          if followsWord {
            output[count] = 0x20
            count += 1
          }
          followsWord = false
          output[count] = FoldedText.lowercased(byte)
          count += 1
        }
        return count
      }
    }
    return folded ?? nil
  }
}

extension NameKey {
  /// Scalars that are neither white space nor have cases: dashes and quotation marks, arrows and symbols, and the characters of Japanese,
  /// Korean and Chinese. To ask Unicode's tables of each takes longer than all else.
  static let plainScalars: [ClosedRange<UInt32>] = [
    0x2010...0x2027, 0x2190...0x24B5, 0x3001...0x9FFF, 0xAC00...0xD7A3,
  ]
}

/// The folded characters of a name, one space between two words.
private struct FoldedText {
  private(set) var bytes: [UInt8] = []
  private var followsWord = false

  init(capacity: Int) { bytes.reserveCapacity(capacity) }

  mutating func append(_ scalar: Unicode.Scalar) {
    guard scalar.value >= 0x80 else { return append(UInt8(scalar.value)) }
    let isPlain = NameKey.plainScalars.contains { $0.contains(scalar.value) }
    guard isPlain || !scalar.properties.isWhitespace else { return separate() }
    beginWord()
    guard !isPlain, scalar.properties.changesWhenCaseMapped else {
      bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      return
    }
    // Upper case first, so that 'ß', 'ẞ' and 'SS', and final and medial sigma, are equal as in full case folding.
    bytes += String(scalar).lowercased().uppercased().lowercased().utf8
  }

  private mutating func append(_ byte: UInt8) {
    guard !Self.separates(byte) else { return separate() }
    beginWord()
    bytes.append(Self.lowercased(byte))
  }

  /// Returns `true` for an ASCII byte that separates words.
  static func separates(_ byte: UInt8) -> Bool {
    byte.isASCIISpace || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
  }

  /// The lower-case letter of an ASCII byte.
  static func lowercased(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }

  private mutating func separate() { followsWord = !bytes.isEmpty }

  private mutating func beginWord() {
    if followsWord { bytes.append(0x20) }
    followsWord = false
  }
}

extension Language {
  /// The language of a text by the scripts of its letters; English where a tenth or less of them are of another one's script.
  package init(ofText text: some Sequence<Unicode.Scalar>) {
    var (letters, kana, hangul, han) = (0, 0, 0, 0)
    for scalar in text {
      switch scalar.value {
      case 0x3040...0x30FF: kana += 1
      case 0xAC00...0xD7AF: hangul += 1
      case 0x4E00...0x9FFF: han += 1
      default: letters += scalar.properties.isAlphabetic ? 1 : 0
      }
    }
    let others = max(kana + han, hangul)
    if others * 10 <= letters + kana + hangul + han {
      self = .english
    } else if hangul > kana + han {
      self = .korean
    } else {
      // Japanese has a syllable or more for each word; a quotation in it may be all that a Chinese text has.
      self = kana * 10 > han ? .japanese : .chinese
    }
  }
}
