extension LogFormat {
  /// How many lines are looked at that are not empty.
  private static let lookedAt = 200

  /// The formats that are detected; where a line has the envelopes of several, the earlier one is meant.
  private static let detectable: [LogFormat] = [
    .otlp, .ndjson, .compact, .default, .syslog, .console, .swiftLog, .logcat, .device, .xcode, .jsonl,
  ]

  /// Tells whether these are as many lines as are looked at.
  package static func isEnough(_ lines: [LogLine]) -> Bool {
    // Of a file of empty lines a part is enough.
    lines.count >= lookedAt && (lines.count >= 10 * lookedAt || lines.count { !$0.bytes.isBlank } >= lookedAt)
  }

  /// Detects the formats of the first lines of a file, the outermost first.
  ///
  /// A format is one that more than a twentieth of the lines has, or, within another, more than half of the messages.
  package static func detected(in lines: [LogLine]) -> [LogFormat] {
    var texts: [ArraySlice<UInt8>] = lines.lazy.filter { !$0.bytes.isBlank }.prefix(lookedAt).map { line in
      ColoredText.isIn(line.bytes) ? ColoredText.text(of: line.bytes)[...] : line.bytes
    }
    var formats: [LogFormat] = []
    while formats.count < LogDecoder.mostFormats {
      guard let (format, count) = mostFrequent(in: texts, isOutermost: formats.isEmpty) else { break }
      // Headings are of no format until it is known.
      let messages = texts.count { !format.isMark($0) }
      guard count > messages / (formats.isEmpty ? 20 : 2) else { break }
      formats.append(format)
      texts = format.messages(of: texts)
    }
    return formats.isEmpty ? [.bare] : formats
  }

  private static func mostFrequent(
    in texts: [ArraySlice<UInt8>], isOutermost: Bool
  ) -> (format: LogFormat, count: Int)? {
    var counts: [LogFormat: Int] = [:]
    var objects = JSONObjects()
    for text in texts {
      let line = LogLine(number: 1, offset: 0, bytes: text, isCut: false)
      let isOfList = isOutermost && objects.read(text, at: line) { _ in }
      if let format = detectable.first(where: { $0.hasEnvelope(text) }) ?? (isOfList ? .json : nil) {
        counts[format, default: 0] += 1
      }
    }
    return (detectable + [.json]).compactMap { format in counts[format].map { (format, $0) } }
      .reduce(nil) { best, next in best.map { next.1 > $0.1 ? next : $0 } ?? next }
  }

  private func isMark(_ text: ArraySlice<UInt8>) -> Bool {
    text.withUnsafeBufferPointer { mark(LineCursor($0)) != nil }
  }

  private func hasEnvelope(_ text: ArraySlice<UInt8>) -> Bool {
    text.withUnsafeBufferPointer { bytes in
      var line = LineCursor(bytes)
      var record = LogRecord(message: text, range: 0..<text.count)
      switch self {
      case .otlp: return OTLPEnvelope.read(line, record) { _, _ in }
      case .logcat:
        return read(&line, LogFields(), into: &record)
          || LogcatEnvelope.readHeading(LineCursor(bytes), into: &record)
      case .compact, .default, .syslog, .ndjson, .json, .console, .xcode, .device, .swiftLog, .jsonl, .keyed, .bare:
        return read(&line, LogFields(), into: &record)
      }
    }
  }

  /// The messages of lines, without those that have no envelope.
  private func messages(of texts: [ArraySlice<UInt8>]) -> [ArraySlice<UInt8>] {
    var decoder = LogDecoder([self])
    var messages: [ArraySlice<UInt8>] = []
    for text in texts where self == .json || hasEnvelope(text) {
      decoder.read(LogLine(number: 1, offset: 0, bytes: text, isCut: false)) { entry in
        switch entry {
        case .record(let record), .earlier(let record, in: _): messages.append(record.message)
        case .continuation, .repeated, .lost, .none: break
        }
      }
    }
    return messages
  }
}
