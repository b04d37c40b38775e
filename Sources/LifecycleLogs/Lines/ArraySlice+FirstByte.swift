#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension UnsafeBufferPointer<UInt8> {
  /// Returns the place of the first of these bytes in a range; `nil` where there is none.
  func firstPlace(of byte: UInt8, in range: Range<Int>) -> Int? {
    // `firstIndex(of:)` looks at one byte after the other, which takes ten times as long.
    guard let start = baseAddress, let found = memchr(start + range.lowerBound, Int32(byte), range.count) else {
      return nil
    }
    return UnsafeRawPointer(start).distance(to: found)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns `true` if some bytes are at a place, from which on there is room for them.
  func holds(_ bytes: UnsafeBufferPointer<UInt8>, at place: Int) -> Bool {
    guard let start = baseAddress, let other = bytes.baseAddress else { return bytes.isEmpty }
    return memcmp(start + place, other, bytes.count) == 0
  }
}

extension ArraySlice<UInt8> {
  /// The bytes at a range of offsets from the first one.
  func part(_ range: Range<Int>) -> ArraySlice<UInt8> { dropFirst(range.lowerBound).prefix(range.count) }

  /// Returns the index of the first of these bytes from an index on; `nil` where there is none.
  func firstIndex(of byte: UInt8, from start: Int) -> Int? {
    let first = startIndex
    return withUnsafeBufferPointer { $0.firstPlace(of: byte, in: (start - first)..<$0.count) }.map { first + $0 }
  }
}
