import LifecycleReader

/// A region with the text between its markers as it is and as it should be.
struct FilledRegion {
  /// The region.
  let region: Region
  /// The picture that it shows; `nil` for none.
  let drawing: RegionDrawing?
  /// The lines between its markers as they should be.
  let new: [UInt8]
  /// The lines between its markers as they are.
  private let old: ArraySlice<UInt8>
  private let lineEnd: ArraySlice<UInt8>

  /// Fills a region: an empty line before and after the text, each line with the indentation and the end of the marker's.
  init(_ region: Region, _ filling: RegionFilling, in lines: PageLines) {
    self.region = region
    drawing = filling.drawing
    old = lines[region.firstLine + 1..<region.lastLine]
    lineEnd = lines.end(of: region.firstLine)
    let margin = Array(region.indentation.utf8)
    let bare = margin.lastIndex { $0 != 0x20 && $0 != 0x09 }.map { margin[...$0] } ?? []
    var bytes: [UInt8] = []
    for line in [[]] + Self.lines(of: filling.markdown) + [[]] {
      bytes += line.isEmpty ? bare : margin[...]
      bytes += line
      bytes += lineEnd
    }
    new = bytes
  }

  /// `true` where the text is out of date.
  var isStale: Bool { !old.elementsEqual(new) }

  /// The number of lines that filling adds.
  var growth: Int { Self.count(new[...]) - Self.count(old) }

  /// Its lines: common, removed and added ones.
  var changes: [LineChange] { LineChange.lines(from: shown(old), to: shown(new[...])) }

  private func shown(_ bytes: ArraySlice<UInt8>) -> [String] {
    let lines = PageLines(Array(bytes))
    return bytes.isEmpty ? [] : (1...lines.count).map { lines.shown($0, usual: lineEnd) }
  }

  private static func count(_ bytes: ArraySlice<UInt8>) -> Int { bytes.isEmpty ? 0 : PageLines(Array(bytes)).count }

  /// The lines of a text without their ends, and without empty ones at its end.
  private static func lines(of text: String) -> [ArraySlice<UInt8>] {
    let lines = PageLines(Array(text.utf8))
    var cut = (1...lines.count).map { lines[$0..<$0 + 1].dropLast(lines.end(of: $0).count) }
    while cut.last?.isEmpty == true { cut.removeLast() }
    return cut
  }
}
