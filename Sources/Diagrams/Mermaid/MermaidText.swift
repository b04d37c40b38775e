import Text

/// Text as Mermaid shows it and never reads it: names with quotes, colons or Markdown in them come out as they are.
///
/// Mermaid's way is an entity, `#58;` for a colon. Letters, digits, other scripts and a little punctuation stay.
enum MermaidText {
  private static let plain = ASCIISet.alphanumerics.union(ASCIISet(" (),"))

  /// One line of text; every character that some version of Mermaid, or the Markdown in it, might act on is an entity.
  static func escaped(_ text: String) -> String {
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

  /// The text of an accessible title or description: one line, however many the original has.
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

  /// Mermaid takes a line with the word "direction" and an orientation anywhere in it for a statement.
  private static func isDirection(in scalars: [Unicode.Scalar], at index: Int) -> Bool {
    let word = "direction".unicodeScalars
    guard scalars[index].value | 0x20 == 0x64, scalars.count - index > word.count else { return false }
    return zip(scalars[index...], word).allSatisfy { $0.value | 0x20 == $1.value }
  }
}
