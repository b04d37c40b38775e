import Text

/// Text escaped for Mermaid, which shows names with quotes, colons or Markdown in them literally.
///
/// Mermaid has entities: `#58;` is a colon. Letters, digits, other scripts and a little punctuation need none.
enum MermaidText {
  private static let plain = ASCIISet.alphanumerics.union(ASCIISet(" (),"))

  /// One line of text, with entities for all that some version of Mermaid, or the Markdown in it, might interpret.
  static func escaped(_ text: String) -> String {
    if plain.holds(text), !mayHoldDirection(text) { return text }
    let scalars = Array(text.unicodeScalars)
    let statement = scalars.indices.filter { isDirection(in: scalars, at: $0) }
    if statement.isEmpty, plain.holds(text) { return text }
    var output = ""
    for (index, scalar) in scalars.enumerated() {
      let isBeforeWord = index + 1 < scalars.count && scalars[index + 1].isWord
      let isInside = isBeforeWord && index > 0 && scalars[index - 1].isWord
      if !statement.contains(index), isPlain(scalar, beforeWord: isBeforeWord, insideWord: isInside) {
        output.unicodeScalars.append(scalar)
      } else {
        output += "#\(scalar.value);"
      }
    }
    return output
  }

  /// The text of an accessible title or description in one line.
  static func line(_ text: String) -> String {
    escaped(text.split(whereSeparator: \.isWhitespace).joined(separator: " "))
  }

  private static func isPlain(_ scalar: Unicode.Scalar, beforeWord: Bool, insideWord: Bool) -> Bool {
    guard scalar.isASCII else { return !scalar.properties.isWhitespace }
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", " ", "(", ")", ",": return true
    case ".": return beforeWord
    case "-", "/", "'": return insideWord
    default: return false
    }
  }

  /// Returns `false` for most texts without the word "direction".
  private static func mayHoldDirection(_ text: String) -> Bool {
    let mayHold = text.utf8.withContiguousStorageIfAvailable { bytes in
      bytes.indices.dropLast().contains { bytes[$0] | 0x20 == 0x64 && bytes[$0 + 1] | 0x20 == 0x69 }
    }
    return mayHold ?? true
  }

  /// `true` at the word "direction": Mermaid takes a line with it and an orientation for a statement.
  private static func isDirection(in scalars: [Unicode.Scalar], at index: Int) -> Bool {
    let word = "direction".unicodeScalars
    guard scalars[index].value | 0x20 == 0x64, scalars.count - index > word.count else { return false }
    return zip(scalars[index...], word).allSatisfy { $0.value | 0x20 == $1.value }
  }
}
