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

/// The callbacks of types, each with its declaration, its versions, its isolation, and the duty to have it.
package struct CatalogCallbacks: Sendable {
  private let types: [DeclaredType]

  /// Takes types in their order.
  package init(_ types: [DeclaredType]) { self.types = types }

  /// The table: a row a callback.
  package var table: Table {
    Table(
      kind: "callbacks", title: "Callbacks", language: "en",
      sheet: Table.Sheet(
        headings: headings,
        rows: types.flatMap { type in type.callbacks.map { cells(of: $0, of: type) } }),
      records: Table.Records(
        keys: [
          "type", "module", "callback", "declaration", "selector", "requirement", "isolation", "availability",
          "replacement", "documentation", "files",
        ],
        rows: types.flatMap { type in type.callbacks.map { record(of: $0, of: type) } }))
  }

  /// The text for a terminal: a paragraph a callback; `isColored` for escape sequences, which never carry meaning alone.
  package func text(isColored: Bool) -> String {
    types.map { type in
      let styled = { (style: TextStyle, text: String) in isColored ? style.applied(to: text) : text }
      let facts = [type.kindName + " of " + type.module, type.isolation?.description, type.sendability, type.versions]
      let head = [
        styled(.strong, type.name.terminalSafe),
        styled(.quiet, (facts.compactMap(\.self).joined(separator: ", ") + "; " + type.originName).terminalSafe),
      ]
      let callbacks = type.callbacks.flatMap { callback in
        ["", "  " + styled(.strong, callback.declaration.text.terminalSafe)]
          + callback.facts.map { "    " + styled(.quiet, $0.terminalSafe) }
      }
      return (head + callbacks).map { $0 + "\n" }.joined()
    }.joined(separator: "\n")
  }

  /// The column of types is there where there are several.
  private var headings: [String] {
    (types.count > 1 ? ["Type"] : [])
      + ["Declaration", "Required", "Isolation", "Available", "Deprecated", "Replacement", "From"]
  }

  private func cells(of callback: DeclaredCallback, of type: DeclaredType) -> [Table.Cell] {
    let cells = [
      InlineContent(.code(callback.declaration.text)), InlineContent(plain: callback.requirement?.rawValue),
      InlineContent(plain: callback.isolation?.description),
      InlineContent(plain: callback.availability.map(\.versions).joined(separator: ", ")),
      InlineContent(plain: callback.deprecation), InlineContent(plain: callback.replacement),
      InlineContent(plain: type.originName),
    ]
    return ((types.count > 1 ? [InlineContent(.code(type.name))] : []) + cells).map {
      Table.Cell(text: $0, span: 1, isHeading: false)
    }
  }

  private func record(of callback: DeclaredCallback, of type: DeclaredType) -> [TableValue] {
    [
      TableValue(type.name), TableValue(type.module), TableValue(callback.name), TableValue(callback.declaration.text),
      TableValue(callback.selector), TableValue(callback.requirement?.rawValue),
      TableValue(callback.isolation?.description),
      TableValue(callback.availability.map { ($0.json, $0.words) }), TableValue(callback.replacement),
      TableValue(callback.documentation.isEmpty ? nil : callback.documentation.joined(separator: "\n")),
      TableValue(type.files.map { (.string($0), $0) }),
    ]
  }
}

extension DeclaredType {
  /// `Sendable`; `nil` where it is not, or nothing is known.
  fileprivate var sendability: String? { isSendable == true ? "Sendable" : nil }

  /// The versions that have it, where any are named.
  fileprivate var versions: String? {
    availability.isEmpty ? nil : availability.map(\.versions).joined(separator: ", ")
  }
}

extension DeclaredCallback {
  /// The versions that deprecate it; `nil` for none.
  fileprivate var deprecation: String? {
    let versions = availability.compactMap(\.deprecation)
    return versions.isEmpty ? nil : versions.joined(separator: ", ")
  }

  /// Two lines at most: the duty, the isolation and the versions; the deprecation.
  fileprivate var facts: [String] {
    let first = [requirement?.rawValue, isolation?.description].compactMap(\.self) + availability.map(\.versions)
    let advice = replacement.map { deprecation == nil ? "replacement: \($0)" : ": \($0)" } ?? ""
    let second = (deprecation.map { "deprecated: \($0)" } ?? "") + advice
    return [first.joined(separator: ", "), second].filter { !$0.isEmpty }
  }
}

extension DeclaredAvailability {
  /// The versions of the platform as an object.
  fileprivate var json: JSONValue {
    [
      "platform": .string(platform), "introduced": .optional(introduced?.description),
      "deprecated": .optional(deprecated?.description), "obsoleted": .optional(obsoleted?.description),
      "unavailable": .bool(isUnavailable), "message": .optional(message), "renamed": .optional(renamed),
    ]
  }

  /// The versions of the platform in words.
  fileprivate var words: String { deprecation.map { "\(versions), deprecated \($0)" } ?? versions }
}

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
