/// The text of a type in a declaration of a page or the catalog.
enum SwiftType {
  /// The type with one space after each colon and none before; `nil` for a text that cannot be a type.
  static func normalized(_ text: String) -> String? {
    guard isPlausible(text) else { return nil }
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    return parts.enumerated().map { index, part in
      let start = index == 0 ? Substring(part) : part.drop(while: \.isWhitespace)
      return index == parts.count - 1 ? String(start) : String(start.reversed().drop(while: \.isWhitespace).reversed())
    }.joined(separator: ": ")
  }

  /// `true` for letters, digits and a type's punctuation, brackets in pairs: nothing that could end a declaration.
  private static func isPlausible(_ text: String) -> Bool {
    var open: [Character] = []
    var previous: Character = " "
    for character in text {
      switch character {
      case "(": open.append(")")
      case "[": open.append("]")
      case "<": open.append(">")
      case ">" where previous == "-": break
      case ")", "]", ">": guard open.popLast() == character else { return false }
      case " ", "_", ".", ",", ":", "?", "!", "@", "&", "-": break
      default: guard SwiftIdentifier.isValid("a\(character)") else { return false }
      }
      previous = character
    }
    return open.isEmpty && !text.allSatisfy(\.isWhitespace)
  }
}
