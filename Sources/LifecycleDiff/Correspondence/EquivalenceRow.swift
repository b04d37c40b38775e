import LifecycleModel

/// A row of a table of equivalents, its cells by column.
package struct EquivalenceRow: Hashable, Sendable {
  /// The table, from 0.
  package let table: Int
  /// The row in it, from 0.
  package let index: Int
  /// What the page says.
  package let row: Equivalents.Row
  /// The cells by column.
  package let cells: [Token<Delegate>: EquivalenceCell]

  /// All calls named in it.
  var calls: Set<CallName> { Set(cells.values.flatMap(\.calls)) }
}

extension Side {
  /// The rows of equivalents, table by table.
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
