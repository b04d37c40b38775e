import LifecycleModel

/// The leaves in which a scene of a process can wait for the next event, regardless of guards about other scenes.
package struct StableStates: Sendable {
  /// The graph of the leaves.
  package let runs: RunGraph
  /// The mode of the process; `nil` for any.
  package let mode: AppMode?
  /// The leaves in the order in which they are found, the initial one first.
  package let leaves: [StateID]
  /// The macrosteps from each leaf.
  package let macrosteps: [[Macrostep]]
  /// The number of transitions of all macrosteps; large if many stable states are in the middle of long chains.
  package let transitionCount: Int
  private let numbers: [Int]

  /// Finds the leaves in a mode, or in all of them together; `nil` for a life cycle without states.
  package init?(of runs: RunGraph, in mode: AppMode? = nil) {
    guard let initial = runs.graph.initial else { return nil }
    var numbers = Array(repeating: -1, count: runs.lifecycle.states.count)
    var leaves = [initial]
    var macrosteps: [[Macrostep]] = []
    numbers[initial.index] = 0
    while macrosteps.count < leaves.count {
      let possible = runs.macrosteps(from: leaves[macrosteps.count]).filter { $0.mode?.contradicts(mode) != true }
      for macrostep in possible where numbers[macrostep.target.index] < 0 {
        numbers[macrostep.target.index] = leaves.count
        leaves.append(macrostep.target)
      }
      macrosteps.append(possible)
    }
    transitionCount = macrosteps.joined().reduce(0) { $0 + runs.transitionCount(of: $1) }
    self.runs = runs
    self.mode = mode
    self.leaves = leaves
    self.macrosteps = macrosteps
    self.numbers = numbers
  }

  /// The index of a leaf in `leaves`, else -1.
  package func number(of leaf: StateID) -> Int { numbers[leaf.index] }
}
