/// Times of a log in words.
package enum LogTime {
  /// The time of the day of microseconds since 1970, as `17:15:22.031`.
  package static func clock(_ time: Int64) -> String {
    let milliseconds = ((time / 1000) % 86_400_000 + 86_400_000) % 86_400_000
    let parts = [milliseconds / 3_600_000, milliseconds / 60_000 % 60, milliseconds / 1000 % 60]
    return parts.map { padded($0, 2) }.joined(separator: ":") + "." + padded(milliseconds % 1000, 3)
  }

  private static func padded(_ number: Int64, _ count: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, count - digits.count)) + digits
  }
}
