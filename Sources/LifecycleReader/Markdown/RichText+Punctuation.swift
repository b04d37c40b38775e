extension RichText {
  /// A punctuation mark; one that Japanese and Korean writers type full width means the same.
  enum Mark: Sendable {
    case openParenthesis, closeParenthesis, colon, comma, semicolon

    /// The ways to write it, as UTF-8.
    fileprivate var spellings: [[UInt8]] {
      switch self {
      case .openParenthesis: Self.openParentheses
      case .closeParenthesis: Self.closeParentheses
      case .colon: Self.colons
      case .comma: Self.commas
      case .semicolon: Self.semicolons
      }
    }

    /// The ASCII spelling.
    fileprivate var plain: UInt8 {
      switch self {
      case .openParenthesis: UInt8(ascii: "(")
      case .closeParenthesis: UInt8(ascii: ")")
      case .colon: UInt8(ascii: ":")
      case .comma: UInt8(ascii: ",")
      case .semicolon: UInt8(ascii: ";")
      }
    }

    private static let openParentheses = ["(", "（"].map { Array($0.utf8) }
    private static let closeParentheses = [")", "）"].map { Array($0.utf8) }
    private static let colons = [":", "："].map { Array($0.utf8) }
    private static let commas = [",", "、", "，"].map { Array($0.utf8) }
    private static let semicolons = [";", "；"].map { Array($0.utf8) }
  }

  /// The length in bytes of a mark at an offset outside code; `nil` where there is none.
  func length(of mark: Mark, at offset: Int) -> Int? {
    // Checked at every byte, of which nearly none is one: the plain spelling, or the lead byte of a full-width one.
    let byte = bytes[offset]
    guard byte == mark.plain || byte == 0xE3 || byte == 0xEF,
      let spelling = mark.spellings.first(where: { bytes[offset...].starts(with: $0) }), !isCode(at: offset)
    else { return nil }
    return spelling.count
  }

  /// A range without a colon at its end.
  func withoutColon(_ range: Range<Int>) -> Range<Int> {
    guard mayEnd(range, with: .colon), let colon = places(of: .colon, in: range).last,
      colon.upperBound == range.upperBound
    else { return range }
    return range.lowerBound..<colon.lowerBound
  }

  /// Returns `true` for a line that ends in a colon and has no code: what follows is a list of what it says.
  func isHeading(_ line: Range<Int>) -> Bool {
    withoutColon(line) != line && codeSpans(in: line).isEmpty
  }

  /// Returns `true` where a range's last byte is one with which a mark may end: no others need be checked.
  private func mayEnd(_ range: Range<Int>, with mark: Mark) -> Bool {
    range.last.map { bytes[$0] == mark.plain || bytes[$0] >= 0x80 } ?? false
  }

  /// The places of a mark outside code in a range, in order.
  func places(of mark: Mark, in range: Range<Int>) -> [Range<Int>] {
    range.compactMap { offset in length(of: mark, at: offset).map { offset..<offset + $0 } }
  }

  /// The parenthesis that begins at the first offset of a range that is no space: what is inside, and the offset after
  /// it; `nil` where there is none, or where it is not closed.
  func parenthesis(in range: Range<Int>) -> (inside: Range<Int>, end: Int)? {
    let start = trimmed(range).lowerBound
    guard start < range.upperBound else { return nil }
    guard let opening = length(of: .openParenthesis, at: start) else {
      return attributesInBrackets(at: start, before: range.upperBound)
    }
    var depth = 0
    for offset in start..<range.upperBound {
      if length(of: .openParenthesis, at: offset) != nil { depth += 1 }
      if let closing = length(of: .closeParenthesis, at: offset) {
        depth -= 1
        if depth == 0 { return (start + opening..<offset, offset + closing) }
      }
    }
    return nil
  }

  /// The parts of a range between commas, semicolons and line ends, trimmed; empty ones are left out.
  func fields(in range: Range<Int>) -> [Range<Int>] {
    let lineEnds = pieces.filter { $0.kind == .lineBreak && range.contains($0.bytes.lowerBound) }.map(\.bytes)
    let separators = (places(of: .comma, in: range) + places(of: .semicolon, in: range) + lineEnds)
      .sorted { $0.lowerBound < $1.lowerBound }
    let starts = [range.lowerBound] + separators.map(\.upperBound)
    let ends = separators.map(\.lowerBound) + [range.upperBound]
    return zip(starts, ends).map { trimmed($0..<$1) }.filter { !$0.isEmpty }
  }

  /// Returns `true` where an entry's name ends as entries do: before a mark or a link, or at the end of the line.
  func endsEntry(at offset: Int) -> Bool {
    let rest = trimmed(offset..<bytes.count)
    guard let first = rest.first else { return true }
    return [.colon, .openParenthesis, .comma, .semicolon].contains { length(of: $0, at: first) != nil }
      || piece(at: first)?.link != nil || ["- ", "– ", "— ", "["].contains { bytes[first...].starts(with: $0.utf8) }
  }

  /// Brackets with nothing but attributes, which some write for parentheses: `[initial]`.
  func attributesInBrackets(at start: Int, before end: Int) -> (inside: Range<Int>, end: Int)? {
    guard bytes[start] == UInt8(ascii: "["), let closing = bytes[start..<end].firstIndex(of: UInt8(ascii: "]")) else {
      return nil
    }
    let fields = fields(in: start + 1..<closing)
    let areAttributes = fields.allSatisfy { field in
      if case .attribute = AttributePhrase.standard.match(self[field], code: nil) { true } else { false }
    }
    return areAttributes && !fields.isEmpty ? (start + 1..<closing, closing + 1) : nil
  }

  /// The parenthesis that ends a range: what is inside, and the offset of its opening.
  func closingParenthesis(in range: Range<Int>) -> (inside: Range<Int>, start: Int)? {
    let range = trimmed(range)
    guard mayEnd(range, with: .closeParenthesis), let pair = parentheses(in: range).last,
      pair.closing.upperBound == range.upperBound
    else { return nil }
    return (pair.opening.upperBound..<pair.closing.lowerBound, pair.opening.lowerBound)
  }

  /// The parentheses outside code in a range that are closed, in the order of their ends.
  func parentheses(in range: Range<Int>) -> [(opening: Range<Int>, closing: Range<Int>)] {
    var open: [Range<Int>] = []
    var pairs: [(opening: Range<Int>, closing: Range<Int>)] = []
    for offset in range {
      if let length = length(of: .openParenthesis, at: offset) {
        open.append(offset..<offset + length)
      } else if let length = length(of: .closeParenthesis, at: offset), let opening = open.popLast() {
        pairs.append((opening, offset..<offset + length))
      }
    }
    return pairs
  }
}
