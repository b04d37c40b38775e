import Text

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
