import Documents
import LifecycleDiff

extension Block {
  /// A table whose rows are each about a change, or none; the first cell names its row.
  static func table(_ headings: [String], _ rows: [(change: Change?, cells: [InlineContent])]) -> Block {
    let cells = rows.map { row in
      row.cells.enumerated().map { Table.Cell(text: $1, span: 1, isHeading: $0 == 0) }
    }
    return .table(Table.Sheet(headings: headings, rows: cells), ids: rows.map { $0.change?.guideID })
  }
}

extension Block.Item {
  /// An item about a change.
  init(_ text: InlineContent, of change: Change, blocks: [Block] = []) {
    self.init(text, id: change.guideID, blocks: blocks)
  }
}

extension Change {
  /// The id of the item or row about it in a guide.
  var guideID: String { "change-" + fingerprint }
}
