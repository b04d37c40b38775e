/// Splits the blocks of a file or a pipe into lines, whatever the sizes of the blocks.
///
/// A line ends with a line feed, which a carriage return may precede, or with the file. Of a line of more than `longest` bytes
/// the rest is dropped, so that memory does not grow with it.
package struct LineSplitter: Sendable {
  /// The bytes that are kept of a line: 1 MiB.
  package static let longest = 1 << 20

  /// The bytes of the line that a later block continues; as many as are kept.
  private var start: [UInt8] = []
  /// The length of that line so far, with the bytes that are dropped.
  private var length = 0
  private var offset = 0
  private var number = 0

  /// Begins with the first block of a file.
  package init() {}

  /// Splits the next block.
  package mutating func read(_ block: ArraySlice<UInt8>, _ body: (LogLine) throws -> Void) rethrows {
    var place = block.startIndex
    while let end = block.firstIndex(of: UInt8(ascii: "\n"), from: place) {
      let part = block[place..<end]
      place = end + 1
      if length == 0 {
        try take(part, length: part.count, endLength: 1, body)
      } else {
        keep(part)
        try finish(endLength: 1, body)
      }
    }
    keep(block[place...])
  }

  /// Ends the file: what has no line feed at its end is a line, too.
  package mutating func end(_ body: (LogLine) throws -> Void) rethrows {
    if length > 0 { try finish(endLength: 0, body) }
  }

  /// Keeps a part of the line that a later block continues.
  private mutating func keep(_ part: ArraySlice<UInt8>) {
    start += part.prefix(max(0, Self.longest + 1 - start.count))
    length += part.count
  }

  /// Ends the line of which parts were kept.
  private mutating func finish(endLength: Int, _ body: (LogLine) throws -> Void) rethrows {
    let line = start[...]
    let lineLength = length
    start = []
    length = 0
    try take(line, length: lineLength, endLength: endLength, body)
  }

  private mutating func take(
    _ line: ArraySlice<UInt8>, length: Int, endLength: Int, _ body: (LogLine) throws -> Void
  ) rethrows {
    var bytes = line
    let isCut = length > Self.longest
    if isCut {
      bytes = bytes.prefix(Self.longest)
    } else if bytes.last == UInt8(ascii: "\r") {
      bytes = bytes.dropLast()
    }
    number += 1
    let line = LogLine(number: number, offset: offset, bytes: bytes, isCut: isCut)
    offset += length + endLength
    try body(line)
  }
}
