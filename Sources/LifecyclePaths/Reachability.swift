extension [Bool] {
  /// For each node of a graph, `true` if it is one of some nodes or can be reached from them; `next` are a node's successors.
  init(reachedFrom starts: some Sequence<Int>, of count: Int, next: (Int) -> some Sequence<Int>) {
    self.init(repeating: false, count: count)
    var waiting = Array<Int>(starts)
    for node in waiting { self[node] = true }
    while let node = waiting.popLast() {
      for successor in next(node) where !self[successor] {
        self[successor] = true
        waiting.append(successor)
      }
    }
  }
}
