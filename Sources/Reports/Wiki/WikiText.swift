import Documents
import Emission

/// Writes what a page says as Markdown outside of tables, as a host takes it.
struct WikiText {
  /// Where it is read.
  let host: WikiHost

  /// A text in paragraphs, a line each.
  func paragraphs(_ text: InlineContent) -> String? {
    text.lines.map(paragraph).joined(separator: "\n\n").nilIfEmpty
  }

  /// What stands in a heading, a list item behind its marker, or a paragraph: nothing in it begins a block.
  func paragraph(_ runs: [InlineContent.Run]) -> String {
    let line = inline(runs)
    let text = String(line.drop { $0.isWhitespace })
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    if !digits.isEmpty, let mark = text.dropFirst(digits.count).first, mark == "." || mark == ")" {
      return digits + "\\" + text.dropFirst(digits.count)
    }
    return text.first.map { "#>+-=@:".contains($0) ? "\\" + text : text } ?? ""
  }

  /// A heading's text; a name of nothing but white space still makes one.
  func heading(_ runs: [InlineContent.Run]) -> String {
    let text = paragraph(runs)
    let end = text.lastIndex { !$0.isWhitespace }.map(text.index(after:)) ?? text.startIndex
    let trimmed = String(text[..<end])
    if trimmed.isEmpty { return "—" }
    // A number sign at the end would close the heading.
    return trimmed.hasSuffix("#") ? trimmed.dropLast() + "\\#" : trimmed
  }

  /// What stands inside of a line.
  func inline(_ runs: [InlineContent.Run]) -> String {
    MarkdownWriter.line(runs.map(accepted), isInTable: false)
  }

  /// A table.
  func table(_ table: Table) -> String {
    let sheet = table.sheet
    let rows = sheet.rows.map { row in
      row.map { cell in
        Table.Cell(
          text: InlineContent(lines: cell.text.lines.map { $0.map(accepted) }), span: cell.span,
          isHeading: cell.isHeading)
      }
    }
    let text = MarkdownTableRenderer.render(
      Table.Sheet(headings: sheet.headings, rows: rows), lineBreak: host.lineBreak)
    return String(text.dropLast())
  }

  /// DocC takes two backticks for a link to a symbol.
  private func accepted(_ run: InlineContent.Run) -> InlineContent.Run {
    guard host == .docc else { return run }
    return switch run {
    case .code(let code) where code.contains("`"): .text(code)
    case .strong(let runs): .strong(runs.map(accepted))
    case .emphasis(let runs): .emphasis(runs.map(accepted))
    case .link(let runs, let url): .link(runs.map(accepted), url: url)
    case .text, .code, .indent: run
    }
  }
}
