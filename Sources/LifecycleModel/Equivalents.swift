import Text

/// A table of counterparts with a column for each delegate.
package struct Equivalents: Hashable, Sendable {
  /// The most pairs of delegates that the tables of a page may compare: each pair is compared on all transitions, and a table of n
  /// columns has n·(n−1)/2 of them. Six tables of seven columns have 126.
  package static let mostPairs = 128

  /// A cell of the table.
  package struct Cell: Hashable, Sendable {
    /// The calls or values that it names.
    package var callbacks: [CallbackID]
    /// The whole text as Markdown; empty where the page has "—", "none" or the like.
    package var text: String

    /// Creates a cell; without arguments, one without a counterpart.
    package init(callbacks: [CallbackID] = [], text: String = "") {
      self.callbacks = callbacks
      self.text = text
    }
  }

  /// A row of the table.
  package struct Row: Hashable, Sendable {
    /// The cells, one for each column.
    package var cells: [Cell]
    /// The text of the Notes column.
    package var notes: String

    package init(cells: [Cell], notes: String = "") {
      self.cells = cells
      self.notes = notes
    }
  }

  /// The delegates of the header, in order.
  package var columns: [DelegateID]
  /// The rows in page order.
  package var rows: [Row]

  package init(columns: [DelegateID], rows: [Row]) {
    self.columns = columns
    self.rows = rows
  }
}

extension Equivalents {
  /// The statements of the bundled pages on counterparts, a row each: page, call, the value before, counterpart, the value before, substitute,
  /// notes. The rows of `Data/counterparts.tsv`, which `CounterpartFact` reads.
  package static let bundledRows = TabSeparatedTable(PackageResources.counterparts_tsv).rows
}
