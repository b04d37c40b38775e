/// `[^1]`: a mark that many Markdown dialects turn into a footnote, and that is no part of a name.
enum FootnoteReference {
  /// The parts of a text that are left when its marks are taken out.
  static func parts(between text: ArraySlice<UInt8>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = text.startIndex
    var offset = text.startIndex
    while let bracket = text[offset...].firstIndex(of: UInt8(ascii: "[")) {
      offset = bracket
      if let length = length(of: text[offset...]) {
        parts.append(start..<offset)
        offset += length
        start = offset
      } else {
        offset += 1
      }
    }
    return (parts + [start..<text.endIndex]).filter { !$0.isEmpty }
  }

  /// The length of the mark that a text begins with; `nil` where it begins with none.
  static func length(of text: ArraySlice<UInt8>) -> Int? {
    guard text.first == UInt8(ascii: "["), text.dropFirst().first == UInt8(ascii: "^") else { return nil }
    let label = text.dropFirst(2).prefix { $0 > 0x20 && $0 != UInt8(ascii: "[") && $0 != UInt8(ascii: "]") }
    guard !label.isEmpty, label.endIndex < text.endIndex, text[label.endIndex] == UInt8(ascii: "]") else { return nil }
    return label.count + 3
  }
}
