/// Xcode's console, and `NSLog`: `2026-08-11 17:15:22.031 Parcels[803:1547] [category] …`, with or without a zone.
///
/// A number before it is that of an editor's line. A word in brackets that may be a callback's name is left in the message.
enum XcodeEnvelope {
  static func read(_ line: inout LineCursor, into record: inout LogRecord) -> Bool {
    line.takeSpaces()
    line.takeLineNumber()
    record.time = line.takeTimestamp()
    guard record.time != nil, line.takeSpaces() > 0, line.takeProgram(into: &record, hasThread: true) else {
      return false
    }
    record.thread = line.decimal(of: record.thread)
    line.takeSpaces()
    line.takeSender()
    line.takeCategory()
    return true
  }
}

extension LineCursor {
  /// The number of a thread, which ends before a bracket; it is decimal since iOS 8, and hexadecimal before.
  fileprivate func decimal(of hexadecimal: UInt64?) -> UInt64? {
    let end = position - 1
    var start = end
    while start > 0, Self.isDigit(bytes[start - 1]) { start -= 1 }
    return bytes[start - 1] == UInt8(ascii: ":") ? number(in: start..<end).map { UInt64($0) } : hexadecimal
  }

  fileprivate mutating func takeLineNumber() {
    var line = self
    guard line.takeNumber() != nil else { return }
    _ = line.take(":")
    guard line.takeSpaces() > 0 || line.take("\t") else { return }
    self = line
  }

  /// Takes `[lifecycle] `, unless a callback may be meant.
  mutating func takeCategory() {
    var line = self
    guard line.take("["), let name = line.take(upTo: UInt8(ascii: "]")), !name.isEmpty, line.take("] "),
      !isCallbackName(name)
    else { return }
    self = line
  }

  /// Tells whether a name has several words, or is one that begins in lower case and goes on in upper case, as those of callbacks are.
  private func isCallbackName(_ name: Range<Int>) -> Bool {
    var isLower = false
    for place in name {
      let byte = bytes[place]
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"):
        if place == name.lowerBound || !Self.isLetter(bytes[place - 1]) { isLower = true }
      case UInt8(ascii: "A")...UInt8(ascii: "Z"):
        if isLower { return true }
      case UInt8(ascii: " "), UInt8(ascii: ":"), UInt8(ascii: "("): return true
      default: isLower = false
      }
    }
    return false
  }
}
