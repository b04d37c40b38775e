import Diagnostics

/// Writes a table's records as `{schema, kind, columns, rows: [{column: value}]}`.
enum JSONTableRenderer {
  /// The text of a table.
  static func render(_ table: Table) -> String {
    let rows = table.records.rows.map { row in
      JSONValue.object(members: zip(table.records.keys, row).map { ($0, $1.json) })
    }
    let document: JSONValue = [
      "schema": "instar/1",
      "kind": .string(table.kind.rawValue),
      "columns": .array(table.records.keys.map(JSONValue.string)),
      "rows": .array(rows),
    ]
    return document.pretty
  }
}
