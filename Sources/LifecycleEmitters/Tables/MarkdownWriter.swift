/// Writes runs of text as Markdown.
enum MarkdownWriter {
  /// The lines of a text, with a break between them.
  static func cell(_ text: TableText, lineBreak: String = "<br>") -> String {
    text.lines.map { line($0) }.joined(separator: lineBreak)
  }

  /// One line; outside of a table, no pipe has to be kept from it.
  static func line(_ runs: [TableText.Run], isInTable: Bool = true) -> String {
    runs.map { run in
      switch run {
      case .text(let text): escaped(text)
      case .code(let code): self.code(code, isInTable: isInTable)
      case .strong(let runs): "**" + line(runs, isInTable: isInTable) + "**"
      case .emphasis(let runs): "*" + line(runs, isInTable: isInTable) + "*"
      case .link(let title, let url): "[" + line(title, isInTable: isInTable) + "](" + address(url) + ")"
      case .indent(let depth): String(repeating: "&emsp;", count: depth - 1) + "↳ "
      }
    }.joined()
  }

  /// A backslash before everything that Markdown could take for its own.
  static func escaped(_ text: String) -> String {
    if isPlain(text.utf8) { return text }
    let characters = Array(singleLine(text))
    return characters.indices.map { index in
      let character = characters[index]
      switch character {
      case "\\", "`", "*", "[", "]", "<", "|", "~", "$": return "\\" + String(character)
      case "&":
        let next = characters.indices.contains(index + 1) ? characters[index + 1] : " "
        return next.isLetter || next == "#" ? "\\&" : "&"
      // GitHub makes links of bare addresses, and then shows the backslashes inside.
      case ":": return characters[index...].starts(with: "://") ? "\\:" : ":"
      case ".": return characters[..<index].suffix(3).elementsEqual("www") ? "\\." : "."
      case "_":
        let isInWord = [index - 1, index + 1].allSatisfy { characters.indices.contains($0) && characters[$0].isWord }
        return isInWord ? "_" : "\\_"
      default: return String(character)
      }
    }.joined()
  }

  /// A code span; where a pipe and a backslash meet, which no code span in a table can hold, a `<code>` element.
  static func code(_ code: String, isInTable: Bool = true) -> String {
    if code.isEmpty { return "" }
    let needsCare = { (byte: UInt8) in !(0x21..<0x7F).contains(byte) || "`|".utf8.contains(byte) }
    if !code.utf8.contains(where: needsCare) { return "`" + code + "`" }
    let code = singleLine(code)
    if isInTable, code.contains("|") && code.contains("\\") { return "<code>" + entities(code) + "</code>" }
    let runs = code.split { $0 != "`" }.map(\.count)
    let fence = String(repeating: "`", count: (1...).first { !runs.contains($0) } ?? 1)
    let isPadded = code.first == "`" || code.last == "`" || (code.first == " " && code.last == " ")
    let content = isPadded && code.contains { $0 != " " } ? " \(code) " : code
    return fence + (isInTable ? content.replacing("|", with: "\\|") : content) + fence
  }

  /// Whether nothing in a text could be Markdown, nor an address that GitHub makes a link of.
  private static func isPlain(_ text: String.UTF8View) -> Bool {
    var last: UInt8 = 0
    for byte in text {
      switch byte {
      case 0x20, UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: ","), UInt8(ascii: "-"), UInt8(ascii: "("),
        UInt8(ascii: ")"), UInt8(ascii: ":"), UInt8(ascii: "'"):
        break
      // Behind "www" and "http:".
      case UInt8(ascii: ".") where last | 0x20 != UInt8(ascii: "w"): break
      case UInt8(ascii: "/") where last != UInt8(ascii: ":"): break
      default: return false
      }
      last = byte
    }
    return true
  }

  private static func entities(_ code: String) -> String {
    code.unicodeScalars.map { scalar in
      scalar.isASCII && !scalar.properties.isAlphabetic && scalar != " " && !("0"..."9").contains(scalar)
        ? "&#\(scalar.value);" : String(scalar)
    }.joined()
  }

  /// Percent-encodes what would end the address; parentheses may stay where they are in pairs.
  private static func address(_ url: String) -> String {
    let encoded = url.utf8.map { byte in
      byte <= 0x20 || byte >= 0x7F || "<>\\|`\"".utf8.contains(byte) ? percent(byte) : String(UnicodeScalar(byte))
    }
    let isBalanced = hasBalancedParentheses(url)
    return encoded.map { !isBalanced && ($0 == "(" || $0 == ")") ? "\\" + $0 : $0 }.joined()
  }

  private static func hasBalancedParentheses(_ url: String) -> Bool {
    var depth = 0
    for character in url where depth >= 0 { depth += character == "(" ? 1 : character == ")" ? -1 : 0 }
    return depth == 0
  }

  private static func percent(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return "%" + (digits.count == 1 ? "0" : "") + digits
  }

  private static func singleLine(_ text: String) -> String {
    String(text.map { $0.isNewline ? " " : $0 })
  }
}

extension Character {
  fileprivate var isWord: Bool { isLetter || isNumber }
}
