/// A table of tab-separated values that is built into the program.
///
/// Comment lines begin with `#`; the first other line names the columns.
package struct TabSeparatedTable: Sendable {
  /// The names of the columns.
  package let heading: [Substring]
  /// The fields of the rows.
  package let rows: [[Substring]]

  /// Reads a table.
  package init(_ bytes: [UInt8]) {
    let lines = String(decoding: bytes, as: UTF8.self)[...].parts(separatedBy: "\n", omittingEmpty: true)
      .filter { $0.utf8.first != UInt8(ascii: "#") }
    heading = lines.first?.parts(separatedBy: "\t") ?? []
    rows = lines.dropFirst().map { $0.parts(separatedBy: "\t") }
  }
}
