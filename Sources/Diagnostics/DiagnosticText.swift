import Text

/// Diagnostics for a terminal: headline, place, the line with carets, notes, help.
package struct DiagnosticText: Sendable {
  private let isColored: Bool

  /// Creates a printer, with or without colours.
  package init(isColored: Bool) {
    self.isColored = isColored
  }

  /// All diagnostics of some pages, separated by blank lines; empty for none, else with a line end.
  package func text(of diagnostics: [FileDiagnostics]) -> String {
    diagnostics
      .flatMap { page in page.diagnostics.map { text(of: $0, in: page.file) } }
      .joined(separator: "\n")
  }

  /// One diagnostic, with a line end.
  package func text(of diagnostic: Diagnostic, in file: SourceFile) -> String {
    let style = TextStyle(diagnostic.severity)
    let headline = "\(diagnostic.summary.shownSentence) [\(diagnostic.id)]"
    var lines = [styled(style, "\(diagnostic.severity.rawValue):") + " " + styled(.strong, headline)]
    lines += place(diagnostic.range, in: file, style: style)
    lines += detail(of: diagnostic, in: file)
    for note in diagnostic.notes {
      lines.append(styled(.note, "note:") + " " + note.message.shownSentence)
      lines += place(note.range, in: note.file ?? file, style: .note)
    }
    let helps = [diagnostic.help?.shownSentence, diagnostic.replay?.advice(about: file.path)]
    for advice in helps.compactMap({ $0 }) + diagnostic.fixIts.map(\.message.shownSentence) {
      lines.append(styled(.help, "help:") + " " + advice)
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The diagnostic's detail, indented like the excerpt above it.
  private func detail(of diagnostic: Diagnostic, in file: SourceFile) -> [String] {
    let number = String(file.line(at: diagnostic.range.start))
    let margin = String(repeating: " ", count: number.count)
    return diagnostic.detail.map { line in
      styled(.gutter, "\(margin) |") + (line.isEmpty ? "" : " " + line.shownSentence)
    }
  }

  private func place(_ range: SourceRange, in file: SourceFile, style: TextStyle) -> [String] {
    let location = file.location(at: range.start)
    let place = styled(.gutter, " -->") + " \(file.path.terminalSafe):\(location.line):\(location.column)"
    guard file.hasText else { return [place] }
    let snippet = Snippet(of: range, in: file)
    let number = String(snippet.lineNumber)
    let margin = String(repeating: " ", count: number.count)
    let lead = snippet.text.isEmpty ? "" : " "
    return [
      place,
      styled(.gutter, "\(number) |") + lead + snippet.text,
      styled(.gutter, "\(margin) |") + " " + indented(snippet.carets, style),
    ]
  }

  private func indented(_ carets: String, _ style: TextStyle) -> String {
    let indent = carets.prefix { $0 == " " }
    return indent + styled(style, String(carets[indent.endIndex...]))
  }

  private func styled(_ style: TextStyle, _ text: String) -> String {
    isColored ? style.applied(to: text) : text
  }
}

extension String {
  /// A sentence of a diagnostic made safe to show; one with a name of megabytes in it is cut after 400 characters.
  var shownSentence: String {
    let end = index(startIndex, offsetBy: 400, limitedBy: endIndex) ?? endIndex
    return self[..<end].terminalSafe + (end < endIndex ? "…" : "")
  }
}

/// One line of a page as a diagnostic shows it, with carets under the marked part.
///
/// Of a range over several lines it shows the first. Tabs become spaces up to the next multiple of four columns, so
/// that the carets are aligned everywhere; a line of more than 200 columns is cut around the carets with `…`.
struct Snippet {
  /// The line's number, from 1.
  let lineNumber: Int
  /// The shown text before the marked part.
  let before: String
  /// The marked part; empty for a place between two characters.
  let marked: String
  /// The shown text after the marked part.
  let after: String
  /// Spaces, then at least one caret.
  let carets: String
  /// The shown line.
  var text: String { before + marked + after }

  private static let limit = 200
  private static let tabStop = 4

  /// Lays out the line on which a range starts.
  init(of range: SourceRange, in file: SourceFile) {
    lineNumber = file.line(at: range.start)
    let stretch = file.stretch(around: range.start)
    let part = SourceRange(min(range.start, stretch.end), min(range.end, stretch.end))
    let shown = Self.surroundings(of: part, in: stretch, of: file)
    let layout = Self.window(of: Self.cells(of: shown, marked: part, in: file))
    let first = layout.firstIndex(where: \.isMarked) ?? layout.endIndex
    let end = layout[first...].firstIndex { !$0.isMarked } ?? layout.endIndex
    before = layout[..<first].map(\.text).joined()
    marked = layout[first..<end].map(\.text).joined()
    after = layout[end...].map(\.text).joined()
    let indent = layout[..<first].map(\.width).reduce(0, +)
    let length = layout[first..<end].map(\.width).reduce(0, +)
    carets = String(repeating: " ", count: indent) + String(repeating: "^", count: max(1, length))
  }

  /// A character as shown, or an ellipsis.
  private struct Cell {
    var text: String
    var width: Int
    var isMarked: Bool
  }

  /// The part of a stretch that can be shown: laying out all of a long line for each of its diagnostics would be slow.
  private static func surroundings(of part: SourceRange, in stretch: SourceRange, of file: SourceFile) -> SourceRange {
    let before = file[SourceRange(stretch.start, part.start)].suffix(limit + tabStop)
    let after = file[SourceRange(part.start, stretch.end)].prefix(limit + tabStop)
    return SourceRange(part.start - before.utf8.count, part.start + after.utf8.count)
  }

  /// The characters of a stretch; an empty range gets an empty cell at its place.
  private static func cells(of stretch: SourceRange, marked: SourceRange, in file: SourceFile) -> [Cell] {
    var cells: [Cell] = []
    var offset = stretch.start
    var column = 0
    for character in file[stretch] {
      let end = offset + character.utf8.count
      if marked.isEmpty, (offset..<end).contains(marked.start) {
        cells.append(Cell(text: "", width: 0, isMarked: true))
      }
      let shown = Self.shown(character, atColumn: column)
      let isMarked = offset < marked.end && marked.start < end
      cells.append(Cell(text: shown, width: shown.displayWidth, isMarked: isMarked))
      column += shown.displayWidth
      offset = end
    }
    return cells.contains(where: \.isMarked) ? cells : cells + [Cell(text: "", width: 0, isMarked: true)]
  }

  private static func shown(_ character: Character, atColumn column: Int) -> String {
    character == "\t"
      ? String(repeating: " ", count: tabStop - column % tabStop)
      : String(character).terminalSafe
  }

  /// The cells that fit, the marked ones in the middle; of too many marked ones, the first.
  private static func window(of cells: [Cell]) -> [Cell] {
    let total = cells.map(\.width).reduce(0, +)
    guard total > limit else { return cells }
    let before = cells.prefix { !$0.isMarked }.map(\.width).reduce(0, +)
    let marked = min(cells.filter(\.isMarked).map(\.width).reduce(0, +), limit / 2)
    let start = min(max(0, before - (limit - marked) / 2), total - limit)
    var column = 0
    var shown: [Cell] = []
    for cell in cells {
      if column >= start, column + cell.width <= start + limit { shown.append(cell) }
      column += cell.width
    }
    let ellipsis = Cell(text: "…", width: 1, isMarked: false)
    if start > 0, let first = shown.first, !first.isMarked { shown[0] = ellipsis }
    if start + limit < total { shown.append(ellipsis) }
    return shown
  }
}

/// Marks at intervals on a very long line, from which columns are counted.
///
/// A column counts characters, or code points, from the line's start; without marks, looking up thousands of places on
/// one line would take time quadratic in its length.
struct ColumnMarks: Sendable {
  /// A place on the line.
  struct Mark: Sendable {
    static let lineStart = Mark(offset: 0, characters: 0, codePoints: 0)

    /// The number of bytes before it.
    let offset: Int
    /// The number of characters before it.
    let characters: Int
    /// The number of code points before it.
    let codePoints: Int
  }

  /// The number of bytes from which on a line has marks.
  static let shortest = 4096

  private static let distance = 1024

  /// Marks at the line's first character and every 1024th after it.
  private let marks: [Mark]

  /// Marks a line in one pass over its bytes.
  init(_ line: ArraySlice<UInt8>) {
    guard !line.allSatisfy({ $0 < 0x80 }) else {
      let offsets = stride(from: 0, to: line.count, by: Self.distance)
      marks = offsets.map { Mark(offset: $0, characters: $0, codePoints: $0) }
      return
    }
    let text = String(decoding: line, as: UTF8.self)
    var marks: [Mark] = []
    var offset = 0
    var codePoints = 0
    for (number, character) in text.enumerated() {
      if number.isMultiple(of: Self.distance) {
        marks.append(Mark(offset: offset, characters: number, codePoints: codePoints))
      }
      offset += character.utf8.count
      codePoints += character.unicodeScalars.count
    }
    self.marks = marks
  }

  /// The last mark at or before an offset from the line's start.
  func mark(before offset: Int) -> Mark {
    let next = marks.indices.partitioningIndex { marks[$0].offset > offset }
    return next == 0 ? .lineStart : marks[next - 1]
  }
}
