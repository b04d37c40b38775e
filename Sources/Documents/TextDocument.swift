import Text

/// A document as plain text for a terminal: lines of at most `width` columns, as far as its words allow.
///
/// A heading of a section has an empty line above it; items are indented below it, and their text below their marks. An address
/// stands on a line of its own where it does not fit.
package struct TextDocument: Sendable {
  private let width: Int
  private let isColored: Bool

  /// Prepares for a terminal; `isColored` for escape sequences, which never carry meaning alone.
  package init(width: Int = 80, isColored: Bool = false) {
    self.width = width
    self.isColored = isColored
  }

  /// The whole text, with a line end at its end.
  package func text(of document: Document) -> String {
    var lines = [styled(document.title)] + blocks(document.introduction, indentation: "")
    for section in document.sections {
      lines += ["", styled(section.title)] + blocks(section.blocks, indentation: "")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func styled(_ text: String) -> String {
    isColored ? TextStyle.strong.applied(to: text.terminalSafe) : text.terminalSafe
  }

  private func blocks(_ blocks: [Block], indentation: String) -> [String] {
    blocks.flatMap { block -> [String] in
      switch block {
      case .paragraph(let text): paragraph(text, first: indentation, rest: indentation)
      case .heading(let text): [""] + text.lines.map { indentation + styled(PlainText.words(of: $0)) }
      case .list(let style, let items): list(style, items, indentation: indentation)
      case .table(let sheet, _):
        sheet.rows.flatMap { row in
          row.flatMap { paragraph($0.text, first: indentation, rest: indentation + "  ") }
        }
      case .code(let source, _): source.split(separator: "\n").map { indentation + "    " + String($0).terminalSafe }
      }
    }
  }

  private func list(_ style: Block.ListStyle, _ items: [Block.Item], indentation: String) -> [String] {
    items.enumerated().flatMap { index, item in
      let mark =
        switch style {
        case .bullets: "- "
        case .numbers: "\(index + 1). "
        case .boxes: "[ ] "
        }
      let inner = indentation + String(repeating: " ", count: mark.count)
      return paragraph(item.text, first: indentation + mark, rest: inner) + blocks(item.blocks, indentation: inner)
    }
  }

  private func paragraph(_ text: InlineContent, first: String, rest: String) -> [String] {
    text.lines.enumerated().flatMap { number, line in
      let start = number == 0 ? first : rest
      return line.map(words).joined().terminalSafe.wrapped(to: max(20, width - rest.count)).enumerated()
        .map { ($0 == 0 ? start : rest) + $1 }
    }
  }

  private func words(of inline: InlineContent.Inline) -> String {
    switch inline {
    case .text(let text), .code(let text): text
    case .strong(let inner), .emphasis(let inner): inner.map(words).joined()
    case .link(let inner, let url):
      PlainText.words(of: inner) == url || inner.isEmpty ? url : inner.map(words).joined() + " " + url
    case .indent(let depth): String(repeating: "  ", count: depth)
    }
  }
}
