/// The dates of binary property lists.
enum BinaryDate {
  /// Returns a number of seconds since the beginning of 2001 as XML has dates: `2026-11-23T17:53:57Z`.
  static func text(secondsSince2001 seconds: Double) -> String {
    // Years 1 to 9999; other dates are nobody's.
    guard seconds.isFinite, (-63_113_904_000..<252_423_993_600).contains(seconds) else { return "" }
    let whole = Int(seconds.rounded(.down))
    let (day, time) = floorDivide(whole, 86_400)
    // The days since 1 March of year 0, by which the lengths of months are regular.
    let (era, dayOfEra) = floorDivide(day + 11_323 + 719_468, 146_097)
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    let dayOfMonth = dayOfYear - (153 * shifted + 2) / 5 + 1
    let month = shifted < 10 ? shifted + 3 : shifted - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    let date = [padded(year, 4), padded(month, 2), padded(dayOfMonth, 2)].joined(separator: "-")
    let clock = [time / 3600, time / 60 % 60, time % 60].map { padded($0, 2) }.joined(separator: ":")
    return "\(date)T\(clock)Z"
  }

  private static func floorDivide(_ value: Int, _ divisor: Int) -> (quotient: Int, remainder: Int) {
    let remainder = ((value % divisor) + divisor) % divisor
    return ((value - remainder) / divisor, remainder)
  }

  private static func padded(_ value: Int, _ width: Int) -> String {
    let digits = String(value)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }
}
