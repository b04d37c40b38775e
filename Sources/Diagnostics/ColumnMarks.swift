/// The columns of a very long line: where every so many characters begin.
///
/// A column counts characters from the line's start; without marks, finding thousands of places on one line would take
/// the square of its length.
struct ColumnMarks: Sendable {
  /// Lines with fewer bytes need no marks.
  static let shortest = 4096

  private static let distance = 1024

  /// The offsets from the line's start of its first character and of every 1024th after it.
  private let offsets: [Int]

  /// Goes along a line's bytes once.
  init(_ line: ArraySlice<UInt8>) {
    guard !line.allSatisfy({ $0 < 0x80 }) else {
      offsets = Array(stride(from: 0, to: line.count, by: Self.distance))
      return
    }
    let text = String(decoding: line, as: UTF8.self)
    var offsets: [Int] = []
    var offset = 0
    for (number, character) in text.enumerated() {
      if number.isMultiple(of: Self.distance) { offsets.append(offset) }
      offset += character.utf8.count
    }
    self.offsets = offsets
  }

  /// The last mark at or before an offset from the line's start: how many characters are before it, and its offset.
  func mark(before offset: Int) -> (characters: Int, offset: Int) {
    var low = 0
    var high = offsets.count
    while low < high {
      let middle = (low + high) / 2
      if offsets[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? (0, 0) : ((low - 1) * Self.distance, offsets[low - 1])
  }
}
