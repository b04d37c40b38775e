import Text

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
