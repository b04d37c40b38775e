import LifecycleModel

/// A row of an Equivalents table, its cells by column.
package struct EquivalenceRow: Hashable, Sendable {
  /// The index of the table.
  package let table: Int
  /// The index of the row in it.
  package let index: Int
  /// The row as in the model.
  package let row: Equivalents.Row
  /// The cells by delegate.
  package let cells: [Token<Delegate>: EquivalenceCell]

  /// The calls that some cell names.
  var calls: Set<CallName> { Set(cells.values.flatMap(\.calls)) }
}

extension Side {
  /// The Equivalents rows, table by table.
  package var equivalences: [EquivalenceRow] {
    lifecycle.equivalents.enumerated().flatMap { table, content in
      content.rows.enumerated().map { index, row in
        let cells = zip(content.columns, row.cells).map { column, cell in
          (self[column], EquivalenceCell(calls: cell.callbacks.map { self[$0] }, text: cell.text))
        }
        return EquivalenceRow(
          table: table, index: index, row: row, cells: Dictionary(cells) { first, _ in first })
      }
    }
  }
}
