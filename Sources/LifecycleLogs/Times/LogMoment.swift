/// A time as a log shows it, or the part of one: `2026-08-11 17:15:22.031`, `08-11 17:15`, `Aug 11 17:15:22`, `17:15`, `2026-08-11`.
///
/// It means all that is shown so: `17:15` is from 17:15:00 up to 17:15:59.999999. What it does not say, the year or the day, is that of the
/// first line of the log that has a time.
package struct LogMoment: Sendable, CustomStringConvertible {
  /// The text as it was written.
  package let description: String
  /// `true` if it says year and day.
  package let isComplete: Bool
  /// The microseconds of the first time that it means, from midnight or, if it has a day, from 1970 on; without a year, as if in 1970.
  private let start: Int64
  /// The microseconds that it means: a day, a minute, a second, or a part of one.
  private let length: Int64
  private let year: Int?
  private let monthAndDay: (month: Int, day: Int)?
  /// The zone, in microseconds; `nil` for that which the log shows.
  private let zone: Int64?

  /// Reads a time; `nil` for another text.
  package init?(_ text: String) {
    var text = text
    let description = text
    let parts = text.withUTF8 { bytes -> Parts? in
      var line = LineCursor(bytes)
      guard let parts = line.takeMomentParts(), line.isAtEnd else { return nil }
      return parts
    }
    guard let parts, parts.zone == nil || parts.year != nil else { return nil }
    self.description = description
    (year, monthAndDay, zone) = (parts.year, parts.monthAndDay, parts.zone)
    isComplete = parts.year != nil
    start = parts.clock?.start ?? 0
    length = parts.clock?.length ?? LogDay.length
  }

  /// The parts of a text.
  fileprivate struct Parts {
    var year: Int?
    var monthAndDay: (month: Int, day: Int)?
    var clock: (start: Int64, length: Int64)?
    var zone: Int64?
  }

  /// The first and the last time that are meant, in a log whose first time is that of a day.
  ///
  /// - Parameter first: The day, which may have no year: then none counts.
  func bounds(from first: LogDay) -> ClosedRange<Int64> {
    let month = monthAndDay?.month ?? first.month
    let day = monthAndDay?.day ?? first.day
    let start = LogDay(year: first.hasYear ? year ?? first.year : 1970, month: month, day: day).start + start
    return start...(start + length - 1)
  }

  /// The time of a record that is to be compared: as it is shown, or in UTC if this has a zone.
  func comparable(_ time: Int64, zone shown: Int64) -> Int64 { time &+ (zone ?? shown) }
}

extension LineCursor {
  fileprivate mutating func takeMomentParts() -> LogMoment.Parts? {
    var parts = LogMoment.Parts()
    if let date = takeMomentDate() {
      (parts.year, parts.monthAndDay) = (date.year, (date.month, date.day))
      if isAtEnd { return parts }
      guard take(" ") || take("T") else { return nil }
    }
    guard let clock = takeMomentClock() else { return nil }
    parts.clock = clock
    var line = self
    _ = line.take(" ")
    if let zone = line.takeZone() {
      parts.zone = zone
      self = line
    }
    return parts
  }

  /// Takes `2026-08-11`, `08-11` or `Aug 11`.
  private mutating func takeMomentDate() -> (year: Int?, month: Int, day: Int)? {
    var line = self
    var date: (year: Int?, month: Int, day: Int)
    if let month = line.takeMonthName() {
      guard line.takeSpaces() > 0, let day = line.takeNumber() else { return nil }
      date = (nil, month, day)
    } else {
      let year = line.takeDigits(4)
      if year != nil { guard line.take("-") else { return nil } }
      guard let month = line.takeDigits(2), line.take("-"), let day = line.takeDigits(2) else { return nil }
      date = (year, month, day)
    }
    guard (1...12).contains(date.month), (1...31).contains(date.day) else { return nil }
    self = line
    return date
  }

  /// Takes `17:15`, `17:15:22` or `17:15:22.031`, and tells how much has this text.
  private mutating func takeMomentClock() -> (start: Int64, length: Int64)? {
    var line = self
    if let clock = line.takeClock() {
      let digits = bytes[position..<line.position].count - 9
      self = line
      return (clock, (0..<min(6, max(0, digits))).reduce(1_000_000) { length, _ in length / 10 })
    }
    guard let hours = line.takeDigits(2), hours < 24, line.take(":"), let minutes = line.takeDigits(2), minutes < 60
    else { return nil }
    self = line
    return (Int64(hours * 60 + minutes) * 60_000_000, 60_000_000)
  }
}
