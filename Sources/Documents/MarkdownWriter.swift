import Text

/// Writes text as a dialect of Markdown: what the same `*` or `|` is escaped as differs between GitHub, GitLab, DocC and what all of them
/// can read.
package struct MarkdownWriter: Sendable {
  let dialect: MarkdownDialect

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

extension MarkdownWriter {
  /// A whole document.
  package func text(of document: Document) -> String {
    let title = heading(InlineContent(plain: document.title), level: 1)
    return Self.joined([title] + blocks(of: document, below: 1))
  }

  /// A document without its title, which stands below a heading of a level.
  package func body(of document: Document, below level: Int) -> String {
    Self.joined(blocks(of: document, below: level))
  }

  /// A text as paragraphs, one a line; `nil` where it is empty.
  package func paragraphs(_ text: InlineContent) -> String? {
    let paragraphs = text.lines.map(paragraph).joined(separator: "\n\n")
    return paragraphs.isEmpty ? nil : paragraphs
  }

  /// A line that begins no heading, list, quotation, directive or rule.
  package func paragraph(_ inlines: [InlineContent.Inline]) -> String {
    let text = line(inlines).drop { $0 == " " || $0 == "\t" }
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    if !digits.isEmpty, let mark = text.dropFirst(digits.count).first, mark == "." || mark == ")" {
      let escapedMark =
        dialect == .portable ? Self.reference(to: mark.unicodeScalars[mark.unicodeScalars.startIndex]) : "\\\(mark)"
      return digits + escapedMark + text.dropFirst(digits.count + 1)
    }
    if dialect == .portable { return Self.portableParagraph(text, marks: dialect.blockMarks) }
    return text.first.map(dialect.blockMarks.contains) == true ? "\\" + text : String(text)
  }

  /// The text of a heading, which a template may also begin a line with.
  package func heading(_ inlines: [InlineContent.Inline]) -> String { Self.headed(paragraph(inlines)) }

  private func heading(_ text: InlineContent, level: Int) -> String {
    String(repeating: "#", count: min(level, Self.deepestLevel)) + " "
      + Self.headed(text.lines.map(line).joined(separator: " "))
  }

  private static let deepestLevel = 6

  /// A line as the text of a heading; one of nothing but white space is a dash.
  private static func headed(_ line: String) -> String {
    let end = line.lastIndex { !$0.isWhitespace }.map(line.index(after:)) ?? line.startIndex
    let trimmed = line[..<end]
    if trimmed.isEmpty { return "—" }
    // Number signs at its end would be taken for the heading's.
    return trimmed.last == "#" ? trimmed.dropLast() + "\\#" : String(trimmed)
  }

  private static func joined(_ blocks: [String]) -> String {
    blocks.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  private func blocks(of document: Document, below level: Int) -> [String] {
    let sections = document.sections.flatMap { section in
      [heading(InlineContent(plain: section.title), level: level + 1)]
        + section.blocks.map { block($0, below: level + 1) }
    }
    return document.introduction.map { block($0, below: level + 1) } + sections
  }

  private func block(_ block: Block, below level: Int) -> String {
    switch block {
    case .paragraph(let text): lines(text)
    case .heading(let text): heading(text, level: level + 1)
    case .list(let style, let items): list(style, items, below: level)
    case .table(let sheet, _): table(sheet)
    case .code(let source, let language): source.fenced(as: language)
    }
  }

  private func lines(_ text: InlineContent) -> String { text.lines.map(paragraph).joined(separator: "\\\n") }

  /// Items on lines that follow each other, with a blank line between any two blocks where one of them needs it.
  private func list(_ style: Block.ListStyle, _ items: [Block.Item], below level: Int) -> String {
    let isLoose = items.contains { item in item.blocks.contains(where: \.needsBlankLines) }
    let separator = isLoose ? "\n\n" : "\n"
    return items.enumerated().map { index, item in
      let mark = style == .numbers ? "\(index + 1). " : "- "
      let margin = String(repeating: " ", count: mark.count)
      let head = (style == .boxes ? "[ ] " : "") + lines(item.text)
      let parts = [head] + item.blocks.map { block($0, below: level) }
      let body = parts.joined(separator: separator).split(separator: "\n", omittingEmptySubsequences: false)
      let indented = body.enumerated().map { $0 == 0 || $1.isEmpty ? String($1) : margin + $1 }
      return mark + indented.joined(separator: "\n")
    }.joined(separator: separator)
  }
}

extension Block {
  /// `true` where blank lines have to stand around it in a list item.
  fileprivate var needsBlankLines: Bool {
    switch self {
    case .list: false
    case .paragraph, .heading, .table, .code: true
    }
  }
}

extension MarkdownWriter {
  /// Cells wider than this are not padded to.
  private static let widestPadding = 60

  /// The rows of a pipe table (GitHub Flavored Markdown 4.10), columns aligned where that stays readable.
  package func table(_ sheet: Table.Sheet) -> String {
    Self.table(
      headings: sheet.headings.map(plain),
      rows: sheet.rows.map { row in row.map { $0.span == 0 ? "" : cell($0.text) } })
  }

  /// A pipe table of cells that are Markdown already, in which pipes have their backslashes.
  package static func table(headings: [String], rows: [[String]]) -> String {
    let headings = headings.map { Cell($0) }
    let rows = rows.map { $0.map { Cell($0) } }
    var widths = headings.map { $0.width <= widestPadding ? $0.width : 0 }
    for row in rows {
      for (column, cell) in row.enumerated() where cell.width <= widestPadding {
        widths[column] = max(widths[column], cell.width)
      }
    }
    widths = widths.map { max(3, $0) }
    let rule = widths.map { Cell(String(repeating: "-", count: $0)) }
    return ([headings, rule] + rows).map { row($0, widths: widths) }.joined(separator: "\n")
  }

  /// A cell's Markdown with the columns that it takes.
  private struct Cell {
    let text: String
    let width: Int

    init(_ text: String) {
      self.text = text
      width = text.displayWidth
    }
  }

  private static func row(_ cells: [Cell], widths: [Int]) -> String {
    var text = ""
    for (cell, width) in zip(cells, widths) {
      text += "| "
      text += cell.text
      for _ in 0...max(0, width - cell.width) { text += " " }
    }
    return text + "|"
  }
}

/// Markdown that Python-Markdown and MDX read alike. Neither looks for Markdown in what a character reference stands for.
extension MarkdownWriter {
  /// A character reference in place of everything that one of the parsers or an extension could take for its own.
  static func referenced(_ text: String) -> String {
    let scalars = Array(singleLine(text).unicodeScalars)
    return scalars.indices.map { index in
      let scalar = scalars[index]
      switch scalar {
      case "\\", "`", "*", "[", "]", "<", ">", "{", "}", "|", "~", "$", "^", "=", "@", "#", "&":
        return reference(to: scalar)
      // A name between colons is an emoji or a directive, and one before `//` the scheme of an address.
      case ":":
        let next = scalars.indices.contains(index + 1) ? scalars[index + 1] : "a"
        return next == " " || next.properties.numericType != nil ? ":" : reference(to: scalar)
      case ".": return scalars[..<index].suffix(3).elementsEqual("www".unicodeScalars) ? reference(to: scalar) : "."
      case "_":
        let isInWord = [index - 1, index + 1].allSatisfy { scalars.indices.contains($0) && scalars[$0].isWord }
        return isInWord ? "_" : reference(to: scalar)
      default: return String(scalar)
      }
    }.joined()
  }

  /// `&#42;`.
  static func reference(to scalar: Unicode.Scalar) -> String { "&#\(scalar.value);" }

  /// A code span, or a `<code>` element for code with signs that end a span or a cell.
  static func portableCode(_ code: String) -> String {
    if code.isEmpty { return "" }
    let code = singleLine(code)
    let isPlain = !code.contains { "`|\\".contains($0) } && code.first != " " && code.last != " "
    return isPlain ? "`" + code + "`" : "<code>" + entities(code) + "</code>"
  }

  /// An address without signs that end a link, or that an extension looks for before it looks for links.
  static func portableAddress(_ url: String) -> String {
    let encoded = address(url).replacing("\\(", with: "%28").replacing("\\)", with: "%29").replacing("&", with: "&amp;")
    return String(encoded.flatMap { "{}$^*".contains($0) ? Array($0.utf8.map(\.percentEncoded).joined()) : [$0] })
  }

  /// A paragraph that begins with no mark of a block, and with no `import` or `export` of MDX.
  static func portableParagraph(_ text: some StringProtocol, marks: String) -> String {
    guard let first = text.unicodeScalars.first else { return "" }
    let isModule = ["import", "export"].contains { text.hasPrefix($0) }
    guard isModule || marks.unicodeScalars.contains(first) else { return String(text) }
    return reference(to: first) + String(String.UnicodeScalarView(text.unicodeScalars.dropFirst()))
  }
}

/// The Markdown that a text is written in, by who reads it.
package enum MarkdownDialect: Hashable, Sendable, CaseIterable {
  /// GitHub Flavored Markdown.
  case gitHub
  /// A wiki's on any host: GitLab has description lists too, which a colon begins.
  case wiki
  /// The Markdown of DocC, which has directives, links to symbols, and no HTML.
  case docC
  /// The Markdown that Python-Markdown (MkDocs, Confluence) and MDX (Docusaurus) read alike. They do not agree on backslashes, so signs
  /// are character references.
  case portable

  /// The text between the lines of a cell. MDX and Confluence know only tags that are closed.
  var cellBreak: String { self == .docC ? "; " : "<br/>" }

  /// The signs that may make a line something else than a paragraph.
  var blockMarks: String {
    switch self {
    case .gitHub: "#-+=>"
    case .wiki, .docC: "#>+-=@:"
    case .portable: "#>+-=@:!?"
    }
  }

  /// `true` where code has a backslash before pipes outside of tables too.
  var escapesPipes: Bool { self == .gitHub }

  /// `true` where two backticks begin a link to a symbol, so that no code has backticks in it.
  var hasSymbolLinks: Bool { self == .docC }
}
