#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

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
