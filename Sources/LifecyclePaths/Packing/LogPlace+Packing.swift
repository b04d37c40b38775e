extension LogPlace: Packable {
  /// The place that the first one is compared with.
  static let first = LogPlace(file: 0, line: 0, offset: 0, columns: 0..<0, time: 0)

  /// Adds how far it is from the place before.
  package func pack(into bytes: inout PackedBytes) {
    let last = bytes.place
    bytes.add(file)
    bytes.add(line &- last.line)
    bytes.add(offset &- last.offset)
    bytes.add(columns.lowerBound)
    bytes.add(columns.count)
    bytes.add(time.map { $0 &- (last.time ?? 0) })
    bytes.place = self
  }

  /// Takes the place.
  package init(from bytes: inout PackedReader) {
    let last = bytes.place
    let file: Int = bytes.next()
    let line = last.line &+ bytes.next()
    let offset = last.offset &+ bytes.next()
    let start: Int = bytes.next()
    let columns = start..<start + bytes.next()
    let time = (bytes.next() as Int64?).map { $0 &+ (last.time ?? 0) }
    self.init(file: file, line: line, offset: offset, columns: columns, time: time)
    bytes.place = self
  }
}
