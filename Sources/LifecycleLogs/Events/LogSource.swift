/// The process that wrote a message, as far as the envelope tells it.
package struct LogSource: Hashable, Sendable {
  /// The number of the process.
  package var process: Int?
  /// The device, as a number of `ByteNames`.
  package var device: Int?
  /// What tells runs of a process apart, a boot or a session, as a number of `ByteNames`.
  package var launch: Int?
  /// The program, as a number of `ByteNames`.
  package var program: Int?
  /// The key of its rows, in `keyed`.
  package var key: LogKey?
}
