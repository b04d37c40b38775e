import Documents
import Text

/// A comparison as people read it on a terminal: a line a pair, and below it what else is to be said.
struct ComparisonText {
  private static let width = 100
  private static let margin = "    "
  private let table: Table
  private let isColored: Bool
  /// The width of the left column: that of its widest name, unless that leaves no room for the right one.
  private let columnWidth: Int

  /// Prepares for a comparison's table; `isColored` for escape sequences, which never carry meaning alone.
  init(_ table: Table, isColored: Bool) {
    self.table = table
    self.isColored = isColored
    let widths = table.sheet.rows.map { PlainText.words(of: $0[0].text.lines.first ?? []).terminalSafe.displayWidth }
    columnWidth = widths.filter { $0 <= Self.width / 2 }.max() ?? 0
  }

  /// The whole text.
  var text: String {
    let headings = table.sheet.headings.map(\.terminalSafe)
    let rows = table.sheet.rows.map { row in row.map { $0.text.lines.map { PlainText.words(of: $0).terminalSafe } } }
    let heading = pair(headings[0], headings[1]) { styled(.quiet, $0) }
    let blocks = rows.map { cells in
      let names = pair(cells[0].joined(), cells[1].joined()) { styled(.strong, $0) }
      return names + zip(headings, cells).dropFirst(2).flatMap(details)
    }
    return (["\(styled(.strong, table.title.terminalSafe))", ""] + heading + [""] + blocks.joined(separator: [""]))
      .map { $0 + "\n" }.joined()
  }

  /// Two names side by side; where they do not fit in a line, the right one in the next, as near to its place as it fits.
  private func pair(_ left: String, _ right: String, style: (String) -> String) -> [String] {
    let place = max(left.displayWidth, columnWidth) + 2
    guard place + right.displayWidth > Self.width else {
      return [style(left) + Self.space(place - left.displayWidth) + right]
    }
    return [style(left), Self.space(max(2, min(columnWidth + 2, Self.width - right.displayWidth))) + right]
  }

  /// The lines of one of the other columns: `Event: Launch, Return`.
  private func details(_ heading: String, _ lines: [String]) -> [String] {
    lines.enumerated().flatMap { index, line in
      let label = index == 0 ? heading + ": " : ""
      let wrapped = (label + line).wrapped(to: Self.width - Self.margin.displayWidth - 2)
      return wrapped.enumerated().map { place, text in
        Self.margin + (place == 0 && index == 0 ? "" : "  ") + styled(.quiet, text)
      }
    }
  }

  private static func space(_ count: Int) -> String { String(repeating: " ", count: count) }

  private func styled(_ style: TextStyle, _ text: String) -> String {
    isColored ? style.applied(to: text) : text
  }
}
