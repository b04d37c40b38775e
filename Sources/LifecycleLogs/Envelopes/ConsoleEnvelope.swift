/// Copied from Console.app, with tabs between: `default`, `17:15:22.031000+0900`, `Parcels`, the message.
///
/// The time may come first, and have a date; a column with the process's number may be anywhere before the message.
enum ConsoleEnvelope {
  static func read(_ line: inout LineCursor, into record: inout LogRecord) -> Bool {
    var hasType = false
    while !hasType || record.time == nil {
      guard let column = line.takeColumn() else { return false }
      if !hasType, line.isConsoleType(column) {
        hasType = true
      } else if record.process == nil, let process = line.number(in: column) {
        record.process = process
      } else if record.time == nil, let time = line.consoleTime(in: column) {
        record.time = time
      } else {
        return false
      }
    }
    guard let program = line.takeColumn() else { return false }
    record.program = program
    var rest = line
    while record.process == nil, let column = rest.takeColumn(), let process = line.number(in: column) {
      record.process = process
      line = rest
    }
    return true
  }
}

extension LineCursor {
  fileprivate func isConsoleType(_ column: Range<Int>) -> Bool {
    guard let first = column.first else { return false }
    // `Default` and `default` are both written.
    let rest = (first + 1)..<column.upperBound
    switch bytes[first] | 0x20 {
    case UInt8(ascii: "d"): return isText("efault", in: rest) || isText("ebug", in: rest)
    case UInt8(ascii: "i"): return isText("nfo", in: rest)
    case UInt8(ascii: "e"): return isText("rror", in: rest)
    case UInt8(ascii: "f"): return isText("ault", in: rest)
    case UInt8(ascii: "a"): return isText("ctivity", in: rest)
    case UInt8(ascii: "s"): return isText("ignpost", in: rest)
    default: return false
    }
  }

  /// The time that a column is: `17:15:22.031000+0900`, with or without a date before it.
  fileprivate mutating func consoleTime(in column: Range<Int>) -> Int64? {
    var text = LineCursor(UnsafeBufferPointer(rebasing: bytes[column]))
    guard let clock = text.takeClock() else { return time(in: column) }
    zone = text.takeZone() ?? 0
    return text.isAtEnd ? clock - zone : nil
  }
}
