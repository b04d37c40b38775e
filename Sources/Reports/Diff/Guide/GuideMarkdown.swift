import Documents

/// Writes a guide as GitHub Flavored Markdown.
struct GuideMarkdown {
  private static let deepestLevel = 6
  private let guide: Guide
  /// The level of the title; its sections are one below it.
  private let level: Int

  /// Prepares a guide.
  init(_ guide: Guide, level: Int = 1) {
    self.guide = guide
    self.level = level
  }

  /// The whole text.
  var text: String { joined([heading(InlineContent(plain: guide.title), depth: 0)] + blocks) }

  /// The text below the title.
  var body: String { joined(blocks) }

  private var blocks: [String] {
    let sections = guide.sections.flatMap { [heading(InlineContent(plain: $0.title), depth: 1)] + $0.blocks.map(block) }
    return guide.introduction.map(block) + sections
  }

  private func joined(_ blocks: [String]) -> String {
    blocks.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  private func block(_ block: GuideBlock) -> String {
    switch block {
    case .paragraph(let text): lines(text).joined(separator: "\\\n")
    case .heading(let text): heading(text, depth: 2)
    case .list(let marks, let items): list(marks, items)
    case .table(let table): String(MarkdownTableRenderer.render(table.sheet).dropLast())
    case .code(let source): source.fenced(as: "swift")
    }
  }

  private func heading(_ text: InlineContent, depth: Int) -> String {
    let line = lines(text).joined(separator: " ")
    let signs = String(repeating: "#", count: min(level + depth, Self.deepestLevel))
    // Number signs at the end of a heading would be taken for its end.
    return signs + " " + (line.last == "#" ? line.dropLast() + "\\#" : line)
  }

  private func list(_ marks: GuideBlock.Marks, _ items: [GuideItem]) -> String {
    let isLoose = items.contains { item in item.blocks.contains(where: \.needsWidth) }
    return items.enumerated().map { index, item in
      let mark = marks == .numbers ? "\(index + 1). " : "- "
      let margin = String(repeating: " ", count: mark.count)
      let head = (marks == .boxes ? "[ ] " : "") + lines(item.text).joined(separator: "\\\n")
      let parts = [head] + item.blocks.map(block)
      let body = parts.joined(separator: isLoose ? "\n\n" : "\n").split(
        separator: "\n", omittingEmptySubsequences: false)
      let indented = body.enumerated().map { $0 == 0 || $1.isEmpty ? String($1) : margin + $1 }
      return mark + indented.joined(separator: "\n")
    }.joined(separator: isLoose ? "\n\n" : "\n")
  }

  private func lines(_ text: InlineContent) -> [String] { text.lines.map { Self.shielded(MarkdownWriter.line($0)) } }

  /// A line that begins no heading, list, quotation or rule.
  private static func shielded(_ line: String) -> String {
    let text = line.drop { $0 == " " || $0 == "\t" }
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    if !digits.isEmpty, let mark = text.dropFirst(digits.count).first, mark == "." || mark == ")" {
      return digits + "\\" + text.dropFirst(digits.count)
    }
    return text.first.map { "#-+=>".contains($0) } == true ? "\\" + text : String(text)
  }
}

extension GuideBlock {
  /// Whether blank lines have to stand around it in a list item.
  fileprivate var needsWidth: Bool {
    switch self {
    case .list: false
    case .paragraph, .heading, .table, .code: true
    }
  }
}
