import Diagnostics

/// Writes a table's records as RFC 4180 has them: CRLF line ends, quotes doubled, a header of keys.
///
/// Values stay as they are, also those that begin with `=` or `@`: a name must come back as it was written.
enum CSVTableRenderer {
  /// The text of a table.
  static func render(_ table: Table) -> String {
    var text = line(table.records.keys[...]) { $0 }
    for row in table.records.rows { text += line(row[...]) { $0.text } }
    return text
  }

  private static func line<Value>(_ values: ArraySlice<Value>, _ text: (Value) -> String) -> String {
    var line = values.first.map { field(text($0)) } ?? ""
    for value in values.dropFirst() {
      line += ","
      line += field(text(value))
    }
    return line + "\r\n"
  }

  private static let plain = ASCIISet.printable.subtracting(ASCIISet(" ,\""))

  private static func field(_ text: String) -> String {
    if plain.holds(text) { return text }
    // A first or last space is quoted too: some readers trim bare fields.
    let isSafe = text.unicodeScalars.allSatisfy { $0 != "," && $0 != "\"" && $0 != "\n" && $0 != "\r" }
    guard !isSafe || text.first == " " || text.last == " " else { return text }
    return "\"" + text.replacing(scalar: "\"", with: "\"\"") + "\""
  }
}
