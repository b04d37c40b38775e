import Documents
import LifecycleModel

/// The rows of a table as lines that open to their other columns.
struct SiteSheet {
  private let subject: SiteSubject
  private let sheet: Table.Sheet

  /// Prepares a table.
  init(_ sheet: Table.Sheet, _ subject: SiteSubject) {
    self.sheet = sheet
    self.subject = subject
  }

  /// The rows; `line` are the columns that are shown at once, `anchor` is the beginning of their addresses.
  func rows(line: [Int], anchor: String) -> [HTML] {
    let others = sheet.headings.indices.filter { !line.contains($0) }
    let names = ["name", "where", "brief words"]
    return complete.enumerated().map { index, row in
      let parts = zip(line, names).filter { row.indices.contains($0.0) }.map { column, name in
        SiteRow.part(name, row[column].isEmpty ? "—" : HTML(Self.withoutLinks(row[column])))
      }
      let facts = others.filter { !row[$0].isEmpty }.map { SiteRow.fact(sheet.headings[$0], subject.text(row[$0])) }
      return SiteRow("\(anchor)-\(index + 1)", line: parts, rest: facts.joined).html
    }
  }

  /// The rows, each with the cells that hold for several of them.
  private var complete: [[InlineContent]] {
    var above: [InlineContent] = []
    return sheet.rows.map { row in
      above = row.enumerated().map { index, cell in
        cell.span == 0 && above.indices.contains(index) ? above[index] : cell.text
      }
      return above
    }
  }

  /// The text without links, which a line that opens cannot hold.
  private static func withoutLinks(_ text: InlineContent) -> InlineContent {
    InlineContent(
      lines: text.lines.map { line in
        line.flatMap { run -> [InlineContent.Inline] in if case .link(let title, _) = run { title } else { [run] } }
      })
  }
}
