extension String {
  /// The text without white space at its ends.
  package var trimmingSpaces: Substring { self[...].trimmingSpaces }
}

extension Substring {
  /// The parts between the occurrences of an ASCII character.
  package func parts(separatedBy separator: Unicode.Scalar, omittingEmpty: Bool = false) -> [Substring] {
    utf8.split(separator: UInt8(ascii: separator), omittingEmptySubsequences: omittingEmpty).map { Substring($0) }
  }

  /// The text without white space at its ends.
  package var trimmingSpaces: Substring {
    var (start, end) = (utf8.startIndex, utf8.endIndex)
    while start < end, utf8[start].isASCIISpace { start = utf8.index(after: start) }
    while start < end, utf8[utf8.index(before: end)].isASCIISpace { end = utf8.index(before: end) }
    // Character properties are slow to look up: only for a text that begins or ends outside ASCII, whose spaces and marks are
    // characters of their own.
    let rest = self[start..<end]
    guard start < end, utf8[start] >= 0x80 || utf8[utf8.index(before: end)] >= 0x80 else { return rest }
    guard let first = rest.firstIndex(where: { !$0.isWhitespace }),
      let last = rest.lastIndex(where: { !$0.isWhitespace })
    else { return self[endIndex...] }
    return rest[first...last]
  }
}

extension UInt8 {
  /// `true` for white space of ASCII: a space, a tab, a line end.
  package var isASCIISpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }

  /// `true` for a decimal digit of ASCII.
  package var isASCIIDigit: Bool { (0x30...0x39).contains(self) }

  /// `true` for a letter of ASCII.
  package var isASCIILetter: Bool { (0x61...0x7A).contains(self | 0x20) }

  /// `true` for a byte that may stand in an identifier of Swift or C: a letter, a digit, `_` or `$`; letters beyond ASCII count.
  package var isIdentifierPart: Bool {
    isASCIILetter || isASCIIDigit || self == UInt8(ascii: "_") || self == UInt8(ascii: "$") || self >= 0x80
  }
}
