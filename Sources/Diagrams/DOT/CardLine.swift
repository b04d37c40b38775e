/// A line on a card.
struct CardLine: Sendable {
  /// The line as a row of the card's table.
  let row: Markup
  /// The width in columns.
  let columns: Int

  /// Text; with a sign, which has a cell of its own before the text.
  init(_ content: Markup, tooltip: String? = nil, sign: Markup? = nil) {
    columns = content.columns + (sign == nil ? 0 : 2)
    let hint = tooltip.map { " " + Markup.tooltip($0) } ?? ""
    let signs = sign.map { [$0.cell("align=\"left\" valign=\"top\"")] } ?? []
    row = .row(signs + [content.cell("align=\"left\"" + hint)])
  }

  private init(height: Int, cells: Int) {
    columns = 0
    row = .row([.emptyCell("height=\"\(height)\" colspan=\"\(cells)\"")])
  }

  /// The gap between events with different calls.
  static func distance(cells: Int = 1) -> CardLine { CardLine(height: 7, cells: cells) }

  /// The gap between two any-order groups.
  static func groupDistance(cells: Int = 1) -> CardLine { CardLine(height: 4, cells: cells) }
}

/// The text of a card.
package struct CardText: Sendable {
  /// The lines from top to bottom.
  let lines: [CardLine]

  /// The text in markup; `nil` where there are no lines.
  var markup: Markup? { lines.isEmpty ? nil : .table(lines.map(\.row)) }

  /// The width in columns.
  var columns: Int { lines.map(\.columns).max() ?? 0 }
}
