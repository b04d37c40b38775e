import LifecycleModel
import LifecyclePaths

/// The calls of one scene that a page accepts, by the names of callbacks.
struct AcceptedCalls {
  private let automaton: CallAutomaton
  private let arrows: [String: [CallAutomaton.Arrow]]
  private let silent: [Int: [Int]]

  /// Prepares a page; `nil` for one without states.
  init?(_ lifecycle: Lifecycle) {
    let callbacks = lifecycle.observedCallbacks(of: lifecycle.delegateIDs)
    guard let automaton = CallAutomaton(of: RunGraph(lifecycle), observing: callbacks) else { return nil }
    self.automaton = automaton
    arrows = Dictionary(grouping: automaton.arrows) { lifecycle.qualifiedName(of: $0.callback) }
    silent = Dictionary(grouping: automaton.silentTransitions, by: \.source).mapValues { $0.map(\.target) }
  }

  /// A shortest list of calls that one of two pages accepts and the other does not; `nil` where there is none.
  ///
  /// - Parameter endsAtInitial: `true` to take the initial state for the end of the calls, as that of a scene is.
  func difference(from other: AcceptedCalls, endsAtInitial: Bool) -> [String]? {
    let names = Set(arrows.keys).union(other.arrows.keys).sorted()
    var known: Set<[Set<Int>]> = []
    var waiting: [(sets: [Set<Int>], word: [String])] = [([closed([0]), other.closed([0])], [])]
    while !waiting.isEmpty {
      var next: [(sets: [Set<Int>], word: [String])] = []
      for (sets, word) in waiting where known.insert(sets).inserted {
        for name in names {
          let after = [step(sets[0], name), other.step(sets[1], name)]
          if after[0].isEmpty != after[1].isEmpty {
            return word + [name + (after[0].isEmpty ? " (missing)" : " (added)")]
          }
          if !after[0].isEmpty {
            next.append(
              (zip([self, other], after).map { $0.closed($1, without: endsAtInitial ? 0 : nil) }, word + [name]))
          }
        }
      }
      waiting = next
    }
    return nil
  }

  private func step(_ places: Set<Int>, _ name: String) -> Set<Int> {
    Set((arrows[name] ?? []).filter { places.contains($0.source) }.map(\.target))
  }

  /// The places that are reached without a call, without one and what is reached from there alone.
  private func closed(_ places: Set<Int>, without end: Int? = nil) -> Set<Int> {
    var closed = places.filter { $0 != end }
    var waiting = Array(closed)
    while let place = waiting.popLast() {
      for target in silent[place] ?? [] where target != end && closed.insert(target).inserted { waiting.append(target) }
    }
    return closed
  }
}
