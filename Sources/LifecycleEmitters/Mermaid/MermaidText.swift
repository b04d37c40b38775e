/// Text as Mermaid shows it and never reads it: names with quotes, colons or Markdown in them come out as they are.
///
/// Mermaid's way is an entity, `#58;` for a colon. Letters, digits, other scripts and a little punctuation stay.
enum MermaidText {
  /// One line of text; every character that some version of Mermaid, or the Markdown in it, might act on is an entity.
  static func escaped(_ text: some StringProtocol) -> String {
    let scalars = Array(text.unicodeScalars)
    let statement = scalars.indices.filter { isDirection(scalars[$0...]) }
    var output = ""
    for (index, scalar) in scalars.enumerated() {
      let isBeforeWord = index + 1 < scalars.count && isWord(scalars[index + 1])
      let isInside = isBeforeWord && index > 0 && isWord(scalars[index - 1])
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

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }

  /// Mermaid takes a line with the word "direction" and an orientation anywhere in it for a statement.
  private static func isDirection(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
    let word = "direction".unicodeScalars
    return scalars.count > word.count && zip(scalars, word).allSatisfy { $0.properties.lowercaseMapping == String($1) }
  }
}
