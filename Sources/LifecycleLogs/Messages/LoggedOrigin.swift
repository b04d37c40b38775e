/// When and where a call came, as a pattern read it from a message; the texts are as they were written.
package struct LoggedOrigin: Hashable, Sendable {
  /// The time.
  package var time: ArraySlice<UInt8>?
  /// The process: a name or a number.
  package var process: ArraySlice<UInt8>?
  /// The device.
  package var device: ArraySlice<UInt8>?
}
