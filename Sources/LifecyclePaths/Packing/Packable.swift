import LifecycleModel

/// A value that can be kept as bytes, and made again of them.
@usableFromInline
package protocol Packable {
  /// Adds the value.
  func pack(into bytes: inout PackedBytes)
  /// Takes the value that was added.
  init(from bytes: inout PackedReader)
}

extension Int: Packable {
  /// Adds the number: those near 0 take one byte.
  @inlinable package func pack(into bytes: inout PackedBytes) {
    bytes.add(unsigned: UInt64(bitPattern: Int64(self << 1 ^ self >> (Self.bitWidth - 1))))
  }

  /// Takes the number.
  @inlinable package init(from bytes: inout PackedReader) {
    let bits = bytes.nextUnsigned()
    self = Int(truncatingIfNeeded: bits >> 1) ^ -Int(truncatingIfNeeded: bits & 1)
  }
}

extension Int64: Packable {
  /// Adds the number.
  @inlinable package func pack(into bytes: inout PackedBytes) { Int(self).pack(into: &bytes) }

  /// Takes the number.
  @inlinable package init(from bytes: inout PackedReader) { self = Int64(Int(from: &bytes)) }
}

extension UInt64: Packable {
  /// Adds the number.
  @inlinable package func pack(into bytes: inout PackedBytes) { bytes.add(unsigned: self) }

  /// Takes the number.
  @inlinable package init(from bytes: inout PackedReader) { self = bytes.nextUnsigned() }
}

extension Bool: Packable {
  /// Adds a byte.
  @inlinable package func pack(into bytes: inout PackedBytes) { bytes.add(unsigned: self ? 1 : 0) }

  /// Takes the byte.
  @inlinable package init(from bytes: inout PackedReader) { self = bytes.nextUnsigned() != 0 }
}

extension Optional: Packable where Wrapped: Packable {
  /// Adds whether there is a value, and it.
  @inlinable package func pack(into bytes: inout PackedBytes) {
    bytes.add(self != nil)
    if let value = self { bytes.add(value) }
  }

  /// Takes the value, if there is one.
  @inlinable package init(from bytes: inout PackedReader) {
    self = bytes.next() as Bool ? bytes.next() as Wrapped : nil
  }
}

extension Array: Packable where Element: Packable {
  /// Adds the number of elements, and them.
  @inlinable package func pack(into bytes: inout PackedBytes) {
    bytes.add(unsigned: UInt64(count))
    for element in self { bytes.add(element) }
  }

  /// Takes the elements.
  @inlinable package init(from bytes: inout PackedReader) {
    let count = Int(bytes.nextUnsigned())
    self = []
    reserveCapacity(count)
    for _ in 0..<count { append(bytes.next()) }
  }
}

extension Set: Packable where Element: Packable {
  /// Adds the elements.
  @inlinable package func pack(into bytes: inout PackedBytes) { bytes.add(Array(self)) }

  /// Takes the elements.
  @inlinable package init(from bytes: inout PackedReader) { self = Set(bytes.next() as [Element]) }
}

extension String: Packable {
  /// Adds the bytes.
  @inlinable package func pack(into bytes: inout PackedBytes) {
    bytes.add(unsigned: UInt64(utf8.count))
    for byte in utf8 { bytes.add(unsigned: UInt64(byte)) }
  }

  /// Takes the bytes.
  @inlinable package init(from bytes: inout PackedReader) {
    let count = Int(bytes.nextUnsigned())
    self = String(decoding: (0..<count).map { _ in UInt8(truncatingIfNeeded: bytes.nextUnsigned()) }, as: UTF8.self)
  }
}

extension AppMode: Packable {
  /// Adds the number of the mode.
  package func pack(into bytes: inout PackedBytes) { bytes.add(self == .withScenes) }

  /// Takes the mode.
  package init(from bytes: inout PackedReader) { self = bytes.next() ? .withScenes : .withoutScenes }
}
