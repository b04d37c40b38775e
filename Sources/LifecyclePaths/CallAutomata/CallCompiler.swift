import LifecycleModel

/// Builds the places and transitions of a `CallAutomaton`.
struct CallCompiler {
  /// The size of the largest any-order group whose orders are all distinguished; in a larger one, each call may come
  /// any number of times.
  private static let largestGroup = 5

  private(set) var states: [StateID]
  private(set) var arrows: [(arrow: CallAutomaton.Arrow, passage: CallAutomaton.Passage)] = []
  private(set) var silentTransitions: [CallAutomaton.SilentTransition] = []
  /// The passage of each of the silent transitions.
  private(set) var silentPassages: [CallAutomaton.Passage] = []
  /// The events without an observed call after which a scene is where it was.
  private(set) var silentEvents: [CallAutomaton.SilentEvent] = []
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
    /// The transitions before it that have no observed call.
    var leading: [TransitionID] = []
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
    if entry.isSilent {
      let passage = CallAutomaton.Passage(
        transitions: transitions.map(\.transition), skipped: transitions.flatMap { observedCalls(of: $0.transition) })
      if place == end {
        silentEvents.append(CallAutomaton.SilentEvent(place: place, mode: macrostep.mode, passage: passage))
      } else {
        connect(place, end, passage, mode: macrostep.mode)
      }
    }
    if entry.place != end {
      connect(
        place, entry.place, CallAutomaton.Passage(transitions: entry.leading), condition, mode: macrostep.mode,
        mayBeEarlier: isEarlier)
    }
  }

  private func observedCalls(of transition: TransitionID) -> [Run.Call] {
    let steps = stable.runs.lifecycle[transition].steps
    return steps.indices.filter { callbacks.contains(steps[$0].callback) }.map { Run.Call(transition, step: $0) }
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
    _ source: Int, _ target: Int, _ passage: CallAutomaton.Passage, _ condition: Guard.SceneCondition? = nil,
    mode: AppMode? = nil, mayBeEarlier: Bool = false
  ) {
    guard source != target else { return }
    silentTransitions.append(
      CallAutomaton.SilentTransition(
        source: source, target: target, condition: condition, mode: mode,
        mayBeEarlier: mayBeEarlier))
    silentPassages.append(passage)
  }

  private mutating func connect(
    _ source: Int, _ target: Int, by callback: CallbackID, on transition: StateGraph.Edge,
    _ passage: CallAutomaton.Passage
  ) {
    let arrow = CallAutomaton.Arrow(
      callback: callback, source: source, target: target, transition: transition.transition, state: transition.target)
    arrows.append((arrow, passage))
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
      let observed = group.filter { callbacks.contains(steps[$0].callback) }
      if observed.count == 1 || observed.count > 1 && observed.count <= Self.largestGroup {
        entry = lay(observed, of: steps, on: transition, before: entry, isLast: entry.place == next.place)
      } else if !observed.isEmpty {
        entry = layLoop(observed, of: steps, on: transition, before: entry, isLast: entry.place == next.place)
      }
    }
    guard entry.place != next.place else {
      return Entry(place: next.place, isSilent: next.isSilent, leading: [transition.transition] + next.leading)
    }
    states[entry.place] = transition.source
    return entry
  }

  /// Adds a place for each set of the group's calls that have come; the group may be the last of the transition.
  private mutating func lay(
    _ group: [Int], of steps: [Step], on transition: StateGraph.Edge, before next: Entry, isLast: Bool
  ) -> Entry {
    let full = 1 << group.count - 1
    let first = states.count
    let place = { (set: Int) in set == full ? next.place : first + set }
    states += Array(repeating: transition.target, count: full)
    for set in 0..<full {
      for (index, step) in group.enumerated() where set & 1 << index == 0 {
        let call = Run.Call(transition.transition, step: step)
        let after = set | 1 << index
        var passage = CallAutomaton.Passage(transitions: [transition.transition] + (after == full ? next.leading : []))
        passage.isOver = isLast && after == full
        passage.calls = [call]
        connect(place(set), place(after), by: steps[step].callback, on: transition, passage)
        (passage.calls, passage.skipped) = ([], [call])
        if !steps[step].certainty.isAlways { connect(place(set), place(after), passage) }
      }
    }
    return Entry(place: first, isSilent: next.isSilent && group.allSatisfy { !steps[$0].certainty.isAlways })
  }

  /// Adds one place at which all of the group's calls may come; the group may be the last of the transition.
  private mutating func layLoop(
    _ group: [Int], of steps: [Step], on transition: StateGraph.Edge, before next: Entry, isLast: Bool
  ) -> Entry {
    let place = states.count
    states.append(transition.target)
    let calls = group.map { Run.Call(transition.transition, step: $0) }
    let passage = CallAutomaton.Passage(transitions: [transition.transition], isOver: false, uncertain: calls)
    for callback in Set(group.map { steps[$0].callback }).sorted() {
      connect(place, place, by: callback, on: transition, passage)
    }
    connect(
      place, next.place,
      CallAutomaton.Passage(transitions: passage.transitions + next.leading, isOver: isLast, uncertain: calls))
    return Entry(place: place, isSilent: next.isSilent && group.allSatisfy { !steps[$0].certainty.isAlways })
  }
}
