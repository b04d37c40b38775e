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
