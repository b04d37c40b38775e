import Text

/// Marks at intervals on a very long line, from which columns are counted.
///
/// A column counts characters, or code points, from the line's start; without marks, looking up thousands of places on
/// one line would take time quadratic in its length.
struct ColumnMarks: Sendable {
  /// A place on the line.
  struct Mark: Sendable {
    /// The line's start.
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
