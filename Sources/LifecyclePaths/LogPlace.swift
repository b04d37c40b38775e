/// A place in a log: a call's name in a line.
package struct LogPlace: Hashable, Sendable {
  /// The number of the file among those that are read, from 0.
  package var file: Int
  /// The line, from 1.
  package var line: Int
  /// The offset of the line's first byte in the file.
  package var offset: Int
  /// The bytes of the line that are meant, from 0.
  package var columns: Range<Int>
  /// The time, in microseconds since 1970; `nil` where it is not known.
  package var time: Int64?

  /// Creates a place.
  package init(file: Int, line: Int, offset: Int, columns: Range<Int>, time: Int64?) {
    (self.file, self.line, self.offset) = (file, line, offset)
    (self.columns, self.time) = (columns, time)
  }
}
