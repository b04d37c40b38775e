/// The text of a line without the sequences that colour it in a terminal, and without a byte order mark.
enum ColoredText {
  private static let escape: UInt8 = 0x1B

  /// Tells whether a line has such bytes.
  static func isIn(_ line: ArraySlice<UInt8>) -> Bool {
    line.withUnsafeBufferPointer { bytes in
      LineCursor(bytes).isNext("\u{FEFF}") || bytes.firstPlace(of: escape, in: 0..<bytes.count) != nil
    }
  }

  /// The text of a line.
  static func text(of line: ArraySlice<UInt8>) -> [UInt8] {
    var text: [UInt8] = []
    line.withUnsafeBufferPointer { bytes in
      forEachPart(of: bytes) { part in
        text.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[part]))
        return true
      }
    }
    return text
  }

  /// Returns the range in a line of a range of its text, without what colours the text before or after it.
  static func range(of range: Range<Int>, in line: ArraySlice<UInt8>) -> Range<Int> {
    let start = place(of: range.lowerBound, in: line)
    return start..<(range.isEmpty ? start : place(of: range.upperBound - 1, in: line) + 1)
  }

  private static func place(of offset: Int, in line: ArraySlice<UInt8>) -> Int {
    var rest = offset
    var place = line.count
    line.withUnsafeBufferPointer { bytes in
      forEachPart(of: bytes) { part in
        guard rest >= part.count else {
          place = part.lowerBound + rest
          return false
        }
        rest -= part.count
        return true
      }
    }
    return place
  }

  /// Calls a function with each range between sequences, until it returns `false`.
  private static func forEachPart(of bytes: UnsafeBufferPointer<UInt8>, _ body: (Range<Int>) -> Bool) {
    var line = LineCursor(bytes)
    _ = line.take("\u{FEFF}")
    var start = line.position
    while let place = line.firstPlace(of: escape) {
      line.position = place + 1
      guard line.takeControlSequence() else { continue }
      guard body(start..<place) else { return }
      start = line.position
    }
    _ = body(start..<bytes.count)
  }
}

extension LineCursor {
  /// Takes `[31m`, after the escape: parameters, and a letter.
  fileprivate mutating func takeControlSequence() -> Bool {
    var line = self
    guard line.take("[") else { return false }
    while 0x20...0x3F ~= line.next { line.position += 1 }
    guard 0x40...0x7E ~= line.next else { return false }
    line.position += 1
    self = line
    return true
  }
}
