/// A PDF without the time at which it was drawn: the same picture is the same bytes on every day.
struct UndatedPDF {
  /// What stands before the time in what Graphviz draws: year to second follow in 14 digits.
  private static let mark = Array("/CreationDate (D:".utf8)
  private static let epoch = Array("19700101000000".utf8)

  /// The bytes, as many as before, so that the places that the file's own table names are right.
  let bytes: [UInt8]

  /// Takes the time out of a drawing.
  init(_ drawing: [UInt8]) {
    var bytes = drawing
    for mark in drawing.ranges(of: Self.mark) {
      let time = mark.upperBound..<min(mark.upperBound + Self.epoch.count, drawing.endIndex)
      guard time.count == Self.epoch.count, drawing[time].allSatisfy(Self.isDigit) else { continue }
      bytes.replaceSubrange(time, with: Self.epoch)
    }
    self.bytes = bytes
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
