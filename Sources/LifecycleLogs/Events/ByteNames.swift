/// Names by their bytes, each with a number from 0.
package struct ByteNames: Sendable {
  // The bytes of all names, one after the other.
  private var bytes: [UInt8] = []
  // The end of each name among them.
  private var ends: [Int] = []
  // A hash table of the numbers, with at least as many free slots: -1.
  private var slots: [Int32] = Array(repeating: -1, count: 16)
  /// The last name asked for: most lines have that of the line before.
  private var last: Int?

  /// Begins without names.
  package init() {}

  /// The number of a name.
  package mutating func number(of name: ArraySlice<UInt8>) -> Int {
    name.withUnsafeBufferPointer { name in
      if let last, isName(last, name) { return last }
      var slot = firstSlot(of: name)
      while slots[slot] >= 0 {
        let number = Int(slots[slot])
        if isName(number, name) {
          last = number
          return number
        }
        slot = (slot + 1) & (slots.count - 1)
      }
      return add(name, slot)
    }
  }

  private mutating func add(_ name: UnsafeBufferPointer<UInt8>, _ slot: Int) -> Int {
    let number = ends.count
    bytes.append(contentsOf: name)
    ends.append(bytes.count)
    slots[slot] = Int32(number)
    if ends.count * 2 > slots.count { makeRoom() }
    last = number
    return number
  }

  private mutating func makeRoom() {
    slots = Array(repeating: -1, count: slots.count * 2)
    bytes.withUnsafeBufferPointer { bytes in
      for number in ends.indices {
        var slot = firstSlot(of: UnsafeBufferPointer(rebasing: bytes[range(of: number)]))
        while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
        slots[slot] = Int32(number)
      }
    }
  }

  private func firstSlot(of name: UnsafeBufferPointer<UInt8>) -> Int {
    var hasher = Hasher()
    hasher.combine(bytes: UnsafeRawBufferPointer(name))
    return hasher.finalize() & (slots.count - 1)
  }

  private func range(of number: Int) -> Range<Int> { (number == 0 ? 0 : ends[number - 1])..<ends[number] }

  private func isName(_ number: Int, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
    let range = range(of: number)
    guard range.count == name.count else { return false }
    return bytes.withUnsafeBufferPointer { $0.holds(name, at: range.lowerBound) }
  }

  /// The names in the order of their numbers.
  package var texts: [String] { ends.indices.map(text) }

  /// The name of a number.
  package func text(of number: Int) -> String { String(decoding: bytes[range(of: number)], as: UTF8.self) }
}
