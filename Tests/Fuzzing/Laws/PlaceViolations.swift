import Diagnostics

/// Errors in the places that a diagnostic names.
enum PlaceViolations {
  static func all(of diagnostic: Diagnostic, in file: SourceFile) -> [String] {
    let notes = diagnostic.notes.filter { $0.file == nil }.map(\.range)
    let ranges = [diagnostic.range] + notes + diagnostic.fixIts.map(\.range)
    return ranges.flatMap { range in violations(of: range, in: file).map { "\(diagnostic.id): \($0)" } }
  }

  static func violations(of range: SourceRange, in file: SourceFile) -> [String] {
    guard file.fullRange.contains(range) else { return ["\(range) is outside of the file"] }
    let (start, end) = (file.location(at: range.start), file.location(at: range.end))
    var violations: [String] = []
    if start.line < 1 || start.column < 1 { violations.append("\(range) begins at \(start)") }
    if (end.line, end.column) < (start.line, start.column) { violations.append("\(range) ends before it begins") }
    for offset in [range.start, range.end] where offset < file.bytes.count && file.bytes[offset] & 0xC0 == 0x80 {
      violations.append("\(range) cuts a character")
    }
    return violations
  }
}
