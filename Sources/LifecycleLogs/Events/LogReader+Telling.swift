import LifecyclePaths

/// The events of messages.
extension LogReader {
  /// Tells a call for a page, or for all that share its name.
  mutating func tell(
    _ call: LoggedCall, for page: Int, sharing name: Int? = nil, in text: ArraySlice<UInt8>, range: Range<Int>,
    at line: LogLine, _ body: (LogEvent, LogLine) -> Void
  ) {
    // Of a message with escapes the places are those of the whole.
    let isWhole = range.count != text.count
    let columns =
      isWhole ? range : (range.lowerBound + call.range.lowerBound)..<(range.lowerBound + call.range.upperBound)
    var event = event(.call(call), for: page, at: place(in: line, columns: columns), message: text)
    event.sharedName = name
    event.launch = call.launch.map { names.number(of: $0.bytes(in: text)) }
    if call.hasOwnSource { take(call, in: text, into: &event) }
    tell(event, at: line, body)
  }

  /// Tells that a process begins.
  mutating func tell(
    _ launch: LaunchLine, for page: Int, in text: ArraySlice<UInt8>, range: Range<Int>, at line: LogLine,
    _ body: (LogEvent, LogLine) -> Void
  ) {
    var event = event(.launch(launch), for: page, at: place(in: line, columns: range), message: text)
    event.launch = launch.launch.map { names.number(of: $0) }
    tell(event, at: line, body)
  }

  /// Tells an event of the message that is read.
  mutating func tell(_ event: LogEvent, at line: LogLine, _ body: (LogEvent, LogLine) -> Void) {
    body(event, line)
    stream.hasEvent = true
  }

  /// Takes over what a pattern reads of a call's process and time.
  private mutating func take(_ call: LoggedCall, in text: ArraySlice<UInt8>, into event: inout LogEvent) {
    event.place.time = call.time(in: text, insteadOf: event.place.time)
    func name(_ range: Range<Int>) -> Int { names.number(of: LogfmtValue(range).bytes(in: text)) }
    if let device = call.device, event.source.key == nil { event.source.device = name(device) }
    guard let process = call.process else { return }
    event.source.process = call.processNumber(in: text)
    // A name tells processes apart as a boot does.
    if event.source.process == nil { event.source.launch = name(process) }
  }

  /// An event of the message that is read.
  func event(
    _ content: LogEvent.Content, for page: Int, at place: LogPlace, message: ArraySlice<UInt8>
  ) -> LogEvent {
    LogEvent(
      content: content, page: page, place: place, source: stream.source, message: message, number: stream.messageCount,
      format: formats.last ?? .bare)
  }

  /// The place of some columns of a line.
  func place(in line: LogLine, columns: Range<Int>) -> LogPlace {
    LogPlace(file: stream.file, line: line.number, offset: line.offset, columns: columns, time: stream.time)
  }
}
