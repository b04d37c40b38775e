/// Numbers byte strings, such as names, and finds their numbers without making strings.
struct ByteTable: Sendable {
  private let keys: [[UInt8]]
  /// Of each hash, the number of a key and 1; keys that share a hash follow each other.
  private var slots: [Int32]

  /// Numbers some keys from 0; of equal keys, the first one counts.
  init(_ keys: [[UInt8]]) {
    self.keys = keys
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
  func number(of key: ArraySlice<UInt8>) -> Int? { key.withUnsafeBufferPointer(number) }

  /// The number of a key; `nil` for one that is not in the table.
  func number(of key: UnsafeBufferPointer<UInt8>) -> Int? {
    var slot = Self.hash(key) & (slots.count - 1)
    while slots[slot] != 0 {
      let number = Int(slots[slot]) - 1
      if Self.areEqual(keys[number], key) { return number }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  private static func areEqual(_ known: [UInt8], _ key: UnsafeBufferPointer<UInt8>) -> Bool {
    known.count == key.count && known.withUnsafeBufferPointer { $0.holdsSameBytes(as: key) }
  }

  /// A hash of the length and of the bytes at the beginning, in the middle and at the end, by which names differ.
  private static func hash(_ key: UnsafeBufferPointer<UInt8>) -> Int {
    let bytes = UnsafeRawBufferPointer(key)
    var hash = UInt64(truncatingIfNeeded: key.count)
    if key.count >= 8 {
      hash = mixed(hash ^ bytes.loadUnaligned(fromByteOffset: 0, as: UInt64.self))
      hash = mixed(hash ^ bytes.loadUnaligned(fromByteOffset: key.count / 2 - 4, as: UInt64.self))
      hash = mixed(hash ^ bytes.loadUnaligned(fromByteOffset: key.count - 8, as: UInt64.self))
    } else {
      for byte in key { hash = hash << 8 ^ UInt64(byte) }
      hash = mixed(hash)
    }
    return Int(truncatingIfNeeded: hash & 0x7FFF_FFFF)
  }

  private static func mixed(_ hash: UInt64) -> UInt64 {
    let product = hash &* 0x9E37_79B9_7F4A_7C15
    return product ^ product >> 32
  }
}
