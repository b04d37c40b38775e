/// Finds identifiers of ASCII in a text, each alone, not in a longer one.
struct IdentifierSearch: Sendable {
  /// The identifiers, in the order of their numbers.
  let words: [[UInt8]]
  private let table: ByteTable
  /// By the first bytes of identifiers: bit 0 is set for a byte that may be part of one, bit n where one of n bytes begins with
  /// it; bit 63 stands for 63 and more.
  private let lengths: [UInt64]

  /// Numbers identifiers from 0.
  init(_ words: [[UInt8]]) {
    self.words = words
    table = ByteTable(words)
    var lengths = (UInt8.min...UInt8.max).map { UInt64($0.isTokenPart ? 1 : 0) }
    for word in words { lengths[Int(word.first ?? 0)] |= 1 << UInt64(min(63, word.count)) }
    self.lengths = lengths
  }

  /// The first identifier from a place on, with its number; `nil` where there is none.
  @inline(__always)
  func next(in text: MessageBytes, from place: Int) -> (number: Int, range: Range<Int>)? {
    var index = place
    while index < text.count {
      let start = index
      let bits = lengths[Int(text[index])]
      index += 1
      guard bits & 1 == 1 else { continue }
      while index < text.count, lengths[Int(text[index])] & 1 == 1 { index += 1 }
      guard bits >> UInt64(min(63, index - start)) & 1 == 1,
        let number = table.number(of: MessageBytes(rebasing: text[start..<index]))
      else { continue }
      return (number, start..<index)
    }
    return nil
  }
}
