import Documents
import LifecycleDiff

/// A table of a guide.
struct GuideTable: Hashable, Sendable {
  /// What it shows.
  let sheet: Table.Sheet
  /// The fingerprint of the change that each row tells of; `nil` for none.
  let fingerprints: [String?]

  /// A table whose rows tell of a change each; the first cell names its row.
  init(_ headings: [String], _ rows: [(change: Change?, cells: [InlineContent])]) {
    sheet = Table.Sheet(
      headings: headings,
      rows: rows.map { row in
        row.cells.enumerated().map { Table.Cell(text: $1, span: 1, isHeading: $0 == 0) }
      })
    fingerprints = rows.map(\.change?.fingerprint)
  }

  /// A table made elsewhere.
  init(_ sheet: Table.Sheet) {
    self.sheet = sheet
    fingerprints = sheet.rows.map { _ in nil }
  }
}
