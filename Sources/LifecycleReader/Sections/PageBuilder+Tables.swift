import Diagnostics
import LifecycleModel
import Text

extension PageBuilder {
  /// Which columns of a table have which of some names of the vocabulary: the name without `column.`, and the index.
  func columns(of table: PipeTable, _ names: [String]) -> [String: Int] {
    var columns: [String: Int] = [:]
    for (index, cell) in table.header.enumerated() {
      let heading = NameKey(cell.text.trimmingSpaces)
      let name = names.first { name in
        columns[name] == nil && vocabulary.phrases("column." + name).contains { NameKey($0) == heading }
      }
      if let name { columns[name] = index }
    }
    return columns
  }

  /// Reports a table that lacks a column which its section needs.
  mutating func reportMalformed(_ table: PipeTable) {
    guard let first = table.header.first, let last = table.header.last else { return }
    report(.malformedTable(at: first.block.union(last.block)))
  }

  /// A cell's plain text; `nil` where the cell is missing or says that there is nothing.
  func plainText(_ name: String, of row: PipeTable.Row, _ columns: [String: Int]) -> String? {
    guard let column = columns[name] else { return nil }
    let text = String(row.cells[column].text.trimmingSpaces)
    return vocabulary.isNone(text) ? nil : text
  }
}
