import Text

/// Writes a table's records as RFC 4180 has them: CRLF line ends, quotes doubled, a header of keys.
///
/// Values stay as they are, also those that begin with `=` or `@`: a name must come back as it was written.
enum CSVTableRenderer {
  /// The text of a table.
  static func render(_ table: Table) -> String {
    var text = ""
    write(table.records.keys, to: &text)
    for row in table.records.rows { write(row.map(\.text), to: &text) }
    return text
  }

  private static func write(_ fields: [String], to text: inout String) {
    for (place, field) in fields.enumerated() {
      if place > 0 { text += "," }
      text += self.field(field)
    }
    text += "\r\n"
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
