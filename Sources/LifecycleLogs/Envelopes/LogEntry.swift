/// What a line of a log is, once its envelope is read.
package enum LogEntry: Sendable {
  /// A message, or the first line of one.
  case record(LogRecord)
  /// A message within an object of several lines, and the line that has it, which the record's ranges are those of.
  ///
  /// After the line, and a line feed, come the names that the record has from other lines.
  indirect case earlier(LogRecord, in: LogLine)
  /// A further line of the last message; the range is that of its text in the line.
  case continuation(ArraySlice<UInt8>, range: Range<Int>)
  /// The last message came again, this many times more.
  case repeated(Int)
  /// Messages were lost here; how many, where the tool says it.
  case lost(Int?)
  /// A heading, a banner, a blank line.
  case none
}
