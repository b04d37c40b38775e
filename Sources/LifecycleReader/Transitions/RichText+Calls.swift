import Text

/// The places of calls in a text: code spans, and names with parentheses.
extension RichText {
  /// Returns `true` for a range whose first words are code.
  func begins(withCode range: Range<Int>) -> Bool {
    piece(at: trimmed(range).lowerBound)?.kind == .code
  }

  /// The code span behind an offset, with a piece of text and a line end between at most.
  func codeSpan(behind offset: Int) -> Piece? {
    let next = pieces.indices.partitioningIndex { pieces[$0].bytes.upperBound > offset }
    return pieces[next...].prefix(3).first { $0.kind == .code && $0.bytes.lowerBound >= offset }
  }

  /// The names of ASCII letters with parentheses right after them, in order; words of other scripts may be right before them.
  func calls(in range: Range<Int>) -> [Range<Int>] {
    parentheses(in: range).sorted { $0.opening.lowerBound < $1.opening.lowerBound }.compactMap { pair in
      let name = bytes[range.lowerBound..<pair.opening.lowerBound].reversed().prefix { byte in
        byte.isASCIILetter || byte.isASCIIDigit || "_.".utf8.contains(byte)
      }
      return name.isEmpty ? nil : pair.opening.lowerBound - name.count..<pair.closing.upperBound
    }
  }
}
