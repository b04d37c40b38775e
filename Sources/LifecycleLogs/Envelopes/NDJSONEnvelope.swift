/// An object of `log show --style ndjson`, or of `--style json`.
enum NDJSONEnvelope {
  static func read(_ line: inout LineCursor, into record: inout LogRecord) -> Bool {
    line.takeBlanks()
    guard line.take("{") else { return false }
    var hasMessage = false
    var missing = 6
    while missing > 0, let key = line.takeKey() {
      if line.isText("eventMessage", in: key), let text = line.takeString() {
        record.messageRange = text
        hasMessage = true
      } else if line.isText("timestamp", in: key), let text = line.takeString() {
        record.time = line.time(in: text)
        record.zone = line.zone
      } else if line.isText("processImagePath", in: key), let path = line.takeString() {
        record.program = line.lastComponent(of: path)
      } else if line.isText("bootUUID", in: key), let boot = line.takeString() {
        // `log stream` leaves it empty.
        record.launch = boot.isEmpty ? nil : boot
      } else if line.isText("processID", in: key) {
        record.process = line.takeNumberValue()
      } else if line.isText("threadID", in: key) {
        record.thread = line.takeNumberValue().map { UInt64($0) }
      } else {
        guard line.takeValue() != nil else { break }
        continue
      }
      missing -= 1
    }
    return hasMessage
  }

  /// The entry for an object without a message: messages were lost, or it is the sum at the end.
  static func mark(_ line: LineCursor) -> LogEntry? {
    var line = line
    line.takeBlanks()
    guard line.take("{") else { return nil }
    while let key = line.takeKey(), let value = line.takeValue() {
      if line.isText("eventType", in: key), line.isText("lossEvent", in: value) { return .lost(nil) }
      if line.isText("finished", in: key) { return LogEntry.none }
    }
    return nil
  }
}
