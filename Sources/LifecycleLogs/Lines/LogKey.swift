/// The key of a row of `keyed`: whatever a check says of a process depends on the rows of its key alone, in their order.
package struct LogKey: Hashable, Sendable {
  /// The device, as a number of `ByteNames`; `nil` where the row names none.
  @OptionalNumber package var device: Int?
  /// The launch, as a number of `ByteNames`; `nil` where the row names none.
  @OptionalNumber package var launch: Int?
}
