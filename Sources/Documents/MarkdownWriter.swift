import Text

/// Writes text as a dialect of Markdown.
package struct MarkdownWriter: Sendable {
  /// The dialect.
  let dialect: MarkdownDialect

  /// Creates a writer.
  package init(_ dialect: MarkdownDialect) { self.dialect = dialect }

  /// The lines of a text in a cell of a table.
  func cell(_ text: InlineContent) -> String {
    if let only = text.onlyInline { return written(only, isInTable: true) }
    return text.lines.map { written($0, isInTable: true) }.joined(separator: dialect.cellBreak)
  }

  /// Text within a line outside of tables.
  package func line(_ inlines: [InlineContent.Inline]) -> String { written(inlines, isInTable: dialect.escapesPipes) }

  private func written(_ inlines: [InlineContent.Inline], isInTable: Bool) -> String {
    inlines.map { written($0, isInTable: isInTable) }.joined()
  }

  private func written(_ inline: InlineContent.Inline, isInTable: Bool) -> String {
    switch inline {
    case .text(let text): plain(text)
    case .code(let code) where dialect.hasSymbolLinks && code.contains("`"): Self.escaped(code)
    case .code(let code) where dialect == .portable: Self.portableCode(code)
    case .code(let code): Self.code(code, isInTable: isInTable)
    case .strong(let inner): "**" + written(inner, isInTable: isInTable) + "**"
    case .emphasis(let inner): "*" + written(inner, isInTable: isInTable) + "*"
    case .link(let title, let url): "[" + written(title, isInTable: isInTable) + "](" + address(url) + ")"
    case .indent(let depth): String(repeating: "&emsp;", count: depth - 1) + "↳ "
    }
  }

  /// Text in which nothing is Markdown.
  package func plain(_ text: String) -> String {
    dialect == .portable ? Self.referenced(text) : Self.escaped(text)
  }

  /// The address of a link.
  package func address(_ url: String) -> String {
    dialect == .portable ? Self.portableAddress(url) : Self.address(url)
  }

  /// A backslash before everything that Markdown could take for its own.
  package static func escaped(_ text: String) -> String {
    if isPlain(text.utf8) { return text }
    let scalars = Array(singleLine(text).unicodeScalars)
    return scalars.indices.map { index in
      let scalar = scalars[index]
      switch scalar {
      case "\\", "`", "*", "[", "]", "<", "|", "~", "$": return "\\" + String(scalar)
      case "&":
        let next = scalars.indices.contains(index + 1) ? scalars[index + 1] : " "
        return next.properties.isAlphabetic || next == "#" ? "\\&" : "&"
      // GitHub makes links of bare addresses, and then shows the backslashes inside.
      case ":": return scalars[index...].starts(with: "://".unicodeScalars) ? "\\:" : ":"
      case ".": return scalars[..<index].suffix(3).elementsEqual("www".unicodeScalars) ? "\\." : "."
      case "_":
        let isInWord = [index - 1, index + 1].allSatisfy { scalars.indices.contains($0) && scalars[$0].isWord }
        return isInWord ? "_" : "\\_"
      default: return String(scalar)
      }
    }.joined()
  }

  /// A code span; where a pipe and a backslash meet, which no code span in a table can hold, a `<code>` element.
  package static func code(_ code: String, isInTable: Bool = true) -> String {
    if code.isEmpty { return "" }
    if plainCode.holds(code) { return "`" + code + "`" }
    let code = singleLine(code)
    let scalars = code.unicodeScalars
    if isInTable, scalars.contains("|") && scalars.contains("\\") { return "<code>" + entities(code) + "</code>" }
    let runs = scalars.split { $0 != "`" }.map(\.count)
    let fence = String(repeating: "`", count: (1...).first { !runs.contains($0) } ?? 1)
    let isPadded = scalars.first == "`" || scalars.last == "`" || (scalars.first == " " && scalars.last == " ")
    let content = isPadded && scalars.contains { $0 != " " } ? " \(code) " : code
    return fence + (isInTable ? content.replacing(scalar: "|", with: "\\|") : content) + fence
  }

  private static let plainCode = ASCIISet.printable.subtracting(ASCIISet(" `|"))
  private static let plain = ASCIISet.alphanumerics.union(ASCIISet(" ,-():'./"))

  /// `true` where nothing in a text could be Markdown, nor an address that GitHub makes a link of.
  private static func isPlain(_ text: String.UTF8View) -> Bool {
    var last: UInt8 = 0
    for byte in text {
      // After "www" and "http:".
      let isOfAddress =
        byte == UInt8(ascii: ".") && last | 0x20 == UInt8(ascii: "w")
        || byte == UInt8(ascii: "/") && last == UInt8(ascii: ":")
      guard plain.contains(byte), !isOfAddress else { return false }
      last = byte
    }
    return true
  }

  /// Code in which every sign but letters and digits is a character reference.
  static func entities(_ code: String) -> String {
    code.unicodeScalars.map { scalar in
      scalar.isASCII && !scalar.properties.isAlphabetic && scalar != " " && !("0"..."9").contains(scalar)
        ? "&#\(scalar.value);" : String(scalar)
    }.joined()
  }

  /// Percent-encodes what would end the address; parentheses may stay where they are in pairs.
  package static func address(_ url: String) -> String {
    let encoded = url.utf8.map { byte in
      byte <= 0x20 || byte >= 0x7F || "<>\\|`\"".utf8.contains(byte) ? byte.percentEncoded : String(UnicodeScalar(byte))
    }
    let isBalanced = hasBalancedParentheses(url)
    return encoded.map { !isBalanced && ($0 == "(" || $0 == ")") ? "\\" + $0 : $0 }.joined()
  }

  private static func hasBalancedParentheses(_ url: String) -> Bool {
    var depth = 0
    for character in url where depth >= 0 { depth += character == "(" ? 1 : character == ")" ? -1 : 0 }
    return depth == 0
  }

  /// A text with spaces for line breaks, and with pictures of control characters.
  static func singleLine(_ text: String) -> String {
    String(text.map { $0.isNewline ? " " : $0 }).withControlPictures
  }
}
