import Diagnostics

/// Writes a table's sheet as a pipe table (GitHub Flavored Markdown 4.10), columns aligned where that stays readable.
enum MarkdownTableRenderer {
  /// Cells wider than this are not padded to.
  private static let widestPadding = 60

  /// The text of a table.
  static func render(_ table: Table) -> String { render(table.sheet) }

  /// The text of a sheet; `lineBreak` stands between the lines of a cell.
  static func render(_ sheet: Table.Sheet, lineBreak: String = "<br>") -> String {
    let headings = sheet.headings.map { MarkdownWriter.line([.text($0)]) }
    let rows = sheet.rows.map { row in
      row.map { $0.span == 0 ? "" : MarkdownWriter.cell($0.text, lineBreak: lineBreak) }
    }
    let widths = headings.indices.map { column in
      ([headings] + rows).map { $0[column].displayWidth }.filter { $0 <= widestPadding }.max() ?? 3
    }
    let rule = widths.map { String(repeating: "-", count: max(3, $0)) }
    return ([headings, rule] + rows).map { line($0, widths: widths) }.joined()
  }

  private static func line(_ cells: [String], widths: [Int]) -> String {
    zip(cells, widths).map { cell, width in
      "| " + cell + String(repeating: " ", count: max(0, max(3, width) - cell.displayWidth) + 1)
    }.joined() + "|\n"
  }
}
