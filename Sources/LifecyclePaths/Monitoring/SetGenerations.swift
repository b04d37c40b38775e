/// The sets of places that a monitor had numbered before it dropped them all, so that it needs no more memory for longer logs.
struct SetGenerations: Sendable {
  /// The number of earlier generations that are kept; a process without a call for longer may be anywhere.
  private static let keptCount = 4

  /// `true` while the numbers of sets must stay the same.
  var isFixed = false
  /// The number of the current generation.
  private(set) var current = 0
  private let capacity: Int
  private var limit: Int
  private var earlier: [PlaceSets] = []

  /// Keeps a number of sets in each generation, besides those of its beginning.
  init(capacity: Int, _ steps: CallSteps) {
    self.capacity = capacity
    limit = steps.sets.count + capacity
  }

  /// Begins another generation if there are too many sets; numbers those of a process if it is of an earlier one.
  mutating func renew(_ process: inout CallMonitor.Process, _ steps: inout CallSteps) {
    if steps.sets.count >= limit, !isFixed {
      earlier = earlier.suffix(Self.keptCount - 1) + [steps.sets.withoutTables]
      steps.removeAll()
      limit = steps.sets.count + capacity
      current += 1
    }
    guard process.generation != current else { return }
    let old = sets(of: process, steps)
    process.lives.renumber(from: old, &steps)
    for index in process.otherModes.indices { process.otherModes[index].renumber(from: old, &steps) }
    process.generation = current
  }

  /// The sets that the numbers of a process are of; `nil` if they are not known any more.
  func sets(of process: CallMonitor.Process, _ steps: CallSteps) -> PlaceSets? {
    if process.generation == current { return steps.sets }
    let index = earlier.count - (current - process.generation)
    return earlier.indices.contains(index) ? earlier[index] : nil
  }
}
