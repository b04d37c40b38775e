/// Numbers byte strings, such as names, and finds their numbers without making strings.
struct ByteTable: Sendable {
  // The bytes of all keys, one after the other, and where each begins and the last ends.
  private let bytes: [UInt8]
  private let starts: [Int]
  /// Of each hash, the number of a key and 1; keys that share a hash follow each other.
  private var slots: [Int32]

  /// Numbers some keys from 0; of equal keys, the first one counts.
  init(_ keys: [[UInt8]]) {
    bytes = keys.flatMap(\.self)
    starts = keys.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.count) }
    var capacity = 16
    while capacity < keys.count * 4 { capacity *= 2 }
    slots = Array(repeating: 0, count: capacity)
    for (number, key) in keys.enumerated() {
      key.withUnsafeBufferPointer { key in
        guard self.number(of: key) == nil else { return }
        var slot = Self.hash(key) & (capacity - 1)
        while slots[slot] != 0 { slot = (slot + 1) & (capacity - 1) }
        slots[slot] = Int32(number + 1)
      }
    }
  }

  /// The number of a key; `nil` for one that is not in the table.
  func number(of key: UnsafeBufferPointer<UInt8>) -> Int? {
    var slot = Self.hash(key) & (slots.count - 1)
    while slots[slot] != 0 {
      let number = Int(slots[slot]) - 1
      if isKey(number, key) { return number }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  private func isKey(_ number: Int, _ key: UnsafeBufferPointer<UInt8>) -> Bool {
    let range = starts[number]..<starts[number + 1]
    guard range.count == key.count else { return false }
    return bytes.withUnsafeBufferPointer { $0.holds(key, at: range.lowerBound) }
  }

  /// A hash of the length and of the bytes at the beginning, in the middle and at the end, by which names differ.
  private static func hash(_ key: UnsafeBufferPointer<UInt8>) -> Int {
    let bytes = UnsafeRawBufferPointer(key)
    var hash = UInt64(truncatingIfNeeded: key.count)
    if key.count >= 8 {
      let first = bytes.loadUnaligned(fromByteOffset: 0, as: UInt64.self)
      let middle = bytes.loadUnaligned(fromByteOffset: key.count / 2 - 4, as: UInt64.self)
      let last = bytes.loadUnaligned(fromByteOffset: key.count - 8, as: UInt64.self)
      hash ^= first ^ (middle << 23 | middle >> 41) ^ (last << 41 | last >> 23)
    } else {
      for byte in key { hash = hash << 8 ^ UInt64(byte) }
    }
    let product = hash &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: (product ^ product >> 32) & 0x7FFF_FFFF)
  }
}
