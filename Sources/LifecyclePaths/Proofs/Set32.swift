/// A set of numbers below 32.
struct Set32: Hashable, Sendable, Sequence, ExpressibleByArrayLiteral {
  private var bits: UInt32 = 0

  init(arrayLiteral numbers: Int...) {
    for number in numbers { insert(number) }
  }

  func contains(_ number: Int) -> Bool { bits & (1 << number) != 0 }

  /// Inserts a number; returns `false` if the set had it already.
  @discardableResult
  mutating func insert(_ number: Int) -> Bool {
    defer { bits |= 1 << number }
    return !contains(number)
  }

  mutating func formUnion(_ other: Set32) { bits |= other.bits }

  /// Removes the lowest number.
  mutating func popFirst() -> Int? {
    guard bits != 0 else { return nil }
    defer { bits &= bits - 1 }
    return bits.trailingZeroBitCount
  }

  func makeIterator() -> Iterator { Iterator(rest: self) }

  /// Iterates over the numbers in ascending order.
  struct Iterator: IteratorProtocol {
    fileprivate var rest: Set32

    mutating func next() -> Int? { rest.popFirst() }
  }
}
