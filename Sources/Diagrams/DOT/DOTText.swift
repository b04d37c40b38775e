import Documents
import Text

/// Names and prose, escaped for DOT.
enum DOTText {
  /// A quoted string for labels and ids; `dot` reads entities anywhere, so `&` is escaped too.
  static func quoted(_ text: String) -> String {
    quoted(text, backslash: #"\\"#)
  }

  /// A quoted string for tooltips, whose backslashes `dot` interprets twice.
  static func quotedTooltip(_ text: String) -> String {
    quoted(text, backslash: #"\\\\"#)
  }

  /// The text inside an HTML-like label: between its tags, and between the quotes of an attribute. `dot` interprets
  /// backslashes there too.
  static func markup(_ text: String) -> String {
    if plain.holds(text) { return text }
    return mapped(text) { _ in nil }.xmlEscaped(inAttribute: true).replacing(scalar: "\\", with: "&#92;")
  }

  private static func quoted(_ text: String, backslash: String) -> String {
    let inside = mapped(text) { character in
      switch character {
      case "&": "&amp;"
      case "\"": "\\\""
      case "\\": backslash
      default: nil
      }
    }
    return "\"\(inside)\""
  }

  /// The characters that need no escape anywhere.
  private static let plain = ASCIISet.printable.subtracting(ASCIISet("&<>\"\\"))

  /// Replaces scalars; characters that XML forbids are left out, and white space becomes a space.
  private static func mapped(_ text: String, _ replacement: (Unicode.Scalar) -> String?) -> String {
    if plain.holds(text) { return text }
    var result: [UInt8] = []
    result.reserveCapacity(text.utf8.count + 16)
    for scalar in text.unicodeScalars {
      if let replacement = replacement(scalar) {
        result += replacement.utf8
      } else if (0x09...0x0D).contains(scalar.value) {
        result.append(UInt8(ascii: " "))
      } else if scalar.value >= 0x20, !(0x7F...0x9F).contains(scalar.value), !scalar.isNoncharacter {
        result += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}

extension Unicode.Scalar {
  /// `true` for a noncharacter of Unicode: the last two of each plane, and 32 others.
  fileprivate var isNoncharacter: Bool { value & 0xFFFE == 0xFFFE || (0xFDD0...0xFDEF).contains(value) }
}
