extension String {
  /// The text without white space at its ends.
  package var trimmingSpaces: Substring { self[...].trimmingSpaces }
}

extension Substring {
  /// The parts between the occurrences of an ASCII character.
  package func parts(separatedBy separator: Unicode.Scalar, omittingEmpty: Bool = false) -> [Substring] {
    let mark = UInt8(ascii: separator)
    // Indices are made at marks alone: making one for each byte takes most of the time of the generic `split`.
    let marks = utf8.withContiguousStorageIfAvailable { bytes in bytes.indices.filter { bytes[$0] == mark } }
    guard let marks else {
      return utf8.split(separator: mark, omittingEmptySubsequences: omittingEmpty).map { Substring($0) }
    }
    var parts: [Substring] = []
    parts.reserveCapacity(marks.count + 1)
    var (start, offset) = (utf8.startIndex, 0)
    for next in marks {
      if next > offset || !omittingEmpty {
        parts.append(Substring(utf8[start..<utf8.index(start, offsetBy: next - offset)]))
      }
      start = utf8.index(start, offsetBy: next + 1 - offset)
      offset = next + 1
    }
    if start < utf8.endIndex || !omittingEmpty { parts.append(Substring(utf8[start...])) }
    return parts
  }

  /// Returns `true` for a text with a byte of a kind; faster than `utf8.contains`.
  package func containsByte(where isOfKind: (UInt8) -> Bool) -> Bool {
    utf8.withContiguousStorageIfAvailable { $0.contains(where: isOfKind) } ?? utf8.contains(where: isOfKind)
  }

  /// The text without white space at its ends.
  package var trimmingSpaces: Substring {
    // Most texts have none.
    let isTrimmed = utf8.withContiguousStorageIfAvailable { bytes in
      guard let first = bytes.first, let last = bytes.last else { return true }
      return first < 0x80 && last < 0x80 && !first.isASCIISpace && !last.isASCIISpace
    }
    if isTrimmed == true { return self }
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
