/// Reads the envelopes of a log's lines, one after the other.
package struct LogDecoder: Sendable {
  /// How deep envelopes may nest.
  package static let mostFormats = 3

  private let formats: [LogFormat]
  private let fields: LogFields
  /// `true` after the first record: only then a line can continue one.
  private var hasRecord = false
  /// The heading of a message of logcat's format `long` until its first line comes.
  private var heading: LogRecord?
  private var isInLongMessage = false
  private var objects = JSONObjects()
  /// The text of the last message that had escapes; its memory is used again.
  private var unescaped: [UInt8] = []

  /// Begins with the first line of a file.
  ///
  /// - Parameters:
  ///   - formats: The formats, the outermost first: the messages of each are lines of the next. What is beyond the third is
  ///     not read.
  ///   - fields: Where the members are that `jsonl` reads.
  package init(_ formats: [LogFormat], fields: LogFields = LogFields()) {
    self.formats = formats.isEmpty ? [.bare] : Array(formats.prefix(Self.mostFormats))
    self.fields = fields
  }

  /// Reads the next line into a record if it has one as it is, in one envelope and without escapes or colours, as most have.
  mutating func readRecord(_ line: LogLine, into record: inout LogRecord) -> Bool {
    let text = line.bytes
    guard formats.count == 1, formats[0].hasRecordPerLine, !text.isBlank, !ColoredText.isIn(text) else { return false }
    let read = read(text, in: formats[0], into: &record)
    guard read.isRead, !read.mayBeMark else { return false }
    let message = text.part(record.messageRange)
    guard !formats[0].hasEscapes || !message.hasEscape else { return false }
    (hasRecord, isInLongMessage) = (true, false)
    record.message = message
    return true
  }

  /// Reads the next line, and calls a function with what it says; the entries are valid beyond the call.
  package mutating func read(_ line: LogLine, _ body: (LogEntry) -> Void) {
    let bytes = line.bytes
    guard ColoredText.isIn(bytes) else {
      read(bytes, at: line, body)
      return
    }
    read(ColoredText.text(of: bytes)[...], at: line) { entry in
      body(entry.moved { ColoredText.range(of: $0, in: bytes) })
    }
  }

  /// Ends the file: an object of JSON without an end may have a message.
  package mutating func end(_ body: (LogEntry) -> Void) {
    if let object = objects.end() { read(object, body) }
  }

  private mutating func read(_ text: ArraySlice<UInt8>, at line: LogLine, _ body: (LogEntry) -> Void) {
    if text.isBlank {
      body(.none)
      return
    }
    if formats[0] == .json, readObjects(of: text, at: line, body) { return }
    guard !readEnvelope(of: text, level: 0, body) else {
      isInLongMessage = false
      return
    }
    if formats[0] == .logcat, readLongMessage(text, body) { return }
    guard formats[0].wrapsMessages, hasRecord else {
      readBare(text, body)
      return
    }
    body(.continuation(text, range: 0..<text.count))
  }

  /// Reads a line that has only a message.
  private func readBare(_ text: ArraySlice<UInt8>, _ body: (LogEntry) -> Void) {
    var record = LogRecord(message: text, range: 0..<text.count)
    text.withUnsafeBufferPointer { bytes in
      var line = LineCursor(bytes)
      if LogFormat.bare.read(&line, fields, into: &record) { record.messageRange = line.rest }
    }
    record.message = text[(text.startIndex + record.messageRange.lowerBound)...]
    body(.record(record))
  }

  /// Reads a text in a format and those within it; `false` if it has no envelope.
  private mutating func readEnvelope(of text: ArraySlice<UInt8>, level: Int, _ body: (LogEntry) -> Void) -> Bool {
    let format = formats[level]
    if format == .otlp { return readOTLPRecords(of: text, level: level, body) }
    var record = LogRecord(message: text, range: 0..<text.count)
    let read = read(text, in: format, into: &record)
    if read.mayBeMark, let mark = Self.mark(of: text, read.isRead ? record.messageRange : nil, format) {
      body(mark)
      return true
    }
    guard read.isRead else { return false }
    if level == 0 { hasRecord = true }
    take(&record, of: text, level: level, body)
    return true
  }

  /// Reads the envelope of a text into a record, whose message is not taken yet.
  private func read(
    _ text: ArraySlice<UInt8>, in format: LogFormat, into record: inout LogRecord
  ) -> (isRead: Bool, mayBeMark: Bool) {
    text.withUnsafeBufferPointer { bytes in
      var line = LineCursor(bytes)
      guard format.read(&line, fields, into: &record) else { return (false, true) }
      return (true, line.mayBeMark(record.messageRange))
    }
  }

  /// The entry for a message, or for a line without an envelope, that is a mark of the tool's.
  private static func mark(of text: ArraySlice<UInt8>, _ message: Range<Int>?, _ format: LogFormat) -> LogEntry? {
    text.withUnsafeBufferPointer { bytes in
      let line = LineCursor(bytes)
      return if let message { line.mark(in: message) } else { format.mark(line) }
    }
  }

  /// Takes the message of a record from its text, and reads it in the next format, if there is one.
  private mutating func take(
    _ record: inout LogRecord, of text: ArraySlice<UInt8>, level: Int, _ body: (LogEntry) -> Void
  ) {
    let range = record.messageRange
    let raw = text.part(range)
    let hasEscapes = formats[level].hasEscapes && raw.hasEscape
    record.message = hasEscapes ? withoutEscapes(raw) : raw
    guard level + 1 < formats.count else {
      body(.record(record))
      return
    }
    let outer = record
    let isRead = readEnvelope(of: outer.message, level: level + 1) { entry in
      let moved = entry.moved { inner in
        guard hasEscapes else { return (range.lowerBound + inner.lowerBound)..<(range.lowerBound + inner.upperBound) }
        let places = raw.withUnsafeBufferPointer { string in
          [inner.lowerBound, inner.upperBound].map { EscapedText.place(of: $0, in: string) }
        }
        return (range.lowerBound + places[0])..<(range.lowerBound + places[1])
      }
      body(moved.completed(with: outer))
    }
    if !isRead { body(.record(outer)) }
  }

  private mutating func withoutEscapes(_ raw: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    unescaped.removeAll(keepingCapacity: true)
    raw.withUnsafeBufferPointer { EscapedText.append($0, to: &unescaped) }
    // Some write the end of the line, too.
    var text = unescaped[...]
    while text.last == UInt8(ascii: "\n") || text.last == UInt8(ascii: "\r") { text.removeLast() }
    return text
  }
}

/// Formats in which a line may have many records, or a record many lines.
extension LogDecoder {
  private mutating func readOTLPRecords(
    of text: ArraySlice<UInt8>, level: Int, _ body: (LogEntry) -> Void
  ) -> Bool {
    let start = LogRecord(message: text, range: 0..<text.count)
    return text.withUnsafeBufferPointer { bytes in
      OTLPEnvelope.read(LineCursor(bytes), start) { record, stateKey in
        if level == 0 { hasRecord = true }
        var record = record
        guard let stateKey else {
          take(&record, of: text, level: level, body)
          return
        }
        record.message = (Array(bytes[stateKey]) + [UInt8(ascii: "=")] + bytes[record.messageRange])[...]
        body(.record(record))
      }
    }
  }

  /// Reads the objects of `log show --style json`; `false` if the line is of no list.
  private mutating func readObjects(
    of text: ArraySlice<UInt8>, at line: LogLine, _ body: (LogEntry) -> Void
  ) -> Bool {
    var all: [JSONObjects.Object] = []
    guard objects.read(text, at: line, { all.append($0) }) else { return false }
    for object in all {
      switch object {
      case .within(let range):
        let entry = Self.entry(of: text, from: range.lowerBound, to: range.upperBound, fields)
        if case .record(var record) = entry {
          take(&record, of: text, level: 0, body)
        } else {
          body(entry)
        }
      case .lines(let lines): read(lines, body)
      case .lost: body(.lost(nil))
      }
    }
    if all.isEmpty { body(.none) }
    return true
  }

  private mutating func read(_ object: JSONObjectLines, _ body: (LogEntry) -> Void) {
    let entry = Self.entry(of: object.bytes[...], from: object.start, to: object.bytes.count, fields)
    guard case .record(let found) = entry, case (var record, let line)? = object.line(of: found) else {
      body(entry)
      return
    }
    take(&record, of: line.bytes, level: 0) { entry in
      if case .record(let record) = entry { body(.earlier(record, in: line)) } else { body(entry) }
    }
  }

  /// Reads an object: one of `log`, else one of any kind.
  private static func entry(
    of text: ArraySlice<UInt8>, from start: Int, to end: Int, _ fields: LogFields
  ) -> LogEntry {
    text.withUnsafeBufferPointer { bytes in
      let object = LineCursor(UnsafeBufferPointer(rebasing: bytes[..<end]), at: start)
      var record = LogRecord(message: text, range: 0..<text.count)
      var line = object
      if NDJSONEnvelope.read(&line, into: &record) { return line.mark(in: record.messageRange) ?? .record(record) }
      if let mark = NDJSONEnvelope.mark(object) { return mark }
      record = LogRecord(message: text, range: 0..<text.count)
      line = object
      return JSONLinesEnvelope.read(&line, fields, into: &record) ? .record(record) : .none
    }
  }

  /// Reads a line of logcat's format `long`; `false` if it is of another one.
  private mutating func readLongMessage(_ text: ArraySlice<UInt8>, _ body: (LogEntry) -> Void) -> Bool {
    var record = LogRecord(message: text, range: 0..<text.count)
    if text.withUnsafeBufferPointer({ LogcatEnvelope.readHeading(LineCursor($0), into: &record) }) {
      heading = record
      isInLongMessage = true
      body(.none)
      return true
    }
    guard isInLongMessage else { return false }
    if let heading {
      record = heading
      record.messageRange = 0..<text.count
      self.heading = nil
      take(&record, of: text, level: 0, body)
    } else {
      body(.continuation(text, range: 0..<text.count))
    }
    return true
  }
}

extension LogEntry {
  /// The entry with its ranges at other places.
  fileprivate func moved(_ range: (Range<Int>) -> Range<Int>) -> LogEntry {
    switch self {
    case .record(var record):
      record.move(range)
      return .record(record)
    case .continuation(let text, let textRange): return .continuation(text, range: range(textRange))
    case .earlier, .repeated, .lost, .none: return self
    }
  }

  /// The entry with what an outer envelope says.
  fileprivate func completed(with outer: LogRecord) -> LogEntry {
    guard case .record(var record) = self else { return self }
    record.complete(with: outer)
    return .record(record)
  }
}

extension ArraySlice<UInt8> {
  /// `true` where a backslash is.
  fileprivate var hasEscape: Bool { firstIndex(of: UInt8(ascii: "\\"), from: startIndex) != nil }

  /// `true` for nothing but spaces and tabs.
  var isBlank: Bool { allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") } }
}
