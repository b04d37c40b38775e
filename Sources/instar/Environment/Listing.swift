import Text

/// Rows of words with aligned columns, for listings on a terminal.
struct Listing {
  private let rows: [[String]]

  /// Takes rows of equal length. Names of files and pages are shown as a terminal may have them.
  init(_ rows: [[String]]) {
    self.rows = rows.map { $0.map(\.terminalSafe) }
  }

  /// The lines, two spaces between columns, none at the end.
  var text: String {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      rows.map { column < $0.count ? $0[column].displayWidth : 0 }.max() ?? 0
    }
    return rows.map { row in
      let last = row.count - 1
      return row.enumerated().map { column, word in
        column == last ? word : word + String(repeating: " ", count: widths[column] + 2 - word.displayWidth)
      }.joined() + "\n"
    }.joined()
  }
}
