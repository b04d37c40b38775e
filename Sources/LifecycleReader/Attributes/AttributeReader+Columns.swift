import LifecycleModel

/// Attributes in tables: a column "Attributes", one of versions such as "Since" (`iOS 13`, `iOS 13, deprecated in iOS 17`), or one
/// of any other heading with nothing but attributes.
extension AttributeReader {
  /// The columns that are read, by their names in the vocabulary.
  static let columns = ["attributes", "since"]

  /// The columns with one of attributes, where none has that heading: the only other one in which most cells that say something
  /// are attributes of the subject; what the other cells say is told.
  ///
  /// "optional" alone does not count: a column "Required" says it of the methods of a protocol, not of calls. A column whose
  /// heading says since when, but no cell of which does, is prose.
  func columns(_ columns: TableColumns, of table: PipeTable, for subject: Attribute.Subject) -> TableColumns {
    var columns = columns
    if let since = columns["since"], !table.rows.contains(where: { hasAttributes($0.cells[since], of: subject) }) {
      columns = columns.without(since, isOther: table.header[since])
    }
    guard columns["attributes"] == nil else { return columns }
    let found = columns.others.filter { other in
      let cells = table.rows.map { $0.cells[other.index] }.filter { !Vocabulary.standard.isNone($0.text) }
      return cells.count { isAttributes($0, of: subject) } * 2 > cells.count
    }
    return found.count == 1 ? columns.adding(found[0].index, as: "attributes") : columns
  }

  /// Reads the cells of a row that have attributes, with or without parentheses; what else is in them is reported.
  func readCells(
    _ names: [String] = columns, of subject: Attribute.Subject, in row: PipeTable.Row, _ columns: TableColumns
  ) -> AttributeSet {
    names.reversed().reduce(AttributeSet()) { read, name in
      guard let cell = columns.filledCell(name, of: row) else { return read }
      let told = self.names.report.diagnostics.count
      let range = cell.withoutParentheses(cell.fullRange)
      let (attributes, isAttributes) = readList(of: subject, in: range, of: cell, isSince: name == "since")
      if !isAttributes, self.names.report.diagnostics.count == told {
        self.names.report.add(.unknownAttribute(cell[range], isCell: true, at: cell.source(of: range)))
      }
      return read.overridden(by: attributes)
    }
  }

  /// Reads a cell of descriptions: attributes in the parenthesis that it ends with, or all of it where it is nothing else, such as
  /// `iOS 17 and later`.
  func readDescription(of subject: Attribute.Subject, in cell: RichText) -> (
    attributes: AttributeSet, prose: Range<Int>
  ) {
    let range = cell.withoutFullStop(cell.fullRange)
    guard !range.isEmpty, isAttributes(cell.part(range), of: subject) else {
      return readEnd(of: subject, in: cell.fullRange, of: cell)
    }
    return (
      readList(of: subject, in: cell.withoutParentheses(range), of: cell).attributes,
      range.upperBound..<range.upperBound
    )
  }

  private func isAttributes(_ cell: RichText, of subject: Attribute.Subject) -> Bool {
    cell.fields(in: cell.withoutParentheses(cell.fullRange)).allSatisfy { part in
      guard case .attribute(let attribute) = match(part, of: cell), attribute.applies(to: subject) else { return false }
      if case .mayBeSkipped = attribute { return false }
      return true
    }
  }

  private func hasAttributes(_ cell: RichText, of subject: Attribute.Subject) -> Bool {
    cell.fields(in: cell.withoutParentheses(cell.fullRange)).contains { part in
      guard case .attribute(let attribute) = match(part, of: cell, isSince: true) else { return false }
      return attribute.applies(to: subject)
    }
  }
}
