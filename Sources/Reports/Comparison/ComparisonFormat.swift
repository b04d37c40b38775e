import Documents
import LifecycleDiff
import Text

/// A way to write a comparison down.
package enum ComparisonFormat: String, Hashable, Sendable, CaseIterable {
  /// For a terminal.
  case text
  /// A pipe table.
  case markdown
  /// A web page of its own.
  case html
  /// Comma-separated values: CRLF line ends, a first line of keys.
  case csv
  /// `{schema, left, right, rows}`; `Schemas/compare.schema.json` describes it.
  case json

  /// The ending of its files without a full stop.
  package var fileExtension: String {
    switch self {
    case .text: "txt"
    case .markdown: "md"
    case .html, .csv, .json: rawValue
    }
  }

  /// The text of a comparison; `isColored` for escape sequences on a terminal.
  package func render(_ comparison: Comparison, isColored: Bool = false) -> String {
    let compared = ComparisonTable(comparison)
    switch self {
    case .text: return ComparisonText(compared.table, isColored: isColored).text
    case .markdown: return TableFormat.markdown.render(compared.table)
    case .html: return TableFormat.html.render(compared.table)
    case .csv: return TableFormat.csv.render(compared.table)
    case .json: return Self.json(compared)
    }
  }

  /// The text of a file of its own, which in Markdown has a title.
  func document(of comparison: Comparison) -> String {
    switch self {
    case .markdown: TableFormat.markdown.document(of: ComparisonTable(comparison).table)
    case .text, .html, .csv, .json: render(comparison)
    }
  }

  private static func json(_ compared: ComparisonTable) -> String {
    let document: JSONValue = [
      "schema": "instar/1",
      "left": .string(compared.left),
      "right": .string(compared.right),
      "rows": JSONTableRenderer.rows(of: compared.table),
    ]
    return document.pretty
  }
}
