/// A range of bytes of a line, in half of the room: a line has no more than `LineSplitter.longest`, and ranges are copied often.
@propertyWrapper
package struct ByteRange: Hashable, Sendable {
  private let start: UInt32
  private let count: UInt32

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
  private var range: ByteRange?

  /// Takes a range.
  package init(wrappedValue: Range<Int>?) { range = wrappedValue.map(ByteRange.init) }

  /// The range.
  package var wrappedValue: Range<Int>? {
    get { range?.wrappedValue }
    set { range = newValue.map(ByteRange.init) }
  }
}
