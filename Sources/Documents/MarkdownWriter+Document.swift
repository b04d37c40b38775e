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
