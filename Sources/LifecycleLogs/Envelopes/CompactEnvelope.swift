/// `2026-08-11 17:15:22.031 Df Parcels[803:98ec] (UIKitCore) [com.example:lifecycle] …`: the time is local, and has no zone.
enum CompactEnvelope {
  static func read(_ line: inout LineCursor, into record: inout LogRecord) -> Bool {
    record.time = line.takeTimestamp()
    guard record.time != nil, line.take(" "), line.takeType(), line.takeProgram(into: &record, hasThread: true) else {
      return false
    }
    line.takeSpaces()
    line.takeSender()
    return true
  }
}

extension LineCursor {
  /// Takes `Df `, `E  `: the type of a message, two columns wide.
  fileprivate mutating func takeType() -> Bool {
    // A program's name may begin with a word of two letters: that of Xcode's console would be a type.
    if take("Df ") || take("Db ") || take("In ") || take("Sp ") || take("St ") || take("Ts ") { return true }
    guard UInt8(ascii: "A")...UInt8(ascii: "Z") ~= next, byte(at: position + 1) == UInt8(ascii: " "),
      byte(at: position + 2) == UInt8(ascii: " ")
    else { return false }
    position += 3
    return true
  }
}
