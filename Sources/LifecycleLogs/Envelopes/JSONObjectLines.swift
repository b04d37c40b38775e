/// An object of JSON that is written over several lines.
struct JSONObjectLines: Sendable {
  private struct Line: Sendable {
    let number: Int
    let offset: Int
    /// Where it begins in `bytes`.
    let start: Int
  }

  /// The lines, with a line feed between.
  private(set) var bytes: [UInt8] = []
  private var lines: [Line] = []
  /// Where the object begins in `bytes`.
  let start: Int

  /// Begins at an offset of the first line.
  init(start: Int = 0) { self.start = start }

  /// `true` for more bytes than a line may have.
  var isTooLong: Bool { bytes.count > LineSplitter.longest }

  /// Appends a line.
  mutating func append(_ text: UnsafeBufferPointer<UInt8>, at line: LogLine) {
    if !bytes.isEmpty { bytes.append(UInt8(ascii: "\n")) }
    lines.append(Line(number: line.number, offset: line.offset, start: bytes.count))
    bytes.append(contentsOf: text)
  }

  /// Returns the line of a record's message, and the record with the ranges of that line.
  ///
  /// After the line, and a line feed, come the names that the record has from other lines.
  func line(of record: LogRecord) -> (LogRecord, LogLine)? {
    guard let index = lines.lastIndex(where: { $0.start <= record.messageRange.lowerBound }) else { return nil }
    let start = lines[index].start
    let nextStart = index + 1 < lines.count ? lines[index + 1].start - 1 : bytes.count
    let end = max(nextStart, record.messageRange.upperBound)
    var text = Array(bytes[start..<end])
    func moved(_ range: Range<Int>) -> Range<Int> {
      if start <= range.lowerBound, range.upperBound <= end {
        return (range.lowerBound - start)..<(range.upperBound - start)
      }
      text.append(UInt8(ascii: "\n"))
      text += bytes[range]
      return (text.count - range.count)..<text.count
    }
    var record = record
    record.messageRange = moved(record.messageRange)
    record.program = record.program.map(moved)
    record.device = record.device.map(moved)
    record.launch = record.launch.map(moved)
    let line = LogLine(
      number: lines[index].number, offset: lines[index].offset, bytes: text[...], isCut: false)
    return (record, line)
  }
}
