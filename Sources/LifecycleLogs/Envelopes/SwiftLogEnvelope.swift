/// swift-log's stream handlers: `2026-08-11T17:15:22+0900 info com.example.lifecycle: key=value [Parcels] …`.
///
/// Since 1.6 there is no space before the colon, before 1.4 no source in brackets, and 1.0 had no label. Without a source,
/// metadata cannot be told from the message, and stays in it.
enum SwiftLogEnvelope {
  static func read(_ line: inout LineCursor, into record: inout LogRecord) -> Bool {
    record.time = line.takeTimestamp()
    guard record.time != nil, line.take(" "), line.takeLevel() else { return false }
    if !line.take(":") {
      guard line.take(" "), line.takeLabel() else { return false }
    }
    guard line.take(" ") || line.isAtEnd else { return false }
    record.label = line.takeMetadata()
    line.takeCategory()
    return true
  }
}

extension LineCursor {
  fileprivate mutating func takeLevel() -> Bool {
    take("trace") || take("debug") || take("info") || take("notice") || take("warning") || take("error")
      || take("critical")
  }

  /// Takes a label and the colon after it.
  fileprivate mutating func takeLabel() -> Bool {
    var line = self
    while let colon = line.firstPlace(of: UInt8(ascii: ":")) {
      line.position = colon + 1
      guard line.isAtEnd || line.next == UInt8(ascii: " ") else { continue }
      self = line
      return true
    }
    return false
  }

  /// Takes `key=value key=value ` before a source in brackets.
  fileprivate mutating func takeMetadata() -> Range<Int>? {
    guard let equals = firstPlace(of: UInt8(ascii: "=")), equals > position,
      !(position..<equals).contains(where: { bytes[$0] == UInt8(ascii: " ") || bytes[$0] == UInt8(ascii: "[") })
    else { return nil }
    var line = self
    while let bracket = line.firstPlace(of: UInt8(ascii: "[")) {
      line.position = bracket + 1
      guard bytes[bracket - 1] == UInt8(ascii: " "), let source = line.take(upTo: UInt8(ascii: "]")), !source.isEmpty,
        line.isNext("] "), source.allSatisfy({ Self.isNamePart(bytes[$0]) })
      else { continue }
      defer { position = bracket }
      return position..<bracket - 1
    }
    return nil
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".")
  }
}
