/// A range of bytes of a line, in half of the room: a line of a log has at most 1 MiB, and ranges are copied often.
@propertyWrapper
package struct ByteRange: Hashable, Sendable {
  fileprivate let start: UInt32
  fileprivate let count: UInt32

  /// Takes a range.
  package init(wrappedValue: Range<Int>) {
    start = UInt32(truncatingIfNeeded: wrappedValue.lowerBound)
    count = UInt32(truncatingIfNeeded: wrappedValue.count)
  }

  /// The range.
  package var wrappedValue: Range<Int> {
    get { Int(start)..<Int(start) + Int(count) }
    set { self = ByteRange(wrappedValue: newValue) }
  }
}

/// The same of a range that may be missing.
@propertyWrapper
package struct OptionalByteRange: Hashable, Sendable {
  /// The range; one that begins where no line has a byte stands for none.
  fileprivate let range: ByteRange

  /// Takes a range.
  package init(wrappedValue: Range<Int>?) {
    range = ByteRange(wrappedValue: wrappedValue ?? Int(UInt32.max)..<Int(UInt32.max))
  }

  /// The range.
  package var wrappedValue: Range<Int>? {
    get { range.start == .max ? nil : range.wrappedValue }
    set { self = OptionalByteRange(wrappedValue: newValue) }
  }
}
