/// A way to write down what is known of the types that have callbacks.
package enum CatalogFormat: String, Hashable, Sendable, CaseIterable {
  /// For a terminal.
  case text
  /// Pipe tables.
  case markdown
  /// Comma-separated values: CRLF line ends, a first line of keys.
  case csv
  /// `{schema, kind, columns, rows}`; `Schemas/catalog.schema.json` describes it.
  case json

  /// The ending of its files without a full stop.
  package var fileExtension: String {
    switch self {
    case .text: "txt"
    case .markdown: "md"
    case .csv, .json: rawValue
    }
  }
}
