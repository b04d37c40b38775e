extension Array {
  /// Makes room for so many more elements where they are most of what there will be: a large list that grows by and by takes
  /// twice the room that it needs, and three times while it moves.
  mutating func makeRoom(for more: Int) {
    if more > Swift.max(1000, count) { reserveCapacity(count + more) }
  }
}
