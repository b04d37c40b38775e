import Text

/// An expression on a page.
enum SwiftExpression {
  /// `true` where a text can be an expression without ending the code around it: one line, brackets and quotes in pairs, no
  /// comment and no second statement.
  static func isPlausible(_ text: String) -> Bool {
    guard !text.contains(where: \.isNewline), !text.allSatisfy(\.isWhitespace) else { return false }
    var open: [Unicode.Scalar] = []
    var isString = false
    var previous: Unicode.Scalar = " "
    for character in text.unicodeScalars {
      if isString {
        // Interpolation may contain anything; a page that needs it has a body instead.
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

  /// A statement with an expression: on one line where it fits, else broken before each `&&` and `||` outside brackets.
  ///
  /// `indent` is the lines' later indentation in columns.
  static func lines(_ text: String, into statement: String, indent: Int) -> [String] {
    let line = "\(statement) \(text)"
    guard line.displayWidth + indent > 100 else { return [line] }
    var lines: [String] = []
    var current = ""
    var depth = 0
    for word in text.split(separator: " ") {
      if depth == 0, word == "&&" || word == "||" {
        lines.append(current)
        current = ""
      }
      depth += word.reduce(0) { $0 + ("([{".contains($1) ? 1 : ")]}".contains($1) ? -1 : 0) }
      current += (current.isEmpty ? "" : " ") + word
    }
    return [statement] + (lines + [current]).map { "  " + $0 }
  }
}
