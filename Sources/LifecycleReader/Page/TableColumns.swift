import LifecycleModel

/// The columns of a table that a section reads, by their names in the vocabulary: `from` is that of `column.from`.
struct TableColumns {
  private let vocabulary: Vocabulary
  private var indices: [String: Int] = [:]

  /// Finds the columns of some names; of two with one name, the first is meant.
  init(_ names: [String], of table: PipeTable, in vocabulary: Vocabulary = .standard) {
    self.vocabulary = vocabulary
    for (index, cell) in table.header.enumerated() {
      let heading = NameKey(cell.text.trimmingSpaces)
      let name = names.first { name in
        indices[name] == nil && vocabulary.phrases("column." + name).contains { NameKey($0) == heading }
      }
      if let name { indices[name] = index }
    }
  }

  /// The number of names that have a column.
  var count: Int { indices.count }

  /// The index of a name's column; `nil` where the table lacks it.
  subscript(name: String) -> Int? { indices[name] }

  /// Returns `true` where a column has one of the names.
  func contains(_ index: Int) -> Bool { indices.values.contains(index) }

  /// The cell of a name's column; `nil` where the table lacks it.
  func cell(_ name: String, of row: PipeTable.Row) -> RichText? { indices[name].map { row.cells[$0] } }

  /// The cell of a name's column; `nil` where the table lacks it, or the cell means none.
  func filledCell(_ name: String, of row: PipeTable.Row) -> RichText? {
    cell(name, of: row).flatMap { vocabulary.isNone($0.text) ? nil : $0 }
  }

  /// The plain text of such a cell.
  func plainText(_ name: String, of row: PipeTable.Row) -> String? {
    filledCell(name, of: row).map { String($0.text.trimmingSpaces) }
  }
}
