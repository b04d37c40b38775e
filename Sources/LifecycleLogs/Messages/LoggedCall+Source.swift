/// The process and the time of a call as a pattern reads them.
extension LoggedCall {
  /// `true` if a pattern reads something of it.
  var hasOwnSource: Bool { time != nil || process != nil || device != nil }

  /// The time that a pattern reads, of which one without a year gives way to that of the envelope; that of the envelope where a
  /// pattern reads none.
  func time(in message: ArraySlice<UInt8>, insteadOf outer: Int64?) -> Int64? {
    time(in: message, insteadOf: (outer, 0)).time
  }

  /// The same with the microseconds by which the time is shown later than in UTC.
  func time(in message: ArraySlice<UInt8>, insteadOf outer: (time: Int64?, zone: Int64)) -> (time: Int64?, zone: Int64)
  {
    guard let time else { return outer }
    var record = LogRecord(message: message, range: time)
    let own = LogfmtValue(time).bytes(in: message).withUnsafeBufferPointer { LineCursor($0).loggedTime }
    (record.time, record.zone) = (own?.time, own?.zone ?? 0)
    record.completeTime(with: outer.time, zone: outer.zone)
    return (record.time, record.zone)
  }

  /// The number of the process that a pattern reads; `nil` for a name.
  func processNumber(in message: ArraySlice<UInt8>) -> Int? {
    process.flatMap { range in message.withUnsafeBufferPointer { LogfmtValue(range).decimal(in: $0) } }
  }
}

extension LineCursor {
  /// The time that the text is, with or without a date: a time of day is one of 1970's first day.
  fileprivate var loggedTime: (time: Int64, zone: Int64)? {
    var whole = self
    if let time = whole.time(in: rest) { return (time, whole.zone) }
    let ways: [(inout LineCursor) -> Int64?] = [
      { $0.takeYearlessTimestamp() }, { $0.takeSystemLogTimestamp() }, { $0.takeClock() },
    ]
    for take in ways {
      var text = self
      if let time = take(&text), text.isAtEnd { return (time, 0) }
    }
    return nil
  }
}
