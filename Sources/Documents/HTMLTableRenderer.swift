import Text

/// Writes a table's sheet as HTML; everything that a page says is escaped.
package enum HTMLTableRenderer {
  /// A document of its own, in the language of the page.
  static func render(_ table: Table) -> String {
    """
    <!DOCTYPE html>
    <html lang="\(table.language)">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(escaped(table.title))</title>
    <style>
    \(style)
    </style>
    </head>
    <body>
    \(element(table))</body>
    </html>

    """
  }

  /// The `<table>` element alone.
  static func element(_ table: Table) -> String {
    let headings = table.sheet.headings.map { "<th scope=\"col\">\(escaped($0))</th>" }.joined()
    var text = """
      <table>
      <caption>\(escaped(table.title))</caption>
      <thead>
      <tr>\(headings)</tr>
      </thead>
      <tbody>

      """
    for row in table.sheet.rows {
      text += "<tr>"
      for cell in row { text += self.cell(cell) }
      text += "</tr>\n"
    }
    return text + "</tbody>\n</table>\n"
  }

  /// A cell; `label` is its column's heading, for style sheets that show it beside the cell.
  package static func cell(_ cell: Table.Cell, label: String? = nil) -> String {
    guard cell.span > 0 else { return "" }
    let span = cell.span == 1 ? "" : " rowspan=\"\(cell.span)\""
    let content = content(cell.text)
    let mark = label.map { " data-label=\"\(escaped($0))\"" } ?? ""
    guard cell.isHeading else { return "<td" + span + mark + ">" + content + "</td>" }
    return "<th scope=\"" + (cell.span == 1 ? "row" : "rowgroup") + "\"" + span + ">" + content + "</th>"
  }

  /// The lines of a text.
  package static func content(_ text: InlineContent) -> String {
    if let only = text.onlyRun { return run(only) }
    return text.lines.map { $0.map(run).joined() }.joined(separator: "<br>")
  }

  private static func run(_ run: InlineContent.Run) -> String {
    switch run {
    case .text(let text): escaped(text)
    case .code(let code): "<code>" + breakable(code) + "</code>"
    case .strong(let runs): "<strong>\(runs.map(self.run).joined())</strong>"
    case .emphasis(let runs): "<em>\(runs.map(self.run).joined())</em>"
    case .link(let title, let url): link(title.map(self.run).joined(), url: url)
    case .indent(let depth): "<span class=\"indent depth-\(min(depth, indentDepths))\">↳ </span>"
    }
  }

  private static let breaksBehind = ASCIISet(":.")
  private static let neverBegins = ASCIISet.printable.subtracting(.letters)

  /// Whether a name has a label or a point, and behind it what may be a letter.
  private static func mayBreak(_ code: String) -> Bool {
    zip(code.utf8, code.utf8.dropFirst()).contains { breaksBehind.contains($0) && !neverBegins.contains($1) }
  }

  /// A name that may go on in the next line behind a label or a point.
  private static func breakable(_ code: String) -> String {
    guard mayBreak(code) else { return escaped(code) }
    var pieces: [Substring] = []
    var start = code.startIndex
    var previous: Character = " "
    for index in code.indices {
      if previous == ":" || previous == ".", code[index].isLetter {
        pieces.append(code[start..<index])
        start = index
      }
      previous = code[index]
    }
    return (pieces + [code[start...]]).map { escaped(String($0)) }.joined(separator: "<wbr>")
  }

  /// Only addresses that cannot run code become links.
  private static func link(_ title: String, url: String) -> String {
    let scheme = url.unicodeScalars.prefix { $0 != ":" && $0 != "/" && $0 != "?" && $0 != "#" }
    let hasScheme = url.unicodeScalars[scheme.endIndex...].first == ":"
    guard !hasScheme || ["http", "https", "mailto"].contains(String(scheme).lowercased()) else { return title }
    return "<a href=\"\(escaped(url))\">\(title)</a>"
  }

  /// A text as character data or as the value of an attribute in double quotes.
  package static func escaped(_ text: String) -> String { HTMLFragment.escaped(text) }

  /// How deep things inside others are set in; what is deeper still stands below one another.
  private static let indentDepths = 8

  /// The rules of the classes that cells have.
  package static let indentStyle = (1...indentDepths).map { ".depth-\($0) { padding-left: \($0)em; }" }.joined(
    separator: "\n")

  private static let style = """
    :root { color-scheme: light dark; }
    body { margin: 2rem; font: 15px/1.5 Inter, -apple-system, "Segoe UI", Helvetica, Arial, "Noto Sans CJK JP", sans-serif;
      color: light-dark(#1c1e21, #e6e8eb); background: light-dark(#ffffff, #16181b); }
    table { border-collapse: collapse; }
    caption { text-align: left; font-size: 1.25rem; font-weight: 600; padding-bottom: .75rem; }
    th, td { text-align: left; vertical-align: top; padding: .4rem .75rem; min-width: 2rem;
      border-bottom: 1px solid light-dark(#d8dce1, #34383e); }
    thead th { border-bottom-width: 2px; white-space: nowrap; }
    tbody th { font-weight: 600; }
    code { font: .9em ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; overflow-wrap: break-word; }
    a { color: light-dark(#0a5cc2, #7ab7ff); }
    .indent { color: light-dark(#6a717a, #8d959f); }
    \(indentStyle)
    @media (max-width: 50rem) { body { margin: 1rem; } table { display: block; overflow-x: auto; } }
    """
}
