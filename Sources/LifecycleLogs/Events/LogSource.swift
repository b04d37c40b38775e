/// The process that wrote a message, as far as the envelope tells it.
package struct LogSource: Hashable, Sendable {
  /// The number of the process.
  @OptionalNumber package var process: Int? = nil
  /// The device, as a number of `ByteNames`.
  @OptionalNumber package var device: Int? = nil
  /// What tells runs of a process apart, a boot or a session, as a number of `ByteNames`.
  @OptionalNumber package var launch: Int? = nil
  /// The program, as a number of `ByteNames`.
  @OptionalNumber package var program: Int? = nil
  /// The key of its rows, in `keyed`.
  package var key: LogKey?
}
