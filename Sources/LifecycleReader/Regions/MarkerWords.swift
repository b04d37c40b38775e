import Diagnostics
import Text

/// Splits a marker into words: blanks separate them, and `"…"` or `'…'` encloses a word with blanks in it.
struct MarkerWords {
  /// The words in order.
  private(set) var words: [RegionWord] = []
  /// The place from a quotation mark on that is not closed.
  private(set) var openQuote: SourceRange?

  /// Splits a part of a page.
  init(in range: SourceRange, of file: SourceFile) {
    var offset = range.start
    while offset < range.end {
      let byte = file.bytes[offset]
      if byte.isASCIISpace {
        offset += 1
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        let rest = file.bytes[(offset + 1)..<range.end]
        let end = rest.firstIndex(of: byte)
        if end == nil { openQuote = SourceRange(offset, range.end) }
        let inside = SourceRange(offset + 1, end ?? range.end)
        let whole = SourceRange(offset, min(range.end, inside.end + 1))
        words.append(RegionWord(text: file[inside], range: whole))
        offset = whole.end
      } else {
        let end = file.bytes[offset..<range.end].firstIndex(where: \.isASCIISpace) ?? range.end
        let range = SourceRange(offset, end)
        words.append(RegionWord(text: file[range], range: range))
        offset = end
      }
    }
  }
}
