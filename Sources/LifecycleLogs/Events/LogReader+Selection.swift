/// Messages that are left out.
extension LogReader {
  /// Returns `true` for a record that is selected; before one that comes after others left out by their times, tells that.
  mutating func isSelected(_ record: LogRecord, at line: LogLine, _ body: (LogEvent, LogLine) -> Void) -> Bool {
    if let time = record.time, let hasTime = selection?.hasTime(time, zone: record.zone) {
      stream.isOutOfTime = !hasTime
    }
    let hasProcess = hasSelectedProcess(record, in: line)
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

  private mutating func hasSelectedProcess(_ record: LogRecord, in line: LogLine) -> Bool {
    let program = record.program.map(line.bytes.part)
    return selection?.hasProcess(record.process, program) ?? true
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
