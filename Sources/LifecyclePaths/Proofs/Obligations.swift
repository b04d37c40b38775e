/// Where a promise is open, and whether it can still be kept.
///
/// What can happen again and again happens in the end (a loop that can be left is left), but nobody can rely on a call that
/// may be skipped. So an open promise is kept if from each node on the way some move can still be reached that keeps it
/// whatever is skipped.
struct Obligations {
  private var keepers: Set<Int> = []
  private var origins: [Int: [Int]] = [:]

  /// Some move from a node keeps the promise, whatever is skipped.
  mutating func isKept(at node: Int) {
    keepers.insert(node)
  }

  /// Some move leads from a node to another while the promise stays open.
  mutating func stays(at node: Int, goingTo target: Int) {
    origins[target, default: []].append(node)
  }

  /// The first node at which a promise is open that cannot be kept any more; by node, whether one is open.
  func firstDoomed(of isOpen: [Bool]) -> Int? {
    var isSaved = Array(repeating: false, count: isOpen.count)
    var waiting = Array(keepers)
    for node in waiting { isSaved[node] = true }
    while let node = waiting.popLast() {
      for origin in origins[node] ?? [] where !isSaved[origin] {
        isSaved[origin] = true
        waiting.append(origin)
      }
    }
    return isOpen.indices.first { isOpen[$0] && !isSaved[$0] }
  }
}
