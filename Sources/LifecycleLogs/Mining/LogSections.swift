/// The sections of a file: blank lines and comments are between them.
///
/// A comment is a line that begins with `#` or `//`.
struct LogSections: Sendable {
  private struct Section {
    let line: Int
    var comment: String?
  }

  private var splitter = LineSplitter()
  private var sections: [Section] = []
  private var commentLines: Set<Int> = []
  /// The line after the last one that separates.
  private var next = 0

  /// Reads the next block of the file.
  mutating func read(_ block: ArraySlice<UInt8>) {
    var splitter = splitter
    splitter.read(block) { take($0) }
    self.splitter = splitter
  }

  /// Ends the file.
  mutating func end() {
    var splitter = splitter
    splitter.end { take($0) }
    self.splitter = splitter
  }

  private mutating func take(_ line: LogLine) {
    let text = line.bytes.drop(while: Self.isBlank)
    let isComment = text.first == UInt8(ascii: "#") || text.starts(with: "//".utf8)
    guard isComment || text.isEmpty else { return }
    if isComment { commentLines.insert(line.number) }
    let words = isComment ? Self.words(of: text) : nil
    if line.number == next, !sections.isEmpty {
      sections[sections.count - 1].comment = words ?? sections[sections.count - 1].comment
    } else {
      sections.append(Section(line: line.number, comment: words))
    }
    next = line.number + 1
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  /// The text of a comment without its marks; `nil` for marks alone.
  private static func words(of comment: ArraySlice<UInt8>) -> String? {
    let marks = "#/-=*! \t".utf8
    let text = comment.drop { marks.contains($0) }
    let end = text.lastIndex { !marks.contains($0) && !isBlank($0) }
    return end.map { String(decoding: text[...$0].prefix(longestComment), as: UTF8.self) }
  }

  private static let longestComment = 200

  /// Returns `true` for a line that is a comment.
  func isComment(line: Int) -> Bool { commentLines.contains(line) }

  /// The number of the section that has a line, and the comment above the section.
  func section(ofLine line: Int) -> (number: Int, comment: String?) {
    var (low, high) = (0, sections.count)
    while low < high {
      let middle = (low + high) / 2
      if sections[middle].line < line { low = middle + 1 } else { high = middle }
    }
    return (low, low > 0 ? sections[low - 1].comment : nil)
  }
}
