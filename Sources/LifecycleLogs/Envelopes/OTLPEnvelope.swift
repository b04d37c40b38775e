/// Log records of OpenTelemetry as JSON: one a line, or many within `resourceLogs`, as the collector's file exporter writes
/// them.
///
/// The message is the body's text. An event such as `device.app.lifecycle` has its state in an attribute instead, and its
/// message is that: `ios.app.state=active`. The device is `device.id` or `app.installation.id`, the run `session.id` or
/// `service.instance.id`, the program `service.name`; there are `process.pid` and `thread.id`. Names of attributes:
/// https://opentelemetry.io/docs/specs/semconv/registry/attributes/
struct OTLPEnvelope {
  /// A record, and the key to write before its message where that is a state.
  typealias Body = (LogRecord, _ stateKey: Range<Int>?) -> Void

  private var record: LogRecord
  /// The attribute that has the state.
  private var state: (key: Range<Int>, value: Range<Int>)?
  private var hasBody = false

  /// Reads the line's records; `false` where there are none.
  static func read(_ line: LineCursor, _ record: LogRecord, _ body: Body) -> Bool {
    var line = line
    line.takeBlanks()
    var envelope = OTLPEnvelope(record: record)
    guard let logs = envelope.readMembers(&line) else { return envelope.finish(body) }
    var hasRecords = false
    forEachElement(of: LineCursor(line.bytes, at: logs)) { hasRecords = readResource($0, record, body) || hasRecords }
    return hasRecords
  }

  private init(record: LogRecord) { self.record = record }

  /// Reads an element of `resourceLogs`: what the resource says holds for all of its records.
  private static func readResource(_ line: LineCursor, _ record: LogRecord, _ body: Body) -> Bool {
    var shared = OTLPEnvelope(record: record)
    var scopes: [LineCursor] = []
    var line = line
    guard line.take("{") else { return false }
    while let key = line.takeKey() {
      let value = line
      guard line.takeValue() != nil else { break }
      if line.isText("resource", in: key) {
        var resource = value
        _ = shared.readMembers(&resource)
      } else if line.isText("scopeLogs", in: key) || line.isText("instrumentationLibraryLogs", in: key) {
        scopes.append(value)
      }
    }
    return scopes.reduce(false) { readScopes($1, shared.record, body) || $0 }
  }

  /// Reads `scopeLogs`: a list of objects with a list of records.
  private static func readScopes(_ list: LineCursor, _ record: LogRecord, _ body: Body) -> Bool {
    var hasRecords = false
    forEachElement(of: list) { scope in
      var scope = scope
      guard scope.take("{") else { return }
      while let key = scope.takeKey() {
        let value = scope
        guard scope.takeValue() != nil else { break }
        guard scope.isText("logRecords", in: key) || scope.isText("logs", in: key) else { continue }
        forEachElement(of: value) { element in
          var envelope = OTLPEnvelope(record: record)
          var element = element
          _ = envelope.readMembers(&element)
          hasRecords = envelope.finish(body) || hasRecords
        }
      }
    }
    return hasRecords
  }

  private static func forEachElement(of list: LineCursor, _ body: (LineCursor) -> Void) {
    var list = list
    var isFirst = true
    while list.takeElement(isFirst: isFirst) {
      isFirst = false
      let element = list
      guard list.takeValue() != nil else { return }
      body(element)
    }
  }

  /// Reads a record, a resource, or the whole; returns where `resourceLogs` is.
  private mutating func readMembers(_ line: inout LineCursor) -> Int? {
    guard line.take("{") else { return nil }
    var logs: Int?
    while let key = line.takeKey() {
      var value = line
      guard let range = line.takeValue() else { return logs }
      if line.isText("resourceLogs", in: key) {
        logs = value.position
      } else if line.isText("timeUnixNano", in: key) || line.isText("observedTimeUnixNano", in: key) {
        readTime(range, isObserved: key.count > 12, in: value)
      } else if line.isText("body", in: key) {
        readBody(&value)
      } else if line.isText("attributes", in: key) {
        readAttributes(value)
      } else if line.isText("resource", in: key) {
        _ = readMembers(&value)
      }
    }
    return logs
  }

  private mutating func readTime(_ range: Range<Int>, isObserved: Bool, in line: LineCursor) {
    var digits = LineCursor(UnsafeBufferPointer(rebasing: line.bytes[range]))
    guard !isObserved || record.time == nil, let time = digits.takeEpoch(), time > 0 else { return }
    record.time = time
  }

  /// Reads `{"stringValue":"…"}`, or the pairs of a `kvlistValue`.
  private mutating func readBody(_ line: inout LineCursor) {
    guard line.take("{") else { return }
    while let key = line.takeKey() {
      var value = line
      guard let range = line.takeValue() else { return }
      if line.isText("stringValue", in: key) {
        record.messageRange = range
        hasBody = true
      } else if line.isText("kvlistValue", in: key), value.take("{"), let values = value.takeKey(),
        value.isText("values", in: values)
      {
        readAttributes(value)
      }
    }
  }

  /// Reads `[{"key":"…","value":{"stringValue":"…"}}]`.
  private mutating func readAttributes(_ list: LineCursor) {
    var attributes: [(key: Range<Int>, value: Range<Int>)] = []
    Self.forEachElement(of: list) { element in
      var element = element
      guard element.take("{") else { return }
      var name: Range<Int>?
      var value: Range<Int>?
      while let key = element.takeKey() {
        var member = element
        guard let range = element.takeValue() else { return }
        if element.isText("key", in: key) { name = range }
        if element.isText("value", in: key), member.take("{"), member.takeKey() != nil { value = member.takeValue() }
      }
      if let name, let value { attributes.append((name, value)) }
    }
    for (key, value) in attributes { take(key, value, in: list) }
  }

  private mutating func take(_ key: Range<Int>, _ value: Range<Int>, in line: LineCursor) {
    if line.isText("ios.app.state", in: key) || line.isText("android.app.state", in: key)
      || line.isText("ios.state", in: key) || line.isText("android.state", in: key)
    {
      state = (key, value)
    } else if line.isText("device.id", in: key) || record.device == nil && line.isText("app.installation.id", in: key) {
      record.device = value
    } else if line.isText("session.id", in: key) || record.launch == nil && line.isText("service.instance.id", in: key)
    {
      record.launch = value
    } else if line.isText("process.pid", in: key) {
      record.process = line.number(in: value)
    } else if line.isText("thread.id", in: key) {
      record.thread = line.number(in: value).map { UInt64($0) }
    } else if line.isText("service.name", in: key) {
      record.program = value
    }
  }

  /// Gives the record away, if it is one.
  private mutating func finish(_ body: Body) -> Bool {
    if let state {
      record.messageRange = state.value
      body(record, state.key)
      return true
    }
    // Many objects have a body; a record's is one of OpenTelemetry's values.
    guard hasBody else { return false }
    body(record, nil)
    return true
  }
}
