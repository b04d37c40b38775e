import Text

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
