/// Android's `logcat` in its formats, and Android Studio's two.
///
///     D/MainActivity( 6056): …                                                       brief
///     D( 6056:0x17a8) …                                                              process, thread
///     D/MainActivity: …                                                              tag
///     08-11 17:15:22.031 D/MainActivity( 6056): …                                    time
///     08-11 17:15:22.031  6056  6078 D MainActivity: …                               threadtime
///     [ 08-11 17:15:22.031  6056: 6078 D/MainActivity ]                              long: the message is on the next lines
///     2026-08-11 17:15:22.031  6056-6078  MainActivity  com.example  D  …            Android Studio
///     2026-08-11 17:15:22.031 6056-6078/com.example D/MainActivity: …                Android Studio before 2022
///
/// Options add the year, microseconds, the zone and the user.
enum LogcatEnvelope {
  static func read(_ line: inout LineCursor, into record: inout LogRecord) -> Bool {
    guard line.takeLogcatTime(into: &record) else { return line.takeBrief(into: &record) }
    guard line.takeSpaces() > 0 else { return false }
    var other = line
    if other.takeBrief(into: &record) {
      line = other
      return true
    }
    return line.takeThreads(into: &record) && line.takeLogcatMessage(into: &record)
  }

  /// Reads the heading of the format `long`, whose messages are on the next lines.
  static func readHeading(_ line: LineCursor, into record: inout LogRecord) -> Bool {
    var line = line
    guard line.take("[ "), line.takeLogcatTime(into: &record), line.takeSpaces() > 0,
      let process = line.takeNumberAfterUser(), line.take(":")
    else { return false }
    line.takeSpaces()
    guard let thread = line.takeNumber(), line.take(" "), line.takeLogcatLevel(), line.take("/"),
      line.bytes.last == UInt8(ascii: "]")
    else { return false }
    record.process = process
    record.thread = UInt64(thread)
    return true
  }
}

extension LineCursor {
  /// Takes the time and the zone; `false` where there is none.
  fileprivate mutating func takeLogcatTime(into record: inout LogRecord) -> Bool {
    record.time = takeYearlessTimestamp() ?? takeTimestamp() ?? takeLogcatEpoch()
    guard let time = record.time else { return false }
    var line = self
    if line.take(" "), let zone = line.takeZone() {
      record.time = time - zone
      line.zone = zone
      self = line
    }
    return true
  }

  /// Takes the seconds since 1970, with a fraction.
  private mutating func takeLogcatEpoch() -> Int64? {
    var line = self
    line.takeSpaces()
    guard let dot = line.firstPlace(of: UInt8(ascii: ".")), line.number(in: line.position..<dot) != nil,
      let time = line.takeEpoch()
    else { return nil }
    self = line
    return time
  }

  /// Takes one of the letters of the levels.
  fileprivate mutating func takeLogcatLevel() -> Bool {
    switch next {
    case UInt8(ascii: "V"), UInt8(ascii: "D"), UInt8(ascii: "I"), UInt8(ascii: "W"), UInt8(ascii: "E"),
      UInt8(ascii: "F"), UInt8(ascii: "A"), UInt8(ascii: "S"):
      position += 1
      return true
    default: return false
    }
  }

  /// Takes `D/MainActivity( 6056): `, `D( 6056) `, `D( 6056: 6078) ` or `D/MainActivity: `.
  fileprivate mutating func takeBrief(into record: inout LogRecord) -> Bool {
    var line = self
    guard line.takeLogcatLevel() else { return false }
    if line.take("(") {
      guard line.takeProcessAndThread(into: &record), line.take(" ") else { return false }
      self = line
      return true
    }
    guard line.take("/") else { return false }
    let tag = line.position
    while let end = line.firstPlace(of: UInt8(ascii: ":")) {
      line.position = end + 1
      guard line.isAtEnd || line.take(" ") else { continue }
      let bracket = (tag..<end).last { bytes[$0] == UInt8(ascii: "(") }
      // The user has a colon behind it, too.
      guard bracket == nil || bytes[end - 1] == UInt8(ascii: ")") else { continue }
      guard end > tag else { return false }
      if let bracket {
        var process = LineCursor(bytes, at: bracket + 1)
        process.takeProcess(into: &record)
      }
      record.label = tag..<(bracket ?? end)
      self = line
      return true
    }
    return false
  }

  /// Takes ` 6056)`, or the user before it, too: `10086: 6056)`.
  private mutating func takeProcess(into record: inout LogRecord) {
    guard let numbers = take(upTo: UInt8(ascii: ")")) else { return }
    let user = numbers.last { bytes[$0] == UInt8(ascii: ":") }
    var digits = LineCursor(bytes, at: user.map { $0 + 1 } ?? numbers.lowerBound)
    digits.takeSpaces()
    record.process = number(in: digits.position..<numbers.upperBound)
  }

  /// Takes ` 6056)` or ` 6056: 6078)`.
  private mutating func takeProcessAndThread(into record: inout LogRecord) -> Bool {
    takeSpaces()
    guard let process = takeNumber() else { return false }
    record.process = process
    guard take(":") else { return take(")") }
    takeSpaces()
    record.thread = take("0x") ? takeHexadecimal() : takeNumber().map { UInt64($0) }
    return record.thread != nil && take(")")
  }

  /// Takes `6056  6078 `, `6056-6078 ` or `6056-6078/com.example `.
  fileprivate mutating func takeThreads(into record: inout LogRecord) -> Bool {
    guard let process = takeNumberAfterUser() else { return false }
    record.process = process
    guard take("-") || takeSpaces() > 0, let thread = takeNumber() else { return false }
    record.thread = UInt64(thread)
    if take("/") {
      guard let program = takeWord() else { return false }
      if !isText("?", in: program) { record.program = program }
    }
    return takeSpaces() > 0
  }

  /// Takes a number, and a user before it: one of three numbers, or a name.
  fileprivate mutating func takeNumberAfterUser() -> Int? {
    guard let first = takeNumber() else {
      var line = self
      guard line.takeWord() != nil, line.takeSpaces() > 0, let process = line.takeNumber() else { return nil }
      self = line
      return process
    }
    var line = self
    guard line.takeSpaces() > 0, let second = line.takeNumber(), line.next == UInt8(ascii: ":") || line.isBeforeNumber
    else { return first }
    self = line
    return second
  }

  private var isBeforeNumber: Bool {
    var line = self
    return line.takeSpaces() > 0 && line.takeNumber() != nil && line.next == UInt8(ascii: " ")
  }

  /// Takes `D MainActivity: `, `D/MainActivity: `, or the columns `MainActivity  com.example  D  `.
  fileprivate mutating func takeLogcatMessage(into record: inout LogRecord) -> Bool {
    var line = self
    if line.takeLogcatLevel(), line.take(" ") || line.take("/") {
      let tag = line.position
      while let end = line.firstPlace(of: UInt8(ascii: ":")) {
        line.position = end + 1
        guard line.isAtEnd || line.take(" ") else { continue }
        record.label = tag..<end
        self = line
        return true
      }
    }
    return takeStudioColumns(into: &record)
  }

  /// Takes a tag, the package and the level, with two spaces or more between.
  private mutating func takeStudioColumns(into record: inout LogRecord) -> Bool {
    var line = self
    for _ in 0..<3 {
      guard let column = line.takeStudioColumn() else { return false }
      var level = LineCursor(bytes, at: column.lowerBound)
      if column.count == 1, column.lowerBound > position, level.takeLogcatLevel() {
        self = line
        return true
      }
      record.label = record.label ?? column
      record.program = column
    }
    return false
  }

  /// Takes a column and the spaces after it, of which there are two at least.
  private mutating func takeStudioColumn() -> Range<Int>? {
    takeSpaces()
    var end = position
    while let space = bytes.firstPlace(of: UInt8(ascii: " "), in: end..<bytes.count) {
      end = space + 1
      guard byte(at: space + 1) == UInt8(ascii: " ") || space + 1 == bytes.count else { continue }
      let column = position..<space
      position = space
      // A message may begin with spaces; a level has two behind it.
      if column.count == 1 { position = min(space + 2, bytes.count) } else { takeSpaces() }
      return column.isEmpty ? nil : column
    }
    return nil
  }
}
