import LifecycleModel

extension TableColumns {
  /// The columns with the first one as that of the names, whatever its heading is, where no heading says which it is and each of its cells
  /// is another name: `| Who | Protocol |`.
  func naming(_ name: String, in table: PipeTable, where isName: (RichText) -> Bool) -> TableColumns {
    guard self[name] == nil, self["name"] == nil, table.header.count > others.count || others.count == 1,
      others.first?.index == 0
    else { return self }
    let cells = table.rows.map { $0.cells[0] }
    let areDistinct = Set(cells.map { NameKey($0.text) }).count == cells.count
    return !cells.isEmpty && areDistinct && cells.allSatisfy(isName) ? adding(0, as: name) : self
  }

  /// Returns `true` for a cell that is a name, with attributes behind it at most.
  static func isName(_ cell: RichText) -> Bool {
    NamedEntry(cell).map { cell.endsEntry(at: $0.bytes.upperBound) } ?? false
  }
}
