extension LogFormat {
  /// Whether a message may have several lines, of which only the first has an envelope.
  ///
  /// So may those of Xcode's console, where also prints have none, and are of the same process.
  var wrapsMessages: Bool {
    switch self {
    case .compact, .default, .syslog, .console, .xcode, .device, .swiftLog: true
    case .ndjson, .json, .logcat, .otlp, .jsonl, .keyed, .bare: false
    }
  }

  /// `true` if a line has at most one message.
  var hasRecordPerLine: Bool { self != .json && self != .otlp }

  /// Whether messages are strings of JSON.
  var hasEscapes: Bool {
    switch self {
    case .ndjson, .json, .otlp, .jsonl: true
    case .compact, .default, .syslog, .console, .xcode, .device, .swiftLog, .logcat, .keyed, .bare: false
    }
  }

  /// Reads the envelope of a line into a record, whose message is not taken yet; `false` where there is none.
  ///
  /// A line of `otlp` may have many, which `OTLPEnvelope` reads.
  func read(_ line: inout LineCursor, _ fields: LogFields, into record: inout LogRecord) -> Bool {
    let isRead =
      switch self {
      case .compact: CompactEnvelope.read(&line, into: &record)
      case .default: DefaultEnvelope.read(&line, into: &record)
      case .syslog: SyslogEnvelope.read(&line, into: &record)
      case .console: ConsoleEnvelope.read(&line, into: &record)
      case .xcode: XcodeEnvelope.read(&line, into: &record)
      case .device: DeviceEnvelope.read(&line, into: &record)
      case .swiftLog: SwiftLogEnvelope.read(&line, into: &record)
      case .logcat: LogcatEnvelope.read(&line, into: &record)
      case .keyed: KeyedEnvelope.read(&line, into: &record)
      case .bare: BareEnvelope.read(&line, into: &record)
      case .ndjson, .json: NDJSONEnvelope.read(&line, into: &record)
      case .jsonl: JSONLinesEnvelope.read(&line, fields, into: &record)
      case .otlp: false
      }
    if isRead, !hasEscapes { (record.messageRange, record.zone) = (line.rest, line.zone) }
    return isRead
  }

  /// The entry for a line without an envelope that is no message, either; `nil` for any other line.
  func mark(_ line: LineCursor) -> LogEntry? {
    let isHeading =
      switch self {
      case .compact, .default, .syslog, .ndjson, .json: line.isUnifiedLogHeading
      case .device: line.isNext("[connected:") || line.isNext("[disconnected:")
      case .logcat: line.isNext("--------- beginning of ") || line.isNext("--------- switch to ")
      case .console, .xcode, .swiftLog, .otlp, .jsonl, .keyed, .bare: false
      }
    if isHeading { return LogEntry.none }
    switch self {
    case .ndjson, .json: return NDJSONEnvelope.mark(line) ?? line.mark(in: line.rest)
    case .logcat where line.isNext("logcat: Unexpected EOF!") || line.isNext("read: unexpected EOF!"):
      // It was too slow.
      return .lost(nil)
    case .compact, .default, .syslog, .console, .xcode, .device, .swiftLog, .logcat, .otlp, .jsonl, .keyed, .bare:
      return line.mark(in: line.rest)
    }
  }
}
