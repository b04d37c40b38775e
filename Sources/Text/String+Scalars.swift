#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension StringProtocol {
  /// The text with each occurrence of a scalar replaced, even inside a character.
  ///
  /// A mark of a format may be part of a `Character`: a combining mark after it, or a sign such as U+0600 before it, hides it
  /// from a search for characters, but not from programs that read the format.
  package func replacing(scalar: Unicode.Scalar, with replacement: String) -> String {
    guard unicodeScalars.contains(scalar) else { return String(self) }
    var output = String.UnicodeScalarView()
    for other in unicodeScalars {
      if other == scalar { output.append(contentsOf: replacement.unicodeScalars) } else { output.append(other) }
    }
    return String(output)
  }
}

extension String {
  /// The path as a URI path: all but `/` and RFC 3986's unreserved characters in percent encoding.
  package var percentEncodedPath: String {
    utf8.map { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"):
        String(UnicodeScalar(byte))
      default: byte.percentEncoded
      }
    }.joined()
  }
}

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

extension UnsafeBufferPointer<UInt8> {
  /// The offset of the first place of some bytes, from an offset on; `nil` where there is none.
  ///
  /// The standard library's `firstRange(of:)` looks at one element after the other, of a string at characters, which takes a hundred times
  /// as long; pages and vocabularies are searched for hundreds of phrases.
  package func firstOffset(of bytes: UnsafeBufferPointer<UInt8>, from start: Int = 0) -> Int? {
    guard let first = bytes.first, let pattern = bytes.baseAddress else { return start <= count ? start : nil }
    guard let text = baseAddress else { return nil }
    var offset = start
    while count - offset >= bytes.count {
      guard let found = memchr(text + offset, Int32(first), count - offset - bytes.count + 1) else { return nil }
      offset = UnsafeRawPointer(text).distance(to: found)
      if memcmp(found, pattern, bytes.count) == 0 { return offset }
      offset += 1
    }
    return nil
  }
}

extension [UInt8] {
  /// The first place of some bytes from an offset on; `nil` where there is none.
  package func firstPlace(of bytes: [UInt8], from start: Int = 0) -> Range<Int>? {
    withUnsafeBufferPointer { text in
      bytes.withUnsafeBufferPointer { text.firstOffset(of: $0, from: start) }
    }.map { $0..<$0 + bytes.count }
  }
}

extension StringProtocol {
  /// Returns `true` if the bytes of a text are in this one: `contains` for texts of which it is known that equal ones have equal bytes.
  package func containsBytes(of text: some StringProtocol) -> Bool { firstOffset(ofBytes: text) != nil }

  /// The first place of a text that equals it in bytes; `nil` where there is none.
  package func firstPlace(of text: some StringProtocol) -> Range<Index>? {
    firstOffset(ofBytes: text).map { offset in
      let start = utf8.index(startIndex, offsetBy: offset)
      return start..<utf8.index(start, offsetBy: text.utf8.count)
    }
  }

  private func firstOffset(ofBytes text: some StringProtocol) -> Int? {
    let offset = utf8.withContiguousStorageIfAvailable { own in
      text.utf8.withContiguousStorageIfAvailable { own.firstOffset(of: $0) }
    }
    return offset.flatMap(\.self) ?? Array(utf8).firstPlace(of: Array(text.utf8))?.lowerBound
  }
}

extension Unicode.Scalar {
  /// `true` for a letter or a digit of any script.
  package var isWord: Bool {
    guard !isASCII else {
      return ("0"..."9").contains(self) || ("a"..."z").contains(self) || ("A"..."Z").contains(self)
    }
    return properties.isAlphabetic || properties.numericType != nil
  }
}
