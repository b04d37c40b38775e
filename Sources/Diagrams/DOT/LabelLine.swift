/// A line of an arrow's label.
struct LabelLine {
  /// The width in columns.
  let columns: Int
  /// The line as a row of the label.
  let row: Markup

  /// Text, kept off the arrow by an empty cell; a sign has a cell of its own before the text, and an empty one after the text
  /// keeps a neighbour's line off.
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

  /// The gap between arrows that share a label.
  static func distance(cells: Int = 2) -> LabelLine {
    LabelLine(row: .row([.emptyCell("height=\"7\" colspan=\"\(cells)\"")]))
  }
}
