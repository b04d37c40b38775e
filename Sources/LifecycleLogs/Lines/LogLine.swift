/// A line of a log, without its end.
package struct LogLine: Sendable {
  /// The number of the line in its file, from 1.
  package let number: Int
  /// The offset of the first byte in the file.
  package let offset: Int
  /// The bytes; of a line that is too long, the first ones.
  package let bytes: ArraySlice<UInt8>
  /// `true` for a line that was too long.
  package let isCut: Bool
}

extension LogLine {
  /// The same line with bytes of its own, which do not keep the block.
  var copied: LogLine { LogLine(number: number, offset: offset, bytes: Array(bytes)[...], isCut: isCut) }
}
