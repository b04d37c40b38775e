/// What tools write in the place of messages.
extension LineCursor {
  /// The entry for a message that says that others came again or were lost; `nil` for any other message.
  func mark(in message: Range<Int>) -> LogEntry? {
    guard mayBeMark(message) else { return nil }
    var line = LineCursor(UnsafeBufferPointer(rebasing: bytes[message]))
    return line.takeRepetition() ?? line.takeLoss() ?? line.takeHeading() ?? line.takeChattiness()
  }

  /// Tells by its first bytes whether a message may be a mark; most are none, and this is fast.
  func mayBeMark(_ message: Range<Int>) -> Bool {
    guard message.count > 1 else { return false }
    let second = bytes[message.lowerBound + 1]
    switch bytes[message.lowerBound] {
    case UInt8(ascii: "-"), UInt8(ascii: "="), UInt8(ascii: "*"), UInt8(ascii: "["),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      return true
    case UInt8(ascii: "l"): return second == UInt8(ascii: "a") || second == UInt8(ascii: "o")
    case UInt8(ascii: "m"): return second == UInt8(ascii: "e")
    case UInt8(ascii: "i"): return second == UInt8(ascii: "m")
    case UInt8(ascii: "S"): return second == UInt8(ascii: "u")
    case UInt8(ascii: "u"): return second == UInt8(ascii: "i")
    default: return false
    }
  }

  /// `--- last message repeated 3 times ---`, and rsyslog's `message repeated 3 times: [ … ]`.
  private mutating func takeRepetition() -> LogEntry? {
    var line = self
    _ = line.take("--- ")
    guard line.take("last message repeated ") || line.take("message repeated "), let count = line.takeNumber(),
      line.take(" time")
    else { return nil }
    return .repeated(count)
  }

  /// What log stream, `log show`, journald and others say of messages that they have lost.
  private mutating func takeLoss() -> LogEntry? {
    var line = self
    if line.take("=== Messages dropped during live streaming") { return .lost(nil) }
    while "-=*[ ".utf8.contains(line.next) { line.position += 1 }
    if line.take("lost ") || line.take("imuxsock lost ") || line.take("Suppressed ") {
      // `log show` counts to 63.
      let isMore = line.take(">=")
      guard let count = line.takeNumber(), line.take(" unreliable message") || line.take(" message") else {
        return nil
      }
      return .lost(isMore ? nil : count)
    }
    guard let count = line.takeNumber(), line.take(" message") else { return nil }
    _ = line.take("s")
    return line.take(" lost") || line.take(" dropped") || line.take(" were dropped") ? .lost(count) : nil
  }

  /// `=== system boot`, `=== log class: persist begins` and the like.
  private mutating func takeHeading() -> LogEntry? {
    isNext("=== log class: ") || isNext("=== system ") ? LogEntry.none : nil
  }

  /// Android's `uid=10123(com.example) RenderThread identical 3 lines`, or `expire 3 lines`.
  private mutating func takeChattiness() -> LogEntry? {
    guard isNext("uid=") else { return nil }
    var line = self
    while let space = line.firstPlace(of: UInt8(ascii: " ")) {
      line.position = space + 1
      let isRepeated = line.take("identical ")
      guard isRepeated || line.take("expire ") else { continue }
      guard let count = line.takeNumber(), line.take(" line") else { continue }
      return isRepeated ? .repeated(count) : .lost(count)
    }
    return nil
  }
}
