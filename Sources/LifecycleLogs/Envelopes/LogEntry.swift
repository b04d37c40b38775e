/// What a line of a log is, once its envelope is read.
package enum LogEntry: Sendable {
  /// A message, or the first line of one.
  case record(LogRecord)
  /// A further line of the last message; the range is that of its text in the line.
  case continuation(ArraySlice<UInt8>, range: Range<Int>)
  /// The last message came again, this many times more.
  case repeated(Int)
  /// Messages were lost here; how many, where the tool says it.
  case lost(Int?)
  /// A heading, a banner, a blank line.
  case none
}
