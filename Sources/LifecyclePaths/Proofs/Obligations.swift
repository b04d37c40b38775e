/// The open obligations of an exploration, and the moves that fulfil them.
///
/// Fairness: a loop that can be left is left, but a call that may be skipped may be skipped each time. So an open
/// obligation is fulfilled if from each node on the way some move can still be reached that fulfils it even with all of
/// them skipped.
struct Obligations {
  private var keepers: Set<Int> = []
  private var origins: [Int: [Int]] = [:]

  /// Records that some move from a node fulfils the obligation, even if calls are skipped.
  mutating func isKept(at node: Int) {
    keepers.insert(node)
  }

  /// Records that some move leads from a node to another and leaves the obligation open.
  mutating func stays(at node: Int, goingTo target: Int) {
    origins[target, default: []].append(node)
  }

  /// The first node with an open obligation that cannot be fulfilled any more; `isOpen` is by node.
  func firstDoomed(of isOpen: [Bool]) -> Int? {
    let isSaved = [Bool](reachedFrom: keepers, of: isOpen.count) { origins[$0] ?? [] }
    return isOpen.indices.first { isOpen[$0] && !isSaved[$0] }
  }
}
