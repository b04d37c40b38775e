/// A line of what is written beside an arrow.
struct LabelLine {
  /// How many columns it takes.
  let columns: Int
  /// The line as a row of the label.
  let row: Markup

  /// Text, kept off the arrow by an empty cell; a sign has a cell of its own before it, and an empty one behind the text keeps
  /// a neighbour's line off.
  init(_ content: Markup, columns: Int, tooltip: String? = nil, sign: Markup? = nil) {
    self.columns = columns + (sign == nil ? 0 : 2)
    let hint = tooltip.map { " " + Markup.tooltip($0) } ?? ""
    let signs = sign.map { [$0.cell("align=\"left\"")] } ?? []
    let margin = sign.map { _ in [Markup.emptyCell("width=\"4\"")] } ?? []
    row = .row([.emptyCell("width=\"4\"")] + signs + [content.cell("align=\"left\"" + hint)] + margin)
  }

  private init(row: Markup) {
    columns = 0
    self.row = row
  }

  /// Keeps arrows apart that share a label.
  static func distance(cells: Int = 2) -> LabelLine {
    LabelLine(row: .row([.emptyCell("height=\"7\" colspan=\"\(cells)\"")]))
  }
}
