import LifecycleModel

/// The changes of places of a call automaton, as stretches need them.
struct StretchGraph: Sendable {
  /// The page.
  let lifecycle: Lifecycle
  /// The number of its callbacks.
  let callbackCount: Int
  /// The leaf that each transition leads to.
  let leaves: [StateID?]
  /// The numbers of the changes from each place.
  let all: [[Int]]
  /// The same of those without a call.
  let silent: [[Int]]
  /// The same of those without a call that are possible, by the number of the surroundings.
  let silences: [[[Int]]]
  /// The changes: first those by a call, then those without.
  let changes: [StretchSteps.Change]
  private let states: [StateID]
  private let stableCount: Int
  private let callbacks: [CallbackID]
  private let calls: [[Int]]

  /// Takes the changes of an automaton.
  init(_ automaton: CallAutomaton, of lifecycle: Lifecycle) {
    let hierarchy = StateHierarchy(lifecycle)
    self.lifecycle = lifecycle
    callbackCount = lifecycle.callbacks.count
    leaves = lifecycle.transitions.map { hierarchy.initialLeaf(of: $0.target) }
    states = automaton.states
    stableCount = automaton.stableCount
    let arrows = zip(automaton.arrows, automaton.arrowPassages).map { arrow, passage in
      StretchSteps.Change(
        source: arrow.source, target: arrow.target, passage, calls: lifecycle.calls(of: arrow.callback, on: passage))
    }
    let silent = zip(automaton.silentTransitions, automaton.silentPassages).map {
      StretchSteps.Change(source: $0.source, target: $0.target, $1)
    }
    let events = automaton.silentEvents.map {
      StretchSteps.Change(source: $0.place, target: $0.place, $0.passage)
    }
    changes = arrows + silent + events
    callbacks = automaton.arrows.map(\.callback)
    let sources = changes.map(\.source)
    let bySource = { (numbers: [Int]) -> [[Int]] in
      var sorted: [[Int]] = Array(repeating: [], count: automaton.states.count)
      for number in numbers { sorted[sources[number]].append(number) }
      return sorted
    }
    all = bySource(Array(changes.indices))
    calls = bySource(Array(arrows.indices))
    self.silent = bySource(Array(changes.indices.dropFirst(arrows.count)))
    silences = Surroundings.all.map { surroundings in
      let possible = automaton.silentTransitions.indices.filter {
        automaton.silentTransitions[$0].isPossible(in: surroundings)
      }
      let happening = automaton.silentEvents.indices.filter {
        automaton.silentEvents[$0].mode?.contradicts(surroundings.mode) != true
      }
      return bySource(possible.map { $0 + arrows.count } + happening.map { $0 + arrows.count + silent.count })
    }
  }

  /// The leaf in which a life cycle at a place waits for the next event; `nil` for a place within an event.
  func leaf(of place: Int) -> StateID? { place < stableCount ? states[place] : nil }

  /// Returns `true` for a place where a life cycle waits for the next event.
  func isStable(_ place: Int32) -> Bool { place < stableCount }

  /// The place after a change.
  func target(of change: Int) -> Int { changes[change].target }

  /// The callback of a change by a call.
  func callback(of change: Int) -> CallbackID { callbacks[change] }

  /// The changes from a place by calls.
  func calls(from place: Int) -> [Int] { calls[place] }

  /// The changes from a place by a call.
  func changes(from place: Int, by call: CallbackID) -> [Int] { calls[place].filter { callbacks[$0] == call } }
}

extension StretchSteps.Change {
  /// The change of a passage.
  fileprivate init(source: Int, target: Int, _ passage: CallAutomaton.Passage, calls: [Run.Call] = []) {
    self.init(
      source: source, target: target, transitions: passage.transitions, isOver: passage.isOver, calls: calls)
  }
}

extension Lifecycle {
  /// The calls of a passage that a call of a callback may be, those that always come first.
  fileprivate func calls(of callback: CallbackID, on passage: CallAutomaton.Passage) -> [Run.Call] {
    let calls = (passage.calls + passage.uncertain).filter { self[$0.transition].steps[$0.step].callback == callback }
    let isAlways = { (call: Run.Call) in self[call.transition].steps[call.step].certainty.isAlways }
    return calls.filter(isAlways) + calls.filter { !isAlways($0) }
  }
}
