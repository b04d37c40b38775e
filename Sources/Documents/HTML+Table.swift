extension HTML {
  /// A whole table with its title.
  package init(element table: Table) {
    self = .table(
      table.sheet.headings, .line("caption", content: HTML(table.title)),
      rows: table.sheet.rows.map { row in HTML.line("tr", content: row.map { HTML($0) }.joined) })
  }

  /// A table of rows below headings; `caption` stands before them.
  package static func table(_ headings: [String], _ caption: HTML = .nothing, rows: [HTML]) -> HTML {
    let head = headings.map { HTML.inline("th", .init("scope", "col"), content: HTML($0)) }.joined
    return .block(
      "table",
      content: caption + .block("thead", content: .line("tr", content: head))
        + .block("tbody", content: rows.joined))
  }

  /// A cell; nothing where one above holds for it. `label` is its column's heading, which a narrow page shows beside it.
  init(_ cell: Table.Cell, label: String? = nil) {
    guard cell.span > 0 else {
      self = .nothing
      return
    }
    let span = cell.span == 1 ? [] : [Attribute("rowspan", String(cell.span))]
    let scope = Attribute("scope", cell.span == 1 ? "row" : "rowgroup")
    let labels = label.map { [Attribute("data-label", $0)] } ?? []
    self = .inline(
      cell.isHeading ? "th" : "td", cell.isHeading ? [scope] + span : span + labels, content: HTML(cell.text))
  }
}
