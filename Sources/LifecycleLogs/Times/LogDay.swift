/// A day of the calendar.
struct LogDay: Hashable, Sendable {
  /// The microseconds of a day.
  static let length: Int64 = 86_400_000_000

  /// The year; 1970 where there is none.
  let year: Int
  let month: Int
  let day: Int
}

extension LogDay {
  /// The day of a time, in microseconds since 1970.
  init(of time: Int64) {
    let (year, month, day) = LogTime.calendarDay(of: time)
    self.init(year: Int(year), month: Int(month), day: Int(day))
  }

  /// `true` unless the log shows no year.
  var hasYear: Bool { year != 1970 }

  /// The microseconds from 1970 to its beginning.
  var start: Int64 { LineCursor.date(year: year, month: month, day: day) ?? 0 }
}
