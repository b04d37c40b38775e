import Diagnostics

/// A line of any Markdown or plain text, without its markup, as people read it: for texts that are no pages.
package struct MarkdownLine: Hashable, Sendable {
  /// The kinds of lines.
  package enum Kind: Hashable, Sendable {
    /// A heading of a level.
    case heading(Int)
    /// The first line of a list's item, at a depth from 1.
    case item(depth: Int, isOrdered: Bool)
    /// Another line of text; `isContinued` for one that goes on with the line before it.
    case text(isContinued: Bool)
    /// The cells of a table's row.
    case row(isHeader: Bool)
    /// A line of code in a language; empty for none.
    case code(language: String)
    /// A line of HTML.
    case html
  }

  /// The line's number in the source, from 1.
  package let number: Int
  package let kind: Kind
  /// The text; of a row, the cells one after another.
  package let text: String
  /// The cells of a row; of any other line, its text alone.
  package let cells: [String]
  /// The texts of its code spans.
  package let codes: [String]
  /// `true` for a line that is bold from its beginning to its end.
  package let isStrong: Bool

  /// The lines of a text that are not blank, in order.
  package static func lines(of file: SourceFile) -> [MarkdownLine] {
    MarkdownLines(MarkdownParser.parse(file)).lines
  }
}

/// Collects the lines of a document.
private struct MarkdownLines {
  private let document: MarkdownDocument
  private(set) var lines: [MarkdownLine] = []
  private var file: SourceFile { document.file }

  init(_ document: MarkdownDocument) {
    self.document = document
    collect(document.topLevel, depth: 0)
  }

  /// Collects blocks; those of lists without recursion, for no depth of nesting may exhaust the stack.
  private mutating func collect(_ blocks: [Int], depth: Int) {
    var pending = blocks.reversed().map { (block: $0, depth: depth, mark: MarkdownLine.Kind?.none) }
    while let (block, depth, mark) = pending.popLast() {
      let node = document.nodes[block]
      let children = document.children(of: block)
      switch node.kind {
      case .list(let isOrdered):
        for item in children.reversed() {
          let mark = MarkdownLine.Kind.item(depth: depth + 1, isOrdered: isOrdered)
          pending += document.children(of: item).enumerated().reversed().map { ($1, depth + 1, $0 == 0 ? mark : nil) }
        }
      case .blockQuote, .customBlock, .document, .item: pending += children.reversed().map { ($0, depth, nil) }
      case .heading(let level): add(document.richText(of: block), .heading(Int(level)), from: node.range.start)
      case .paragraph: addParagraph(block, as: mark ?? .text(isContinued: false))
      case .codeBlock: addCode(block)
      case .htmlBlock: addLines(of: document.literal(of: node), .html, from: file.line(at: node.range.start))
      case .thematicBreak, .text, .softBreak, .lineBreak, .code, .htmlInline, .emphasis, .strong, .customInline, .link,
        .image:
        continue
      }
    }
  }

  private mutating func addParagraph(_ block: Int, as kind: MarkdownLine.Kind) {
    let range = document.nodes[block].range
    guard let table = PipeTable(in: range, of: file) else {
      return add(document.richText(of: block), kind, from: range.start)
    }
    let start = file.line(at: range.start)
    for line in start..<max(start, file.line(at: table.headerRange.start)) {
      addLines(of: file[file.range(ofLine: line)], kind, from: line)
    }
    for (cells, place) in [(table.header, table.headerRange)] + table.rows.map({ ($0.cells, $0.range) }) {
      let number = file.line(at: place.start)
      let isHeader = place == table.headerRange
      lines.append(
        MarkdownLine(
          number: number, kind: .row(isHeader: isHeader), text: cells.map(\.text).joined(separator: " "),
          cells: cells.map(\.text), codes: cells.flatMap(Self.codes), isStrong: false))
    }
  }

  private mutating func addCode(_ block: Int) {
    let node = document.nodes[block]
    let words = document.info(of: node).split { $0 == " " || $0 == "{" || $0 == "," }
    let start = file.line(at: node.range.start)
    let first = file[file.range(ofLine: start)].trimmingSpaces
    let isFenced = first.hasPrefix("```") || first.hasPrefix("~~~") || first.contains("```") || first.contains("~~~")
    addLines(
      of: document.literal(of: node), .code(language: words.first?.lowercased() ?? ""), from: start + (isFenced ? 1 : 0)
    )
  }

  private mutating func addLines(of text: String, _ kind: MarkdownLine.Kind, from start: Int) {
    let isLineEnd = { (character: Character) in ["\n", "\r\n", "\r"].contains(character) }
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: isLineEnd).enumerated() {
      let text = kind == .html ? String(line).withoutTags : String(line)
      guard !text.trimmingSpaces.isEmpty else { continue }
      lines.append(
        MarkdownLine(number: start + index, kind: kind, text: text, cells: [text], codes: [], isStrong: false))
    }
  }

  /// Adds the lines of a text, which line ends of the source separate.
  private mutating func add(_ text: RichText, _ kind: MarkdownLine.Kind, from start: Int) {
    var number = file.line(at: start)
    var kind = kind
    for pieces in text.pieces.split(whereSeparator: { $0.kind == .softBreak || $0.kind == .lineBreak }) {
      if let exact = pieces.first(where: \.isExact) { number = file.line(at: exact.source.start) }
      let line = nameSafe(pieces.map { text[$0.bytes] }.joined(), at: number)
      let isStrong = pieces.allSatisfy { $0.isStrong || text[$0.bytes].trimmingSpaces.isEmpty }
      if !line.trimmingSpaces.isEmpty {
        lines.append(
          MarkdownLine(
            number: number, kind: kind, text: String(line.trimmingSpaces), cells: [String(line.trimmingSpaces)],
            codes: pieces.filter { $0.kind == .code }.map { text[$0.bytes] }, isStrong: isStrong))
      }
      number += 1
      kind = .text(isContinued: true)
    }
  }

  /// The text of a line; the source's, without backticks and asterisks, where CommonMark takes the underscores of names such as
  /// `application(_:open:options:)` for emphasis.
  private func nameSafe(_ text: String, at number: Int) -> String {
    guard !text.contains("_"), number <= file.lineCount else { return text }
    let source = file[file.range(ofLine: number)]
    guard source.contains("(_") || source.contains("_:") else { return text }
    let start = text.first.flatMap { source.firstIndex(of: $0) } ?? source.startIndex
    return source[start...].filter { $0 != "`" && $0 != "*" }
  }

  private static func codes(in text: RichText) -> [String] { text.codeSpans(in: text.fullRange).map { text[$0.bytes] } }
}

extension String {
  /// The text without what is between angle brackets.
  fileprivate var withoutTags: String {
    var depth = 0
    return filter { character in
      if character == "<" { depth += 1 }
      defer { if character == ">" { depth = max(0, depth - 1) } }
      return depth == 0
    }
  }
}
