/// JSON, without a tree: members are looked at one after the other, and what is not wanted is skipped.
extension LineCursor {
  /// Takes spaces, tabs and line ends.
  mutating func takeBlanks() {
    while true {
      switch next {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): position += 1
      default: return
      }
    }
  }

  /// Takes the comma before a member of an object, its key, and the colon; `nil` at the end of the object.
  mutating func takeKey() -> Range<Int>? {
    takeBlanks()
    if take(",") { takeBlanks() }
    guard let key = takeString() else { return nil }
    takeBlanks()
    guard take(":") else { return nil }
    takeBlanks()
    return key
  }

  /// Takes the bracket of a list, or the comma before one of its elements; `false` at the end of the list.
  mutating func takeElement(isFirst: Bool) -> Bool {
    takeBlanks()
    guard isFirst ? take("[") : take(",") else { return false }
    takeBlanks()
    return next != UInt8(ascii: "]")
  }

  /// Takes a string, and returns the range between its quotes; escapes are left in it.
  mutating func takeString() -> Range<Int>? {
    guard next == UInt8(ascii: "\""), let end = stringEnd(from: position + 1) else { return nil }
    defer { position = end + 1 }
    return (position + 1)..<end
  }

  /// The place of the quote that ends a string.
  private func stringEnd(from start: Int) -> Int? {
    guard let base = UnsafeRawPointer(bytes.baseAddress) else { return nil }
    var place = start
    // Most of a log are strings that nobody wants: eight bytes at a time.
    while place &+ 8 <= bytes.count {
      let word = UInt64(littleEndian: base.loadUnaligned(fromByteOffset: place, as: UInt64.self))
      let found = Self.places(of: UInt8(ascii: "\""), in: word) | Self.places(of: UInt8(ascii: "\\"), in: word)
      guard found != 0 else {
        place &+= 8
        continue
      }
      place &+= found.trailingZeroBitCount >> 3
      if bytes[place] == UInt8(ascii: "\"") { return place }
      place &+= 2
    }
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "\"") { return place }
      place &+= bytes[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }

  /// The highest bit of each byte of a word that is a given one; only the lowest of them is certain.
  private static func places(of byte: UInt8, in word: UInt64) -> UInt64 {
    let difference = word ^ (0x0101_0101_0101_0101 &* UInt64(byte))
    return (difference &- 0x0101_0101_0101_0101) & ~difference & 0x8080_8080_8080_8080
  }

  /// Takes a value of any kind, and returns its range, that of a string without its quotes; `nil` for a value without an end.
  mutating func takeValue() -> Range<Int>? {
    switch next {
    case UInt8(ascii: "\""): return takeString()
    case UInt8(ascii: "{"), UInt8(ascii: "["): return takeNested()
    default:
      let start = position
      while !isAtEnd, !Self.endsLiteral(next) { position += 1 }
      return position > start ? start..<position : nil
    }
  }

  private static func endsLiteral(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: " "), UInt8(ascii: "\t"),
      UInt8(ascii: "\r"), UInt8(ascii: "\n"):
      true
    default: false
    }
  }

  /// Takes an object or a list with all that is in it.
  private mutating func takeNested() -> Range<Int>? {
    var line = self
    var depth = 0
    while !line.isAtEnd {
      switch line.next {
      case UInt8(ascii: "\""):
        guard line.takeString() != nil else { return nil }
        continue
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      default: break
      }
      line.position += 1
      guard depth > 0 else {
        defer { self = line }
        return position..<line.position
      }
    }
    return nil
  }

  /// Takes a number, as such or as a string.
  mutating func takeNumberValue() -> Int? {
    takeValue().flatMap { number(in: $0) }
  }

  /// The last part of a path: the name of a program.
  func lastComponent(of path: Range<Int>) -> Range<Int> {
    var start = path.upperBound
    while start > path.lowerBound, bytes[start - 1] != UInt8(ascii: "/") { start -= 1 }
    return start..<path.upperBound
  }
}
