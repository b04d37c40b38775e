import Documents
import SymbolGraphs
import Text

/// The list of the types that have callbacks, and where each is known from.
package struct CatalogTypes: Sendable {
  private let types: [DeclaredType]

  /// Lists types in their order.
  package init(_ types: [DeclaredType]) { self.types = types }

  /// The table: a row a type.
  package var table: Table {
    Table(
      kind: "types", title: "Types with callbacks", language: "en",
      sheet: Table.Sheet(
        headings: ["Type", "Kind", "Module", "Callbacks", "From"],
        rows: types.map { type in
          let cells = [
            InlineContent(.code(type.name)), InlineContent(plain: type.kindName), InlineContent(.code(type.module)),
            InlineContent(plain: String(type.callbacks.count)), InlineContent(plain: type.originName),
          ]
          return cells.map { Table.Cell(text: $0, span: 1, isHeading: false) }
        }),
      records: Table.Records(
        keys: ["type", "kind", "module", "callbacks", "files"],
        rows: types.map { type in
          [
            TableValue(type.name), TableValue(type.kind?.rawValue), TableValue(type.module),
            TableValue(type.callbacks.count), TableValue(type.files.map { (.string($0), $0) }),
          ]
        }))
  }

  /// The rows for a terminal, headings first.
  package var lines: [[String]] {
    [["TYPE", "KIND", "MODULE", "CALLBACKS", "FROM"]]
      + types.map { type in
        [type.name, type.kindName, type.module, String(type.callbacks.count), type.originName].map(\.terminalSafe)
      }
  }
}

extension DeclaredType {
  /// The kind in words.
  var kindName: String { kind?.rawValue ?? "value" }

  /// The place that it is known from, in words.
  var originName: String { files.isEmpty ? "built in" : files.joined(separator: ", ") }

  /// The symbol graphs that it is known from; none for a built-in type.
  var files: [String] {
    switch origin {
    case .builtIn: []
    case .files(let files): files
    }
  }
}
