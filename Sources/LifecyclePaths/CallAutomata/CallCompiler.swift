import LifecycleModel

/// Builds the places and transitions of a `CallAutomaton`.
struct CallCompiler {
  /// The size of the largest any-order group whose orders are all distinguished; in a larger one, each call may come
  /// any number of times.
  private static let largestGroup = 5

  private(set) var states: [StateID]
  private(set) var arrows: [CallAutomaton.Arrow] = []
  private(set) var silentTransitions: [CallAutomaton.SilentTransition] = []
  /// The places before the first observed call of an event of which calls may have come that are not observed.
  private(set) var begunPlaces: Set<Int> = []
  private let stable: StableStates
  private let callbacks: Set<CallbackID>
  private var entries: [TransitionID: Entry] = [:]

  /// The place before a transition's first call.
  private struct Entry {
    let place: Int
    /// `true` if the transition and the segments that follow it may come without an observed call.
    let isSilent: Bool
  }

  init(_ stable: StableStates, observing callbacks: Set<CallbackID>) {
    self.stable = stable
    self.callbacks = callbacks
    states = stable.leaves
  }

  mutating func compile() {
    for (place, macrosteps) in stable.macrosteps.enumerated() {
      for macrostep in macrosteps { begin(macrostep, at: place) }
    }
  }

  private mutating func begin(_ macrostep: Macrostep, at place: Int) {
    let transitions = stable.runs.transitions(of: macrostep)
    let entry = entry(of: transitions[...], end: stable.number(of: macrostep.target))
    let isEarlier = beginsUnobserved(transitions)
    if isEarlier { begunPlaces.insert(entry.place) }
    let end = stable.number(of: macrostep.target)
    let condition = stable.runs.guard(of: macrostep)?.sceneCondition
    // The moment of an unobserved event is unknown, and so is the state of the other scenes at that moment.
    if entry.isSilent { connect(place, end, nil, macrostep.mode) }
    if entry.place != end { connect(place, entry.place, condition, macrostep.mode, isEarlier) }
  }

  /// Returns `true` if a call may come before the first one that is observed.
  private func beginsUnobserved(_ transitions: [StateGraph.Edge]) -> Bool {
    let groups = transitions.flatMap { transition -> [[Step]] in
      let steps = stable.runs.lifecycle[transition.transition].steps
      return steps.groups.map { Array(steps[$0]) }
    }
    return groups.first { !$0.isEmpty }?.contains { !callbacks.contains($0.callback) } ?? false
  }

  private mutating func connect(
    _ source: Int, _ target: Int, _ condition: Guard.SceneCondition? = nil, _ mode: AppMode? = nil,
    _ mayBeEarlier: Bool = false
  ) {
    guard source != target else { return }
    silentTransitions.append(
      CallAutomaton.SilentTransition(
        source: source, target: target, condition: condition, mode: mode,
        mayBeEarlier: mayBeEarlier))
  }

  private mutating func connect(_ source: Int, _ target: Int, by step: Step, on transition: StateGraph.Edge) {
    arrows.append(
      CallAutomaton.Arrow(
        callback: step.callback, source: source, target: target, transition: transition.transition,
        state: transition.target))
  }

  /// Adds transitions from the last to the first, each once.
  private mutating func entry(of transitions: ArraySlice<StateGraph.Edge>, end: Int) -> Entry {
    var known = transitions.endIndex
    var entry = Entry(place: end, isSilent: true)
    for index in transitions.indices {
      guard let found = entries[transitions[index].transition] else { continue }
      (known, entry) = (index, found)
      break
    }
    for transition in transitions[..<known].reversed() {
      entry = lay(transition, before: entry)
      entries[transition.transition] = entry
    }
    return entry
  }

  private mutating func lay(_ transition: StateGraph.Edge, before next: Entry) -> Entry {
    let steps = stable.runs.lifecycle[transition.transition].steps
    var entry = next
    for group in steps.groups.reversed() {
      let observed = steps[group].filter { callbacks.contains($0.callback) }
      if observed.count == 1 || observed.count > 1 && observed.count <= Self.largestGroup {
        entry = lay(observed, on: transition, before: entry)
      } else if !observed.isEmpty {
        entry = layLoop(observed, on: transition, before: entry)
      }
    }
    if entry.place != next.place { states[entry.place] = transition.source }
    return entry
  }

  /// Adds a place for each set of the group's calls that have come.
  private mutating func lay(_ group: [Step], on transition: StateGraph.Edge, before next: Entry) -> Entry {
    let full = 1 << group.count - 1
    let first = states.count
    let place = { (set: Int) in set == full ? next.place : first + set }
    states += Array(repeating: transition.target, count: full)
    for set in 0..<full {
      for (index, step) in group.enumerated() where set & 1 << index == 0 {
        let target = place(set | 1 << index)
        connect(place(set), target, by: step, on: transition)
        if !step.certainty.isAlways { connect(place(set), target) }
      }
    }
    return Entry(place: first, isSilent: next.isSilent && group.allSatisfy { !$0.certainty.isAlways })
  }

  /// Adds one place at which all of the group's calls may come.
  private mutating func layLoop(_ group: [Step], on transition: StateGraph.Edge, before next: Entry) -> Entry {
    let place = states.count
    states.append(transition.target)
    var met: Set<CallbackID> = []
    for step in group where met.insert(step.callback).inserted { connect(place, place, by: step, on: transition) }
    connect(place, next.place)
    return Entry(place: place, isSilent: next.isSilent && group.allSatisfy { !$0.certainty.isAlways })
  }
}
