/// Readers of files that are read side by side.
extension LogReader {
  /// Exchanges the names, and what is known of the part of the log, with another reader.
  package mutating func exchangeNames(with other: inout LogReader) {
    swap(&names, &other.names)
    swap(&selection, &other.selection)
  }

  /// Adds what another reader has read.
  package mutating func add(_ other: LogReader) {
    counts.add(other.counts)
    contradiction = contradiction ?? other.contradiction
  }
}

extension LogReader.Counts {
  fileprivate mutating func add(_ other: Self) {
    lines += other.lines
    cutLines += other.cutLines
    undecidedLines += other.undecidedLines
    laterLines += other.laterLines
    leftOutMessages += other.leftOutMessages
  }
}
