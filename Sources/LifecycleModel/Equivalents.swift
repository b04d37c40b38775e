/// A table of what stands in for what, a column a delegate.
package struct Equivalents: Hashable, Sendable {
  /// One cell.
  package struct Cell: Hashable, Sendable {
    /// The calls or values named in it.
    package var callbacks: [CallbackID]
    /// The whole text as Markdown; empty where the page says that there is nothing ("—", "none").
    package var text: String

    /// Creates a cell; without arguments, one that says "nothing".
    package init(callbacks: [CallbackID] = [], text: String = "") {
      self.callbacks = callbacks
      self.text = text
    }
  }

  /// One line of it.
  package struct Row: Hashable, Sendable {
    /// As many cells as there are columns.
    package var cells: [Cell]
    /// The Notes column's text.
    package var notes: String

    /// Creates a row.
    package init(cells: [Cell], notes: String = "") {
      self.cells = cells
      self.notes = notes
    }
  }

  /// The delegates that the header names, in order.
  package var columns: [DelegateID]
  /// The lines in page order.
  package var rows: [Row]

  /// Creates a table.
  package init(columns: [DelegateID], rows: [Row]) {
    self.columns = columns
    self.rows = rows
  }
}
