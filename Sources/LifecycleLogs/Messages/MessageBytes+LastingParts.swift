import Text

extension MessageBytes {
  /// Calls a function with each part of a text between addresses, of which `0x` is in a part, and times of day.
  func forEachLastingPart(_ body: (Range<Int>) -> Void) {
    var (start, next) = (0, 0)
    while next < count {
      let mark = next
      next += 1
      if self[mark] == UInt8(ascii: "x"), mark > 0, self[mark - 1] == UInt8(ascii: "0") {
        body(start..<next)
        next = end(from: next, while: \.isTokenPart)
      } else if self[mark] == UInt8(ascii: ":"), mark >= start + 2, let end = endOfTime(around: mark) {
        body(start..<mark - 2)
        next = end
      } else {
        continue
      }
      start = next
    }
    body(start..<count)
  }

  /// Calls a function with the digits of each address: hexadecimal digits after a `0x`, with no letter before or after.
  func forEachAddress(_ body: (Range<Int>) -> Void) {
    var place = 1
    while place < count - 1, let mark = firstPlace(of: UInt8(ascii: "x"), in: place..<count - 1) {
      place = mark + 1
      guard self[mark - 1] == UInt8(ascii: "0"), mark == 1 || !self[mark - 2].isIdentifierPart else { continue }
      place = end(from: mark + 1, while: \.isTokenPart)
      let digits = mark + 1..<place
      if !digits.isEmpty, digits.allSatisfy({ LineCursor.hexadecimalValue(of: self[$0]) != nil }) { body(digits) }
    }
  }

  /// The end of a time of day, such as `17:15:22.031`, whose first colon is at a place; `nil` where there is none.
  private func endOfTime(around colon: Int) -> Int? {
    let end = colon + 6
    guard end <= count, self[colon + 3] == UInt8(ascii: ":"),
      [colon - 2, colon - 1, colon + 1, colon + 2, colon + 4, colon + 5].allSatisfy({ self[$0].isASCIIDigit })
    else { return nil }
    guard end < count, self[end] == UInt8(ascii: ".") || self[end] == UInt8(ascii: ",") else { return end }
    return self.end(from: end + 1, while: \.isASCIIDigit)
  }
}
