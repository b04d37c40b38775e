/// `2026-08-11 17:15:22.031000+0900 0x98ec  Default  0x0  803  0  Parcels: (UIKitCore) [com.example:lifecycle] …`
///
/// Columns are padded with spaces. Older systems have none for the days that a message is kept.
enum DefaultEnvelope {
  static func read(_ line: inout LineCursor, into record: inout LogRecord) -> Bool {
    record.time = line.takeTimestamp()
    guard record.time != nil, line.takeSpaces() > 0, line.take("0x"), let thread = line.takeHexadecimal(),
      line.takeSpaces() > 0, line.takeWord() != nil, line.takeSpaces() > 0, line.take("0x"),
      line.takeHexadecimal() != nil, line.takeSpaces() > 0, let process = line.takeNumber(), line.takeSpaces() > 0
    else { return false }
    record.thread = thread
    record.process = process
    line.takeDays()
    line.takeSignpost()
    line.takeProgramName(into: &record)
    line.takeSender()
    return true
  }
}

extension LineCursor {
  /// Takes the number of days that the message is kept, if there is one: a program's name may begin with digits.
  fileprivate mutating func takeDays() {
    var line = self
    if line.takeNumber() != nil, line.takeSpaces() > 0 { self = line }
  }

  /// Takes `[spid 0x291385ea6c83b460, process, begin] `.
  fileprivate mutating func takeSignpost() {
    var line = self
    if line.take("[spid "), line.take(upTo: UInt8(ascii: "]")) != nil, line.take("] ") { self = line }
  }

  /// Takes `Parcels: `; messages of the log itself have no program.
  fileprivate mutating func takeProgramName(into record: inout LogRecord) {
    guard !isNext("==="), let colon = firstPlace(of: UInt8(ascii: ":")), byte(at: colon + 1) == UInt8(ascii: " ") else {
      return
    }
    record.program = position..<colon
    position = colon + 2
  }
}
