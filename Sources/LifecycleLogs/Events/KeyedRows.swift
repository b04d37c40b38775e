/// The rows of a log in `keyed`: the lines of each key are read as a log of their own, so that it does not matter how those of
/// others come between.
struct KeyedRows: Sendable {
  /// The sources of the rows.
  private(set) var sources = ByteNames()
  /// The number of the first line that has not all columns.
  private(set) var malformed: Int?
  /// Reads the line in a row.
  private let decoder: LogDecoder
  /// The bytes of the last row's key, which is often that of the next one.
  private var lastKey: [UInt8]?
  private var numbers: [LogKey: Int] = [:]
  /// The streams of the keys in the order of their first rows; `nil` for the one that is read.
  private var streams: [LogStream?] = []
  private var current: Int?

  /// Reads lines in formats, the outermost first; without any, they are messages.
  init(_ formats: [LogFormat], _ fields: LogFields) {
    decoder = LogDecoder(formats.isEmpty ? [.bare] : formats, fields: fields)
  }

  /// The number of keys.
  var count: Int { streams.count }

  /// Takes the row that a line is, and returns the line in it, whose number is the row's position; `nil` for a line that is no
  /// row. `stream` is then that of its key.
  mutating func take(
    _ line: LogLine, number: Int, into stream: inout LogStream, _ names: inout ByteNames
  ) -> LogLine? {
    let bytes = line.bytes
    var row = LogRecord(message: bytes, range: 0..<bytes.count)
    let start = bytes.withUnsafeBufferPointer { buffer in
      var cursor = LineCursor(buffer)
      return KeyedEnvelope.read(&cursor, into: &row) ? cursor.position : nil
    }
    guard let start else {
      if !bytes.isBlank { malformed = malformed ?? number }
      return nil
    }
    let key = bytes.prefix((row.device?.count ?? 0) + 1 + (row.launch?.count ?? 0))
    if lastKey?.elementsEqual(key) != true {
      lastKey = Array(key)
      let device = row.device.map { names.number(of: bytes.part($0)) }
      select(LogKey(device: device, launch: row.launch.map { names.number(of: bytes.part($0)) }), &stream)
    }
    stream.file = sources.number(of: row.source.map(bytes.part) ?? [])
    stream.rowTime = row.time
    return LogLine(
      number: row.position ?? 0, offset: line.offset + start, bytes: bytes.dropFirst(start), isCut: line.isCut)
  }

  private mutating func select(_ key: LogKey, _ stream: inout LogStream) {
    if let number = numbers[key] { return select(number, &stream) }
    numbers[key] = streams.count
    var first = LogStream(file: 0, decoder)
    first.source.key = key
    streams.append(first)
    select(streams.count - 1, &stream)
  }

  /// Makes a stream that of a key by its number, and keeps what it was.
  mutating func select(_ number: Int, _ stream: inout LogStream) {
    if let current { streams[current] = stream.kept }
    current = number
    stream = streams[number] ?? stream
    streams[number] = nil
  }
}
