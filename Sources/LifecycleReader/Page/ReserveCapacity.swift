// A large list that grows by and by takes twice the memory that it needs, and three times while it moves; a dictionary
// hashes all its keys again whenever it grows.

extension Array {
  /// Reserves capacity for so many more elements where they are most of what there will be.
  mutating func reserveCapacity(adding count: Int) {
    if count > Swift.max(1000, self.count) { reserveCapacity(self.count + count) }
  }
}

extension Dictionary {
  /// Reserves capacity for so many more keys where they are most of what there will be.
  mutating func reserveCapacity(adding count: Int) {
    if count > Swift.max(1000, self.count) { reserveCapacity(self.count + count) }
  }
}
