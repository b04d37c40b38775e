// A large list that grows by and by takes twice the room that it needs, and three times while it moves; a dictionary hashes
// all its keys anew whenever it grows.

extension Array {
  /// Makes room for so many more elements where they are most of what there will be.
  mutating func makeRoom(for more: Int) {
    if more > Swift.max(1000, count) { reserveCapacity(count + more) }
  }
}

extension Dictionary {
  /// Makes room for so many more keys where they are most of what there will be.
  mutating func makeRoom(for more: Int) {
    if more > Swift.max(1000, count) { reserveCapacity(count + more) }
  }
}
