/// An expression that a page writes.
enum SwiftExpression {
  /// Whether a text can stand where an expression is wanted without ending what it stands in: one line, brackets and
  /// quotes in pairs, no comment and no second statement.
  static func isPlausible(_ text: String) -> Bool {
    guard !text.contains(where: \.isNewline), !text.allSatisfy(\.isWhitespace) else { return false }
    var open: [Character] = []
    var isString = false
    var previous: Character = " "
    for character in text {
      if isString {
        // Interpolation may hold anything; a page that needs it writes a body.
        if character == "(" && previous == "\\" { return false }
        if character == "\"" && previous != "\\" { isString = false }
        previous = character == "\\" && previous == "\\" ? " " : character
        continue
      }
      switch character {
      case "\"": isString = true
      case "(": open.append(")")
      case "[": open.append("]")
      case "{": open.append("}")
      case ")", "]", "}": guard open.popLast() == character else { return false }
      case "/", "*": guard previous != "/" else { return false }
      case ";", "#", "\\", "`": return false
      default: break
      }
      previous = character
    }
    return open.isEmpty && !isString
  }
}
