import Text

/// A piece of a Graphviz HTML-like label.
package struct Markup: Hashable, Sendable {
  /// The DOT source, without the outermost angle brackets.
  let source: String
  /// The width of its text in columns; of several lines, the longest one's. Zero for a table.
  let columns: Int

  /// Plain text; never empty, for `dot` rejects empty elements.
  init(_ text: String) {
    let escaped = DOTText.markup(text)
    source = escaped.isEmpty ? " " : escaped
    columns = text.displayWidth
  }

  private init(source: String, columns: Int = 0) {
    self.source = source
    self.columns = columns
  }

  /// `true` for text in several lines.
  var isBroken: Bool { source.hasSuffix("<br align=\"left\"/>") }

  /// The piece in bold.
  var bold: Markup { Markup(source: "<b>\(source)</b>", columns: columns) }

  /// The piece in italics.
  var italic: Markup { Markup(source: "<i>\(source)</i>", columns: columns) }

  /// The piece struck through.
  var struck: Markup { Markup(source: "<s>\(source)</s>", columns: columns) }

  /// The piece in a colour for a white background.
  func colored(_ color: String) -> Markup {
    Markup(source: "<font color=\"\(color)\">\(source)</font>", columns: columns)
  }

  /// The piece in a size in points.
  func sized(_ points: Int) -> Markup {
    Markup(source: "<font point-size=\"\(points)\">\(source)</font>", columns: columns)
  }

  /// The piece in a cell, with attributes such as `align="left"`.
  func cell(_ attributes: String = "") -> Markup {
    Markup(source: attributes.isEmpty ? "<td>\(source)</td>" : "<td \(attributes)>\(source)</td>")
  }

  /// A cell without content.
  static func emptyCell(_ attributes: String = "") -> Markup {
    Markup(source: attributes.isEmpty ? "<td></td>" : "<td \(attributes)></td>")
  }

  /// The attributes of a cell with a tooltip, which `dot` draws only where there is a target.
  static func tooltip(_ text: String) -> String {
    "target=\"_self\" tooltip=\"\(DOTText.markup(text))\""
  }

  /// A row of cells.
  static func row(_ cells: [Markup]) -> Markup {
    Markup(source: "<tr>\(cells.map(\.source).joined())</tr>")
  }

  /// A table of rows without a border, with some points between cells.
  static func table(_ rows: [Markup], _ attributes: String = "cellpadding=\"1\"", spacing: Int = 0) -> Markup {
    let lines = rows.map { "  \($0.source)\n" }.joined()
    return Markup(
      source: "<table border=\"0\" cellborder=\"0\" cellspacing=\"\(spacing)\" \(attributes)>\n\(lines)</table>")
  }

  /// Pieces one below the other, each at the left.
  static func column(_ pieces: [Markup], padding: Int = 0) -> Markup {
    .table(pieces.map { .row([$0.cell("align=\"left\"")]) }, "cellpadding=\"\(padding)\"")
  }

  /// A call's name in lines of at most `width` columns, where it can be broken.
  static func brokenName(_ name: String, width: Int = CardLabel.width, _ style: (String) -> Markup) -> Markup {
    let lines = name.brokenAsName(width: width, indentation: String(repeating: "\u{A0}", count: 6))
    guard lines.count > 1 else { return style(name) }
    return Markup(
      source: lines.map { style($0).source + "<br align=\"left\"/>" }.joined(),
      columns: lines.map(\.displayWidth).max() ?? 0)
  }

  /// Joins two pieces.
  static func + (left: Markup, right: Markup) -> Markup {
    Markup(source: left.source + right.source, columns: left.columns + right.columns)
  }
}
