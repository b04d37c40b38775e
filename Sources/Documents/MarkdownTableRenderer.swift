import Text

/// Writes a table's sheet as a pipe table (GitHub Flavored Markdown 4.10), columns aligned where that stays readable.
package enum MarkdownTableRenderer {
  /// Cells wider than this are not padded to.
  private static let widestPadding = 60

  /// The text of a table.
  static func render(_ table: Table) -> String { render(table.sheet) }

  /// The text of a sheet; `lineBreak` stands between the lines of a cell.
  package static func render(_ sheet: Table.Sheet, lineBreak: String = "<br>") -> String {
    let headings = sheet.headings.map { Cell(MarkdownWriter.line([.text($0)])) }
    let rows = sheet.rows.map { row in
      row.map { Cell($0.span == 0 ? "" : MarkdownWriter.cell($0.text, lineBreak: lineBreak)) }
    }
    var widths = headings.map { $0.width <= widestPadding ? $0.width : 0 }
    for row in rows {
      for (column, cell) in row.enumerated() where cell.width <= widestPadding {
        widths[column] = max(widths[column], cell.width)
      }
    }
    widths = widths.map { max(3, $0) }
    var text = ""
    write(headings, widths: widths, to: &text)
    write(widths.map { Cell(String(repeating: "-", count: $0)) }, widths: widths, to: &text)
    for row in rows { write(row, widths: widths, to: &text) }
    return text
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

  private static func write(_ cells: [Cell], widths: [Int], to text: inout String) {
    for (cell, width) in zip(cells, widths) {
      text += "| "
      text += cell.text
      for _ in 0...max(0, width - cell.width) { text += " " }
    }
    text += "|\n"
  }
}
