import Text

/// A page's text, with the lines and columns of its byte offsets.
///
/// A byte order mark is dropped from the text, and each malformed UTF-8 sequence and each NUL becomes U+FFFD; all
/// offsets (`SourceRange`) count UTF-8 bytes of this text.
package struct SourceFile: Sendable {
  /// The name shown in diagnostics: the path as the user wrote it, or `<stdin>`.
  package private(set) var path: String
  /// The text's UTF-8 bytes.
  package let bytes: [UInt8]
  /// The ranges of U+FFFD that replaced malformed UTF-8 or a NUL, in order.
  package let malformedRanges: [SourceRange]
  /// `true` if the file began with a byte order mark.
  package let hasByteOrderMark: Bool
  /// The place in the file at which the text begins: 1:1, unless the text is a part of the file.
  private let origin: SourceLocation
  /// `false` for a place whose text is not known.
  let hasText: Bool
  private let lineStarts: [Int]
  private let columnMarks: [Int: ColumnMarks]

  /// Decodes a file's bytes.
  package init(path: String, bytes rawBytes: some Collection<UInt8>) {
    self.init(path: path, bytes: rawBytes, from: SourceLocation(line: 1, column: 1), hasText: true)
  }

  /// Takes a part of a file: the text from a place on. Offsets count from there, lines and columns are those of the file. An
  /// empty part is a place whose text is not known.
  package init(path: String, bytes: some Collection<UInt8>, from origin: SourceLocation) {
    self.init(path: path, bytes: bytes, from: origin, hasText: !bytes.isEmpty)
  }

  private init(path: String, bytes rawBytes: some Collection<UInt8>, from origin: SourceLocation, hasText: Bool) {
    self.origin = origin
    self.hasText = hasText
    var raw = Array(rawBytes)
    hasByteOrderMark = raw.starts(with: Self.byteOrderMark)
    if hasByteOrderMark { raw.removeFirst(3) }
    self.path = path
    if !raw.contains(0), Self.isWellFormed(raw) {
      bytes = raw
      malformedRanges = []
    } else {
      let decoded = Self.decodeReplacingMalformed(raw)
      bytes = Array(decoded.text.utf8)
      malformedRanges = decoded.ranges
    }
    lineStarts = Self.lineStarts(of: bytes)
    var columnMarks: [Int: ColumnMarks] = [:]
    for (index, start) in lineStarts.enumerated() {
      let end = index + 1 < lineStarts.count ? lineStarts[index + 1] : bytes.count
      if end - start >= ColumnMarks.shortest { columnMarks[origin.line + index] = ColumnMarks(bytes[start..<end]) }
    }
    self.columnMarks = columnMarks
  }

  /// Creates a file from a string.
  package init(path: String, text: String) {
    self.init(path: path, bytes: text.utf8)
  }

  /// Returns the file under another name.
  package func named(_ path: String) -> SourceFile {
    var file = self
    file.path = path
    return file
  }

  /// The bytes that some editors on Windows begin a file with.
  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// The bytes of a file of valid UTF-8 as they were read, with its byte order mark.
  package var encoded: [UInt8] { (hasByteOrderMark ? Self.byteOrderMark : []) + bytes }

  /// The decoded text.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The number of lines; a final line end does not begin another.
  package var lineCount: Int { lineStarts.count }

  /// The whole text.
  package var fullRange: SourceRange { SourceRange(0, bytes.count) }

  /// The offset at which a line (from 1) starts; past the last line, the end of the file.
  package func offset(ofLine line: Int) -> Int {
    let index = line - origin.line
    guard index >= 0 else { return 0 }
    return index < lineStarts.count ? lineStarts[index] : bytes.count
  }

  /// The line (from 1) of an offset.
  package func line(at offset: Int) -> Int {
    max(1, lineStarts.indices.partitioningIndex { lineStarts[$0] > offset }) + origin.line - 1
  }

  /// The range of a line (from 1) without its line end.
  package func range(ofLine line: Int) -> SourceRange {
    let start = offset(ofLine: line)
    var end = offset(ofLine: line + 1)
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return SourceRange(start, end)
  }

  /// The line and column of an offset.
  package func location(at offset: Int) -> SourceLocation {
    let (line, mark, rest) = nearestMark(before: offset)
    return SourceLocation(line: line, column: mark.characters + self[rest].count + firstColumn(ofLine: line))
  }

  /// The line and column of an offset, the column in code points.
  func codePointLocation(at offset: Int) -> SourceLocation {
    let (line, mark, rest) = nearestMark(before: offset)
    let codePoints = bytes[rest.start..<rest.end].count { $0 & 0xC0 != 0x80 }
    return SourceLocation(line: line, column: mark.codePoints + codePoints + firstColumn(ofLine: line))
  }

  private func firstColumn(ofLine line: Int) -> Int { line == origin.line ? origin.column : 1 }

  /// The line of an offset, the last mark on the line before it, and the range between the two.
  private func nearestMark(before offset: Int) -> (line: Int, mark: ColumnMarks.Mark, rest: SourceRange) {
    let clamped = min(max(0, offset), bytes.count)
    let line = line(at: clamped)
    let start = self.offset(ofLine: line)
    let mark = columnMarks[line]?.mark(before: clamped - start) ?? .lineStart
    return (line, mark, SourceRange(start + mark.offset, clamped))
  }

  /// The text of a range, clamped to the file.
  package subscript(range: SourceRange) -> String {
    let start = min(max(0, range.start), bytes.count)
    let end = min(max(start, range.end), bytes.count)
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  private static func lineStarts(of bytes: [UInt8]) -> [Int] {
    var starts = [0]
    for (index, byte) in bytes.enumerated() {
      let isLoneReturn = byte == 0x0D && !(index + 1 < bytes.count && bytes[index + 1] == 0x0A)
      if byte == 0x0A || isLoneReturn { starts.append(index + 1) }
    }
    if starts.count > 1, starts.last == bytes.count { starts.removeLast() }
    return starts
  }

  /// Returns `true` if bytes without NUL are UTF-8. `String(validating:as:)` would do, but needs macOS 15.
  private static func isWellFormed(_ bytes: [UInt8]) -> Bool {
    (bytes + [0]).withUnsafeBytes { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        characters.baseAddress.map { String(validatingCString: $0) != nil } ?? true
      }
    }
  }

  private static func decodeReplacingMalformed(_ raw: [UInt8]) -> (text: String, ranges: [SourceRange]) {
    var text = ""
    var length = 0
    var ranges: [SourceRange] = []
    var decoder = UTF8()
    var iterator = raw.makeIterator()
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar) where scalar != "\0":
        text.unicodeScalars.append(scalar)
        length += UTF8.width(scalar)
      case .scalarValue, .error:
        text.unicodeScalars.append("\u{FFFD}")
        ranges.append(SourceRange(length, length + 3))
        length += 3
      case .emptyInput:
        return (text, ranges)
      }
    }
  }
}

/// A place as editors name it: line and column from 1, columns in characters.
package struct SourceLocation: Hashable, Sendable {
  /// The line, from 1.
  package let line: Int
  /// The column in characters (grapheme clusters), from 1.
  package let column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// A half-open range of a source file's text, in UTF-8 bytes from its start.
package struct SourceRange: Hashable, Sendable, Comparable {
  /// The offset of the first byte.
  package var start: Int
  /// The offset after the last byte; never less than `start`.
  package var end: Int

  /// Creates a range; an `end` before `start` is moved up to it.
  package init(_ start: Int, _ end: Int) {
    self.start = start
    self.end = max(start, end)
  }

  /// An empty range at the beginning of a file.
  package static let fileStart = SourceRange(0, 0)

  /// `true` for a range without bytes.
  package var isEmpty: Bool { start == end }

  /// Returns `true` if `other` lies wholly inside.
  package func contains(_ other: SourceRange) -> Bool {
    start <= other.start && other.end <= end
  }

  /// The smallest range that covers both.
  package func union(_ other: SourceRange) -> SourceRange {
    SourceRange(min(start, other.start), max(end, other.end))
  }

  /// Orders by start, then by end.
  package static func < (left: SourceRange, right: SourceRange) -> Bool {
    (left.start, left.end) < (right.start, right.end)
  }
}
