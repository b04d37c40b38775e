/// Times of a log in words.
package enum LogTime {
  /// The time of the day of microseconds since 1970, as `17:15:22.031`.
  package static func clock(_ time: Int64) -> String {
    let milliseconds = ((time / 1000) % 86_400_000 + 86_400_000) % 86_400_000
    let parts = [milliseconds / 3_600_000, milliseconds / 60_000 % 60, milliseconds / 1000 % 60]
    return parts.map { padded($0, 2) }.joined(separator: ":") + "." + padded(milliseconds % 1000, 3)
  }

  /// A time as `2026-08-11T17:15:22.031000Z`.
  package static func text(of time: Int64) -> String {
    let (year, month, date) = calendarDay(of: time)
    let micros = padded((time % 1_000_000 + 1_000_000) % 1_000_000, 6)
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(date, 2))T\(clock(time).prefix(8)).\(micros)Z"
  }

  /// Microseconds as seconds, with three decimal places.
  package static func seconds(_ time: Int64) -> String { "\(time / 1_000_000).\(padded(time / 1000 % 1000, 3))" }

  /// A time as logs show it: `2026-08-11 17:15:22`, or `08-11 17:15:22` if there is no year.
  package static func shown(_ time: Int64) -> String {
    let day = LogDay(of: time)
    let parts = [Int64(day.month), Int64(day.day)].map { padded($0, 2) }
    let date = (day.hasYear ? [padded(Int64(day.year), 4)] : []) + parts
    return date.joined(separator: "-") + " " + clock(time).prefix(8)
  }

  /// The year, month and day of microseconds since 1970: the inverse of Howard Hinnant's `days_from_civil`.
  static func calendarDay(of time: Int64) -> (Int64, Int64, Int64) {
    let inDay = (time % 86_400_000_000 + 86_400_000_000) % 86_400_000_000
    let shifted = (time - inDay) / 86_400_000_000 + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
  }

  private static func padded(_ number: Int64, _ count: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, count - digits.count)) + digits
  }
}
