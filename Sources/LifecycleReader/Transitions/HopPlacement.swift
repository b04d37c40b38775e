import Diagnostics
import LifecycleModel

/// Which hop of a chain each of its calls is on: a state in bold says "now in that state", and so places the calls before
/// and after it.
struct HopPlacement {
  /// The calls of each hop, with their places.
  private(set) var hops: [[(step: Step, range: SourceRange)]]
  /// States in bold that the path does not reach any more there.
  private(set) var misplaced: [(state: StateID, range: SourceRange)] = []
  /// Whether a chain of several hops has calls and no state that places them.
  let isUnplaced: Bool

  /// Places the calls of a path.
  init(path: [StateID], entries: [StepEntry]) {
    var hops: [[(step: Step, range: SourceRange)]] = Array(repeating: [], count: path.count - 1)
    var position = 0
    var hasMark = false
    var groups: [Int: Int] = [:]
    for entry in entries {
      switch entry {
      case .reached(let state, let range):
        if let found = path[position...].firstIndex(of: state) {
          position = found
          groups = [:]
        } else {
          misplaced.append((state, range))
        }
        hasMark = true
      case .call(var step, let range):
        // What comes after the last state is reached is still part of the last hop.
        let hop = min(position, hops.count - 1)
        if let number = step.unordered {
          let next = (hops[hop].compactMap { $0.step.unordered }.max() ?? 0) + 1
          step.unordered = groups[number] ?? next
          groups[number] = step.unordered
        }
        hops[hop].append((step, range))
      }
    }
    self.hops = hops
    isUnplaced = hops.count > 1 && !hasMark && !hops[0].isEmpty
  }
}
