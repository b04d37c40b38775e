import Text

/// A line of a file as a terminal shows it, with its end only if that differs from the usual one.
struct ShownLine {
  /// The text.
  let text: String

  /// Takes a line with its end.
  init(_ line: ArraySlice<UInt8>, usual: ArraySlice<UInt8>) {
    let isUsual = line.suffix(usual.count).elementsEqual(usual) && !usual.isEmpty
    text = String(decoding: isUsual ? line.dropLast(usual.count) : line, as: UTF8.self).terminalSafe
  }
}
