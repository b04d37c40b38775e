import LifecycleModel

/// The leaves in which a scene can come to rest, were it not for guards about other scenes.
package struct StableStates: Sendable {
  /// The graph they are found in.
  package let runs: RunGraph
  /// The leaves, from the initial one in the order in which they are found.
  package let leaves: [StateID]
  /// What can happen in each.
  package let macrosteps: [[Macrostep]]
  /// How many hops all these have together; more than there are transitions, where many rest in the middle of long chains.
  package let transitionCount: Int
  private let numbers: [Int]

  /// Finds them; `nil` for a life cycle without states.
  package init?(of runs: RunGraph) {
    guard let initial = runs.graph.initial else { return nil }
    var numbers = Array(repeating: -1, count: runs.lifecycle.states.count)
    var leaves = [initial]
    var macrosteps: [[Macrostep]] = []
    numbers[initial.index] = 0
    while macrosteps.count < leaves.count {
      let possible = runs.macrosteps(from: leaves[macrosteps.count])
      for macrostep in possible where numbers[macrostep.target.index] < 0 {
        numbers[macrostep.target.index] = leaves.count
        leaves.append(macrostep.target)
      }
      macrosteps.append(possible)
    }
    transitionCount = macrosteps.joined().reduce(0) { $0 + runs.transitionCount(of: $1) }
    self.runs = runs
    self.leaves = leaves
    self.macrosteps = macrosteps
    self.numbers = numbers
  }

  /// The place of a leaf that was found, else -1.
  package func number(of leaf: StateID) -> Int { numbers[leaf.index] }
}
