import LifecyclePaths

/// Messages that are left out.
extension LogReader {
  /// Returns `true` for a record that is selected; before one that comes after others left out by their times, tells that.
  mutating func isSelected(_ record: LogRecord, at line: LogLine, _ body: (LogEvent, LogLine) -> Void) -> Bool {
    let call = messages.callWithSource(in: record.message)
    let shown = (record.time, record.zone)
    let (time, zone) = call?.time(in: record.message, insteadOf: shown) ?? shown
    if let time, let hasTime = selection?.hasTime(time, zone: zone) { stream.isOutOfTime = !hasTime }
    let hasProcess = hasSelectedProcess(record, call, in: line)
    stream.isLeftOut = !hasProcess || isOutOfTime
    guard !stream.isLeftOut else {
      if hasProcess { stream.followsLeftOut = true }
      counts.leftOutMessages += 1
      return false
    }
    if stream.followsLeftOut {
      stream.followsLeftOut = false
      tell(.leftOut, at: line, body)
    }
    return true
  }

  /// Returns `true` for a message of a process that is selected, by its number or name as a pattern reads it, else as the
  /// envelope has it.
  private mutating func hasSelectedProcess(_ record: LogRecord, _ call: LoggedCall?, in line: LogLine) -> Bool {
    var program = record.program.map(line.bytes.part)
    var number = record.process
    if let call, let own = call.process {
      number = call.processNumber(in: record.message)
      if number == nil { program = LogfmtValue(own).bytes(in: record.message) }
    }
    return selection?.hasProcess(number, program) ?? true
  }

  /// `true` where messages are left out by the last time: those without one are of the time of the message before.
  private var isOutOfTime: Bool { stream.isOutOfTime ?? (selection?.isOpenAtStart == false) }

  /// Tells that messages were lost, unless it is left out by its time.
  mutating func lose(_ count: Int?, at line: LogLine, _ body: (LogEvent, LogLine) -> Void) {
    if isOutOfTime { stream.followsLeftOut = true } else { tell(.lost(count), at: line, body) }
  }

  private func tell(_ content: LogEvent.Content, at line: LogLine, _ body: (LogEvent, LogLine) -> Void) {
    let place = place(in: line, columns: 0..<line.bytes.count)
    for page in messages.indices { body(event(content, for: page, at: place, message: line.bytes), line) }
  }
}
