import Text

/// A PDF without its creation time, so that the same picture always has the same bytes.
struct UndatedPDF {
  /// The text before the time in Graphviz's PDF; year to second follow in 14 digits.
  private static let mark = Array("/CreationDate (D:".utf8)
  private static let epoch = Array("19700101000000".utf8)

  /// The bytes; their number is unchanged, so that the offsets in the file's own table stay right.
  let bytes: [UInt8]

  /// Replaces the creation time of a drawing.
  init(_ drawing: [UInt8]) {
    var bytes = drawing
    for mark in drawing.ranges(of: Self.mark) {
      let time = mark.upperBound..<min(mark.upperBound + Self.epoch.count, drawing.endIndex)
      guard time.count == Self.epoch.count, drawing[time].allSatisfy(\.isASCIIDigit) else { continue }
      bytes.replaceSubrange(time, with: Self.epoch)
    }
    self.bytes = bytes
  }
}
