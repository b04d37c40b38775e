/// A half-open range of a source file's text, in UTF-8 bytes from its start.
package struct SourceRange: Hashable, Sendable, Comparable {
  /// The offset of the first byte.
  package var start: Int
  /// The offset after the last byte; never less than `start`.
  package var end: Int

  /// Creates a range; an `end` before `start` is moved up to it.
  package init(_ start: Int, _ end: Int) {
    self.start = start
    self.end = max(start, end)
  }

  /// An empty range at the beginning of a file.
  package static let fileStart = SourceRange(0, 0)

  /// `true` for a range without bytes.
  package var isEmpty: Bool { start == end }

  /// Returns `true` if `other` lies wholly inside.
  package func contains(_ other: SourceRange) -> Bool {
    start <= other.start && other.end <= end
  }

  /// The smallest range that covers both.
  package func union(_ other: SourceRange) -> SourceRange {
    SourceRange(min(start, other.start), max(end, other.end))
  }

  /// Orders by start, then by end.
  package static func < (left: SourceRange, right: SourceRange) -> Bool {
    (left.start, left.end) < (right.start, right.end)
  }
}
