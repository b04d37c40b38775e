/// The bytes of values one after the other, small numbers in one byte, for what has to be kept of very many.
@usableFromInline
package struct PackedBytes: Sendable {
  /// The bytes.
  @usableFromInline package internal(set) var bytes: [UInt8] = []
  /// The last place that was added: others are near.
  package internal(set) var place = LogPlace.first

  /// Begins without a value; the memory of earlier ones may be used again.
  package init() {}

  /// Forgets all values.
  package mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    place = .first
  }

  /// Adds a value.
  @inlinable package mutating func add(_ value: some Packable) { value.pack(into: &self) }

  /// Adds a number, seven bits in a byte.
  @inlinable package mutating func add(unsigned number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  /// Adds flags, at most seven, in one byte.
  package mutating func add(flags: Bool...) {
    add(unsigned: flags.reduce(0) { $0 << 1 | ($1 ? 1 : 0) })
  }
}

/// The values of packed bytes, in their order.
@usableFromInline
package struct PackedReader: Sendable {
  @usableFromInline let bytes: [UInt8]
  @usableFromInline var position = 0
  /// The last place that was read.
  package internal(set) var place = LogPlace.first

  /// Begins with the first value.
  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next value.
  @inlinable package mutating func next<Value: Packable>() -> Value { Value(from: &self) }

  /// The next number.
  @inlinable package mutating func nextUnsigned() -> UInt64 {
    var (number, shift): (UInt64, UInt64) = (0, 0)
    while true {
      let byte = bytes[position]
      position += 1
      number |= UInt64(byte & 0x7F) << shift
      guard byte & 0x80 != 0 else { return number }
      shift += 7
    }
  }

  /// The next flags, a number of them.
  package mutating func nextFlags(_ count: Int) -> [Bool] {
    let bits = nextUnsigned()
    return (0..<count).reversed().map { bits >> UInt64($0) & 1 == 1 }
  }
}
