import Diagnostics
import LifecycleModel

/// The calls of each segment of a chain: a state in bold says "now in that state", and so places the calls before and after
/// it.
struct SegmentPlacement {
  /// The calls of each segment, with their places.
  private(set) var segments: [[(step: Step, range: SourceRange)]]
  /// States in bold that the path no longer reaches there.
  private(set) var misplaced: [(state: StateID, range: SourceRange)] = []
  /// `true` where a chain of several segments has calls and no state that places them.
  let isUnplaced: Bool

  /// Places the calls of a path.
  init(path: [StateID], entries: [StepEntry]) {
    var segments: [[(step: Step, range: SourceRange)]] = Array(repeating: [], count: path.count - 1)
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
        // Calls after the last state has been reached are still part of the last segment.
        let segment = min(position, segments.count - 1)
        if let number = step.unordered {
          let next = (segments[segment].compactMap { $0.step.unordered }.max() ?? 0) + 1
          step.unordered = groups[number] ?? next
          groups[number] = step.unordered
        }
        segments[segment].append((step, range))
      }
    }
    self.segments = segments
    isUnplaced = segments.count > 1 && !hasMark && !segments[0].isEmpty
  }
}
