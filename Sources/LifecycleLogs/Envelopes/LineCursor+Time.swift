/// Times, in microseconds since 1970 or of a day.
extension LineCursor {
  /// The microseconds of a day.
  private static let day: Int64 = 86_400_000_000

  /// Takes `2026-08-11 17:15:22.031`, or with a `T` between, and the zone if it follows at once.
  mutating func takeTimestamp() -> Int64? {
    var line = self
    guard let date = line.takeDate(), line.take(" ") || line.take("T"), let clock = line.takeClock() else {
      return nil
    }
    line.zone = line.takeZone() ?? 0
    self = line
    return date &+ clock &- zone
  }

  /// Takes `08-11 17:15:22.031`: a time of 1970.
  mutating func takeYearlessTimestamp() -> Int64? {
    var line = self
    guard let month = line.takeDigits(2), line.take("-"), let day = line.takeDigits(2), line.take(" "),
      let date = Self.date(year: 1970, month: month, day: day), let clock = line.takeClock()
    else { return nil }
    self = line
    return date &+ clock
  }

  /// Takes `Aug 11 17:15:22`, the day with a space where it has one digit: a time of 1970.
  mutating func takeSystemLogTimestamp() -> Int64? {
    var line = self
    guard let month = line.takeMonthName(), line.takeSpaces() > 0, let day = line.takeNumber(), line.takeSpaces() > 0,
      let date = Self.date(year: 1970, month: month, day: day), let clock = line.takeClock()
    else { return nil }
    self = line
    return date &+ clock
  }

  /// Takes `2026-08-11`.
  mutating func takeDate() -> Int64? {
    guard let year = takeDigits(4), take("-"), let month = takeDigits(2), take("-"), let day = takeDigits(2) else {
      return nil
    }
    return Self.date(year: year, month: month, day: day)
  }

  /// Takes `17:15:22`, and a fraction of any length.
  mutating func takeClock() -> Int64? {
    var line = self
    guard let hours = line.takeDigits(2), hours < 24, line.take(":"), let minutes = line.takeDigits(2), minutes < 60,
      line.take(":"), let seconds = line.takeDigits(2), seconds <= 60
    else { return nil }
    var time = Int64((hours * 60 + minutes) * 60 + seconds) * 1_000_000
    if line.next == UInt8(ascii: ".") || line.next == UInt8(ascii: ","), Self.isDigit(line.byte(at: line.position + 1))
    {
      line.position += 1
      time += line.takeFraction()
    }
    self = line
    return time
  }

  /// Takes the digits of a fraction of a second; what is less than a microsecond does not count.
  private mutating func takeFraction() -> Int64 {
    var fraction: Int64 = 0
    var unit: Int64 = 100_000
    while Self.isDigit(next) {
      fraction += Int64(next &- UInt8(ascii: "0")) * unit
      unit /= 10
      position += 1
    }
    return fraction
  }

  /// Takes `Z`, `+0900`, `+09:00` or `-08`.
  mutating func takeZone() -> Int64? {
    if take("Z") { return 0 }
    var line = self
    let isWest = line.next == UInt8(ascii: "-")
    guard isWest || line.next == UInt8(ascii: "+") else { return nil }
    line.position += 1
    guard let hours = line.takeDigits(2) else { return nil }
    if line.next == UInt8(ascii: ":"), Self.isDigit(line.byte(at: line.position + 1)) { line.position += 1 }
    let zone = Int64(hours * 60 + (line.takeDigits(2) ?? 0)) * 60_000_000
    self = line
    return isWest ? -zone : zone
  }

  /// The time that a range is: a timestamp, or a number since 1970.
  mutating func time(in range: Range<Int>) -> Int64? {
    var text = LineCursor(UnsafeBufferPointer(rebasing: bytes[range]))
    if let time = text.takeTimestamp() {
      zone = text.zone
      text.takeSpaces()
      if text.take("UTC") || text.take("GMT") { return text.isAtEnd ? time : nil }
      let further = text.takeZone() ?? 0
      zone += further
      return text.isAtEnd ? time - further : nil
    }
    zone = 0
    let time = text.takeEpoch()
    return text.isAtEnd ? time : nil
  }

  /// Takes the time since 1970 as a number, with or without a fraction: of seconds, milliseconds, microseconds or
  /// nanoseconds, which its size tells apart.
  mutating func takeEpoch() -> Int64? {
    var line = self
    guard let number = line.takeEpochNumber() else { return nil }
    var fraction: Int64 = 0
    if line.next == UInt8(ascii: "."), Self.isDigit(line.byte(at: line.position + 1)) {
      line.position += 1
      fraction = line.takeFraction()
    }
    self = line
    if number < 100_000_000_000 { return number * 1_000_000 + fraction }
    if number < 100_000_000_000_000 { return number * 1000 + fraction / 1000 }
    return number < 100_000_000_000_000_000 ? number : number / 1000
  }

  /// Takes at most nineteen digits.
  private mutating func takeEpochNumber() -> Int64? {
    let start = position
    var number: UInt64 = 0
    while Self.isDigit(next) {
      number = number &* 10 &+ UInt64(next &- UInt8(ascii: "0"))
      position += 1
    }
    guard (1...19).contains(position - start), let time = Int64(exactly: number) else {
      position = start
      return nil
    }
    return time
  }

  /// Takes a number of this many digits.
  mutating func takeDigits(_ count: Int) -> Int? {
    guard count <= bytes.count &- position else { return nil }
    var number = 0
    for offset in position..<(position + count) {
      guard Self.isDigit(bytes[offset]) else { return nil }
      number = number &* 10 &+ Int(bytes[offset] &- UInt8(ascii: "0"))
    }
    position += count
    return number
  }

  mutating func takeMonthName() -> Int? {
    let names: StaticString = "JanFebMarAprMayJunJulAugSepOctNovDec"
    guard 3 <= bytes.count &- position else { return nil }
    for month in 0..<12
    where (0..<3).allSatisfy({ bytes[position + $0] == names.utf8Start[month * 3 + $0] }) {
      position += 3
      return month + 1
    }
    return nil
  }

  /// The time at which a day begins, by the Gregorian calendar.
  ///
  /// A year is counted from March, so that the leap day is its last, and from 400 before our era, so that none is negative.
  static func date(year: Int, month: Int, day: Int) -> Int64? {
    guard (1...12).contains(month), (1...31).contains(day) else { return nil }
    let years = (month > 2 ? year : year - 1) + 400
    let era = years / 400
    let yearOfEra = years - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return Int64(era * 146_097 + dayOfEra - 719_468 - 146_097) * Self.day
  }
}
