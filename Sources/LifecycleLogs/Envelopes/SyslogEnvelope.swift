/// `2026-08-11 17:15:22.031000+0900  localhost Parcels[803]: (UIKitCore) [com.example:lifecycle] …`
enum SyslogEnvelope {
  static func read(_ line: inout LineCursor, into record: inout LogRecord) -> Bool {
    record.time = line.takeTimestamp()
    guard record.time != nil, line.takeSpaces() > 0, let host = line.takeWord(), line.takeSpaces() > 0,
      line.bytes.firstPlace(of: UInt8(ascii: "["), in: host) == nil, line.takeProgram(into: &record, hasThread: false),
      line.take(":")
    else { return false }
    if !line.isText("localhost", in: host) { record.device = host }
    line.takeSpaces()
    line.takeSender()
    return true
  }
}
