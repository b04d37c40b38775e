/// A message of a log, with what the tool that wrote the log says about it.
///
/// Ranges are offsets from the first byte of the line; what the tool does not say is `nil`.
package struct LogRecord: Sendable {
  /// The message's text, without what the tool writes around it, and without escapes.
  package var message: ArraySlice<UInt8>
  /// The range of the message in its line; its bytes are `message`, unless escapes were undone.
  package var messageRange: Range<Int>
  /// The time, in microseconds since 1970; of a time without a zone, as if it were in UTC, without a year, as if in 1970.
  package var time: Int64?
  /// The number of the process.
  package var process: Int?
  /// The number of the thread.
  package var thread: UInt64?
  /// The name of the program.
  package var program: Range<Int>?
  /// The device.
  package var device: Range<Int>?
  /// What tells runs of the process apart: a boot's identifier, a session.
  package var launch: Range<Int>?

  /// Creates a record of a message alone.
  package init(message: ArraySlice<UInt8>, range: Range<Int>) {
    self.message = message
    messageRange = range
  }
}
