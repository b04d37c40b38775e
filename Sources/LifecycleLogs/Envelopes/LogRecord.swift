/// A message of a log, with what the tool that wrote the log says about it.
///
/// Ranges are offsets from the first byte of the line; what the tool does not say is `nil`.
package struct LogRecord: Sendable {
  /// The message's text, without what the tool writes around it, and without escapes.
  package var message: ArraySlice<UInt8>
  /// The range of the message in its line; its bytes are `message`, unless escapes were undone or colours dropped.
  @ByteRange package var messageRange: Range<Int>
  /// The time, in microseconds since 1970; of a time without a zone, as if it were in UTC, without a year, as if in 1970.
  package var time: Int64?
  /// The microseconds by which the log shows the time later than in UTC.
  package var zone: Int64 = 0
  /// The number of the process.
  @OptionalNumber package var process: Int? = nil
  /// The number of the thread.
  package var thread: UInt64?
  /// The name of the program.
  @OptionalByteRange package var program: Range<Int>? = nil
  /// The words beside the message that may say whose call it is: the tag of logcat, the metadata of swift-log.
  @OptionalByteRange package var label: Range<Int>? = nil
  /// The device.
  @OptionalByteRange package var device: Range<Int>? = nil
  /// The name that tells runs of the process apart: a boot's identifier, a session.
  @OptionalByteRange package var launch: Range<Int>? = nil
  /// The file that the line is from, in `keyed`.
  @OptionalByteRange package var source: Range<Int>? = nil
  /// The number of the line among those of its source, in `keyed`.
  @OptionalNumber package var number: Int? = nil
  /// The place of the line in that file, in `keyed`.
  @OptionalNumber package var position: Int? = nil

  /// Creates a record of a message alone.
  package init(message: ArraySlice<UInt8>, range: Range<Int>) {
    self.message = message
    messageRange = range
  }
}

extension LogRecord {
  /// Moves the ranges of the names to other places.
  mutating func move(_ range: (Range<Int>) -> Range<Int>) {
    messageRange = range(messageRange)
    program = program.map(range)
    label = label.map(range)
    device = device.map(range)
    launch = launch.map(range)
    source = source.map(range)
  }

  /// Takes over what an outer envelope says and this one does not.
  ///
  /// The outer one knows the device and the run better: it is of whoever collects logs of many. The inner one's time is
  /// that of the app, unless it has no year.
  mutating func complete(with outer: LogRecord) {
    device = outer.device ?? device
    launch = outer.launch ?? launch
    completeTime(with: outer.time, zone: outer.zone)
    process = process ?? outer.process
    thread = thread ?? outer.thread
    program = program ?? outer.program
    label = label ?? outer.label
    number = outer.number
    source = outer.source
    position = outer.position
  }

  /// Takes over the time that an outer envelope has, unless there is one with a year.
  mutating func completeTime(with outer: Int64?, zone outerZone: Int64) {
    guard let outer, time.map({ !Self.hasYear($0) }) ?? true else { return }
    (time, zone) = (outer, outerZone)
  }

  /// Returns `true` for a time with a year.
  static func hasYear(_ time: Int64) -> Bool { !(0..<year).contains(time) }

  /// The microseconds of a year.
  private static let year: Int64 = 366 * 86_400_000_000
}
