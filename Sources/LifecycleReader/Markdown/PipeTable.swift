import Diagnostics
import Text

/// A pipe table as GFM section 4.10 defines it, read from the source lines of the paragraph that CommonMark sees.
struct PipeTable: Sendable {
  /// One cell: its text and styles, with places in the page.
  typealias Cell = RichText

  /// One line below the delimiter row.
  struct Row: Sendable {
    /// As many cells as the header has; missing ones are empty.
    let cells: [Cell]
    /// The line without the white space around it.
    let range: SourceRange
  }

  /// The header's cells, of which there is at least one.
  let header: [Cell]
  /// The rows in page order.
  let rows: [Row]
  /// The first cell with text that is in no column, because its row has more cells than the header; Markdown shows none of them.
  let surplus: SourceRange?
  /// The first row that is not read, nor are those below it, because the rows above it lack too many cells.
  let firstUnreadRow: SourceRange?

  /// The most cells that a table's rows may lack together: n columns and m empty rows make n·m of them. cmark-gfm's own limit is
  /// 524,288 (`MAX_AUTOCOMPLETED_CELLS`).
  static let mostMissingCells = 100_000

  /// Reads the table in a range of lines; `nil` where there is none. Lines before the header row are prose.
  init?(in range: SourceRange, of file: SourceFile) {
    let firstLine = file.line(at: range.start)
    let lastLine = file.line(at: max(range.start, range.end - 1))
    guard
      let headerLine = (firstLine..<lastLine).first(where: { line in
        let count = Self.cellRanges(in: Self.content(line, range, file), of: file).count
        return Self.delimiterCount(in: Self.content(line + 1, range, file), of: file) == count
      })
    else { return nil }
    header = Self.cells(in: Self.content(headerLine, range, file), of: file)
    let width = header.count
    var surplus: SourceRange?
    var rows: [Row] = []
    var missing = 0
    let last = max(headerLine + 2, lastLine + 1)
    var line = headerLine + 2
    while line < last, missing <= Self.mostMissingCells {
      let content = Self.content(line, range, file)
      let all = Self.cells(in: content, of: file)
      surplus = surplus ?? all.dropFirst(width).first { !$0.bytes.isEmpty }?.block
      let cells = all.prefix(width)
      missing += width - cells.count
      let padding = Array(repeating: RichText(plain: "", at: content.end), count: width - cells.count)
      rows.append(Row(cells: cells + padding, range: content))
      line += 1
    }
    self.rows = rows
    self.surplus = surplus
    firstUnreadRow = line < last ? Self.content(line, range, file) : nil
  }

  /// The place of the header from its first cell to its last.
  var headerRange: SourceRange { header[0].block.union(header[header.count - 1].block) }

  /// A line's part inside the paragraph, trimmed.
  private static func content(_ line: Int, _ paragraph: SourceRange, _ file: SourceFile) -> SourceRange {
    let full = file.range(ofLine: line)
    return trimmed(SourceRange(max(full.start, paragraph.start), full.end), of: file)
  }

  private static func trimmed(_ range: SourceRange, of file: SourceFile) -> SourceRange {
    var (start, end) = (range.start, range.end)
    while start < end, file.bytes[start] == 0x20 || file.bytes[start] == 0x09 { start += 1 }
    while start < end, file.bytes[end - 1] == 0x20 || file.bytes[end - 1] == 0x09 { end -= 1 }
    return SourceRange(start, end)
  }

  /// Splits a line at every pipe that no backslash escapes; one at either end of the line is not a cell's border.
  private static func cellRanges(in line: SourceRange, of file: SourceFile) -> [SourceRange] {
    let (pipe, backslash) = (UInt8(ascii: "|"), UInt8(ascii: "\\"))
    var ranges: [SourceRange] = []
    var start = line.start
    var offset = line.start
    if start < line.end, file.bytes[start] == pipe { (start, offset) = (start + 1, start + 1) }
    while offset < line.end {
      if file.bytes[offset] == backslash, offset + 1 < line.end {
        offset += 2
        continue
      }
      if file.bytes[offset] == pipe {
        ranges.append(trimmed(SourceRange(start, offset), of: file))
        start = offset + 1
      }
      offset += 1
    }
    if start < line.end { ranges.append(trimmed(SourceRange(start, line.end), of: file)) }
    return ranges
  }

  /// The number of cells of a delimiter row (`| --- | :-: |`); `nil` for any other line.
  private static func delimiterCount(in line: SourceRange, of file: SourceFile) -> Int? {
    let bytes = file.bytes[line.start..<line.end]
    guard bytes.contains(UInt8(ascii: "-")), bytes.allSatisfy({ "|:- \t".utf8.contains($0) }) else { return nil }
    let cells = cellRanges(in: line, of: file)
    let isDelimiter = cells.allSatisfy { cell in
      let text = file[cell]
      let dashes = text.drop { $0 == ":" }
      return text.count - dashes.count <= 1 && dashes.prefix { $0 == "-" }.count > 0
        && ["", ":"].contains(dashes.drop { $0 == "-" })
    }
    return isDelimiter ? cells.count : nil
  }

  private static func cells(in line: SourceRange, of file: SourceFile) -> [Cell] {
    cellRanges(in: line, of: file).map { range in
      let raw = file.bytes[range.start..<range.end]
      guard raw.contains(where: { "\\`*_[]<>&!".utf8.contains($0) }) else {
        return RichText(plain: file[range], at: range.start)
      }
      var text: [UInt8] = []
      var hiddenBefore: [Int] = []
      for (index, byte) in zip(raw.indices, raw) {
        let isEscape = byte == UInt8(ascii: "\\") && index + 1 < range.end && raw[index + 1] == UInt8(ascii: "|")
        if isEscape { hiddenBefore.append(text.count) } else { text.append(byte) }
      }
      let inlines = MarkdownParser.parseInlines(String(decoding: text, as: UTF8.self))
      return inlines.relocated(to: range) { offset in
        // By bisection: a line may have very many escaped pipes, and pieces between them.
        range.start + offset + hiddenBefore.indices.partitioningIndex { hiddenBefore[$0] >= offset }
      }
    }
  }
}
