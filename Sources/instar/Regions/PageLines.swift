import Text

/// The lines of a file's bytes, whatever its encoding: the same lines that `SourceFile` counts.
struct PageLines {
  /// The bytes.
  let bytes: [UInt8]
  private let starts: [Int]

  /// Splits a file's bytes; CR, LF and CRLF end a line.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    for (index, byte) in bytes.enumerated() {
      let isLoneReturn = byte == 0x0D && !(index + 1 < bytes.count && bytes[index + 1] == 0x0A)
      if byte == 0x0A || isLoneReturn { starts.append(index + 1) }
    }
    if starts.count > 1, starts.last == bytes.count { starts.removeLast() }
    self.starts = starts
  }

  /// The number of lines.
  var count: Int { starts.count }

  /// The offset at which a line (from 1) begins; after the last, the end of the file.
  func start(of line: Int) -> Int { line <= starts.count ? starts[line - 1] : bytes.count }

  /// The bytes of some lines (from 1), their line ends included.
  subscript(lines: Range<Int>) -> ArraySlice<UInt8> { bytes[start(of: lines.lowerBound)..<start(of: lines.upperBound)] }

  /// A line (from 1) as a terminal shows it, with its end only if that differs from the usual one.
  func shown(_ number: Int, usual: ArraySlice<UInt8>) -> String {
    let line = self[number..<number + 1]
    let isUsual = line.suffix(usual.count).elementsEqual(usual) && !usual.isEmpty
    return String(decoding: isUsual ? line.dropLast(usual.count) : line, as: UTF8.self).terminalSafe
  }

  /// All lines as a terminal shows them.
  var shown: [String] { (1..<count + 1).map { shown($0, usual: end(of: 1)) } }

  /// The end of a line (from 1): CRLF, LF, CR, or nothing.
  func end(of line: Int) -> ArraySlice<UInt8> {
    let line = self[line..<line + 1]
    return line.suffix(from: line.lastIndex { $0 != 0x0A && $0 != 0x0D }.map { $0 + 1 } ?? line.startIndex)
  }
}
