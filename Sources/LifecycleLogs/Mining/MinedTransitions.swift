import LifecycleModel

/// The transitions of logs, with the events that they are made of.
struct MinedTransitions: Sendable {
  /// The names of states.
  let naming: StateNaming
  /// The events.
  let events: LifeEvents
  /// The transitions.
  let transitions: [MinedTransition]
  /// The events that were seen too rarely.
  let noise: [TransitionMiner.Noise]

  /// The named state that life cycles begin in, where no call leads to the one that they begin in, and the same events leave both;
  /// a state that a known page has, and life cycles do not begin in, is none.
  func initialState(on page: Lifecycle?) -> String? {
    let own = transitions.filter { $0.source == naming.initial }
    let isNamed = transitions.contains { $0.path.contains(naming.initial) }
    guard !own.isEmpty, !isNamed else { return nil }
    let others = Set(transitions.flatMap(\.path)).sorted().filter { state in
      !(page?.states.contains { NameKey($0.name) == NameKey(state) } ?? false)
    }
    return others.first { state in
      let outgoing = transitions.filter { $0.source == state }
      return outgoing.count == own.count && own.allSatisfy { one in outgoing.contains(where: one.isSame) }
    }
  }
}
