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

  /// The format whose files have an ending in lower case, without a full stop; `nil` for any other.
  package init?(fileExtension ending: String?) {
    switch ending {
    case "md": self = .markdown
    case "txt": self = .text
    case "csv": self = .csv
    case "json": self = .json
    default: return nil
    }
  }
}
