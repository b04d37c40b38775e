/// A range of bytes of a line, which has no more than `LineSplitter.longest`, in a third of the room that a range of `Int` takes.
struct ByteRange: Hashable, Sendable {
  private let start: UInt32
  private let count: UInt32

  /// Takes a range.
  init(_ range: Range<Int>) {
    start = UInt32(truncatingIfNeeded: range.lowerBound)
    count = UInt32(truncatingIfNeeded: range.count)
  }

  /// The range.
  var range: Range<Int> { Int(start)..<Int(start) + Int(count) }
}
