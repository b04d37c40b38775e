import Text

/// A way to write a table down.
package enum TableFormat: String, Hashable, Sendable, CaseIterable {
  /// A pipe table, as on GitHub and GitLab.
  case markdown
  /// A web page of its own.
  case html
  /// Comma-separated values after RFC 4180: CRLF line ends, a first line of keys.
  case csv
  /// `{schema, kind, columns, rows}`.
  case json

  /// The ending of its files without a full stop.
  package var fileExtension: String {
    switch self {
    case .markdown: "md"
    case .html, .csv, .json: rawValue
    }
  }

  /// The text of a table.
  package func render(_ table: Table) -> String {
    switch self {
    case .markdown: MarkdownWriter(.gitHub).table(table.sheet) + "\n"
    case .html: HTMLTableRenderer.render(table)
    case .csv: CSVTableRenderer.render(table)
    case .json: JSONTableRenderer.render(table)
    }
  }

  /// The text of a file of its own, which in Markdown has a title.
  package func document(of table: Table) -> String {
    switch self {
    case .markdown: MarkdownWriter(.gitHub).text(of: Document(title: table.title, introduction: [.table(table.sheet)]))
    case .html, .csv, .json: render(table)
    }
  }
}

/// Writes a table's records, or single lines, as RFC 4180 has them: CRLF line ends, quotes doubled, a header of keys.
///
/// Values stay as they are, also those that begin with `=` or `@`: a name must come back as it was written.
package enum CSVTableRenderer {
  /// The text of a table.
  static func render(_ table: Table) -> String {
    line(of: table.records.keys) + table.records.rows.map { line(of: $0.map(\.text)) }.joined()
  }

  /// A line of fields, with its end.
  package static func line(of fields: [String]) -> String { fields.map(field).joined(separator: ",") + "\r\n" }

  private static let plain = ASCIISet.printable.subtracting(ASCIISet(" ,\""))

  private static func field(_ text: String) -> String {
    if plain.holds(text) { return text }
    // A first or last space is quoted too: some readers trim bare fields.
    let space = UInt8(ascii: " ")
    let isSafe = !text[...].containsByte { $0 == 0x2C || $0 == 0x22 || $0 == 0x0A || $0 == 0x0D }
    guard !isSafe || text.utf8.first == space || text.utf8.last == space else { return text }
    return "\"" + text.replacing(scalar: "\"", with: "\"\"") + "\""
  }
}

/// Writes a table's records as `{schema, kind, columns, rows: [{column: value}]}`.
package enum JSONTableRenderer {
  /// The text of a table.
  static func render(_ table: Table) -> String {
    let document: JSONValue = [
      "schema": "instar/1",
      "kind": .optional(table.kind),
      "columns": .array(table.records.keys.map(JSONValue.string)),
      "rows": rows(of: table),
    ]
    return document.pretty
  }

  /// The records, each an object with a member for each key.
  package static func rows(of table: Table) -> JSONValue {
    .array(
      table.records.rows.map { row in
        .object(members: zip(table.records.keys, row).map { ($0, $1.json) })
      })
  }
}

/// Writes a table's sheet as a web page of its own.
enum HTMLTableRenderer {
  /// The page, in the table's language.
  static func render(_ table: Table) -> String {
    """
    <!DOCTYPE html>
    <html lang="\(HTML(table.language).source)">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(HTML(table.title).source)</title>
    <style>
    \(style)
    </style>
    </head>
    <body>
    \(HTML(element: table).source)</body>
    </html>

    """
  }

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
    \(HTML.indentStyle)
    @media (max-width: 50rem) { body { margin: 1rem; } table { display: block; overflow-x: auto; } }
    """
}
