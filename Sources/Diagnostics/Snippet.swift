import Text

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
