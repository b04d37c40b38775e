import Diagnostics

/// Writes a table's records as RFC 4180 has them: CRLF line ends, quotes doubled, a header of keys.
///
/// Values stay as they are, also those that begin with `=` or `@`: a name must come back as it was written.
enum CSVTableRenderer {
  /// The text of a table.
  static func render(_ table: Table) -> String {
    ([table.records.keys] + table.records.rows.map { $0.map(\.text) })
      .map { $0.map(field).joined(separator: ",") + "\r\n" }
      .joined()
  }

  private static func field(_ text: String) -> String {
    // A first or last space is quoted too: some readers trim bare fields.
    let isSafe = text.unicodeScalars.allSatisfy { $0 != "," && $0 != "\"" && $0 != "\n" && $0 != "\r" }
    guard !isSafe || text.first == " " || text.last == " " else { return text }
    return "\"" + text.replacing(scalar: "\"", with: "\"\"") + "\""
  }
}
