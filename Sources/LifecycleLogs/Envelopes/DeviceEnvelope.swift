/// `Aug 11 17:15:22 iPhone Parcels(UIKitCore)[803] <Notice>: …`: `idevicesyslog`, and the classic system log.
///
/// `idevicesyslog` 1.4 writes a fraction of the second and no device; `pymobiledevice3` also writes the year, and braces.
/// The classic log may have no number, and some a second host.
enum DeviceEnvelope {
  static func read(_ line: inout LineCursor, into record: inout LogRecord) -> Bool {
    let start = line.position
    let systemTime = line.takeSystemLogTimestamp()
    record.time = systemTime ?? line.takeTimestamp()
    guard record.time != nil else { return false }
    let isPrecise = line.position - start > 15
    _ = line.take(":")
    guard line.takeSpaces() > 0 else { return false }
    if line.isRepetition { return true }
    if !isPrecise { record.device = line.takeHost() }
    if line.isRepetition { return true }
    guard line.takeDeviceProgram(into: &record) else { return false }
    let hasLevel = line.take(" <") && line.take(upTo: UInt8(ascii: ">")) != nil && line.take(">")
    // A time with a year is that of other formats, too.
    guard line.take(":"), hasLevel || systemTime != nil else { return false }
    _ = line.take(" ")
    return true
  }
}

extension LineCursor {
  fileprivate var isRepetition: Bool { isNext("--- last message repeated ") || isNext("last message repeated ") }

  /// Takes a host, if there is more before the colon.
  fileprivate mutating func takeHost() -> Range<Int>? {
    var line = self
    guard let host = line.takeWord(), line.takeSpaces() > 0, bytes[host.upperBound - 1] != UInt8(ascii: ":"),
      bytes[host.upperBound - 1] != UInt8(ascii: "]")
    else { return nil }
    self = line
    _ = take("localhost ")
    return host
  }

  /// Takes `Parcels(UIKitCore)[803]`, `Parcels{UIKitCore}[803]`, `Parcels[803]` or, before a colon, `Parcels`.
  fileprivate mutating func takeDeviceProgram(into record: inout LogRecord) -> Bool {
    var line = self
    guard line.takeProgram(into: &record, hasThread: false), line.next == UInt8(ascii: ":") || line.isNext(" <"),
      let program = record.program
    else {
      guard let word = take(upTo: UInt8(ascii: ":")), !word.isEmpty,
        !word.contains(where: { bytes[$0] == UInt8(ascii: " ") })
      else { return false }
      record.process = nil
      record.program = word
      return true
    }
    self = line
    if let library = program.first(where: { bytes[$0] == UInt8(ascii: "(") || bytes[$0] == UInt8(ascii: "{") }),
      library > program.lowerBound
    {
      record.program = program.lowerBound..<library
    }
    return true
  }
}
