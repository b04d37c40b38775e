import Diagnostics

/// What is wrong with the places that a diagnostic names.
enum PlaceBreaches {
  static func all(of diagnostic: Diagnostic, in file: SourceFile) -> [String] {
    let notes = diagnostic.notes.filter { $0.file == nil }.map(\.range)
    let ranges = [diagnostic.range] + notes + diagnostic.fixIts.map(\.range)
    return ranges.flatMap { range in breaches(of: range, in: file).map { "\(diagnostic.id): \($0)" } }
  }

  private static func breaches(of range: SourceRange, in file: SourceFile) -> [String] {
    guard file.fullRange.contains(range) else { return ["\(range) is outside of the page"] }
    let (start, end) = (file.location(at: range.start), file.location(at: range.end))
    var breaches: [String] = []
    if start.line < 1 || start.column < 1 { breaches.append("\(range) begins at \(start)") }
    if (end.line, end.column) < (start.line, start.column) { breaches.append("\(range) ends before it begins") }
    for offset in [range.start, range.end] where offset < file.bytes.count && file.bytes[offset] & 0xC0 == 0x80 {
      breaches.append("\(range) cuts a character")
    }
    return breaches
  }
}
