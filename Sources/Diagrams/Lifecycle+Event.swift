import LifecycleModel

extension Lifecycle {
  /// The life cycle with only the transitions of one event, by the rules for comparing names.
  ///
  /// It keeps the states that they touch, the ancestors and initial states of these, and the initial state, which a picture
  /// hides where nothing leads to or from it. Scenarios and rules are removed. `nil` where no transition has the event.
  package func limited(toEvent event: String) -> Lifecycle? {
    let transitions = self.transitions.filter { NameKey($0.event) == NameKey(event) }
    guard !transitions.isEmpty else { return nil }
    let hierarchy = StateHierarchy(self)
    let touched = transitions.flatMap { [$0.source, $0.target] }
    let initial = hierarchy.initialLeaf(of: nil)
    let leaves = (touched + [nil]).compactMap { hierarchy.initialLeaf(of: $0) }
    let kept = Set((touched + leaves).flatMap { lineage(of: $0) }).sorted()
    let newIDs = Dictionary(uniqueKeysWithValues: kept.enumerated().map { ($1, StateID($0)) })

    var limited = self
    limited.states = kept.map { id in
      var state = self[id]
      state.parent = state.parent.flatMap { newIDs[$0] }
      state.isInitial = state.isInitial || id == initial
      return state
    }
    limited.transitions = transitions.map { transition in
      var transition = transition
      transition.source = newIDs[transition.source] ?? transition.source
      transition.target = newIDs[transition.target] ?? transition.target
      return transition
    }
    limited.scenarios = []
    limited.rules = []
    return limited
  }

  /// The events of the transitions in page order, each once.
  package var events: [String] {
    var met: Set<NameKey> = []
    return transitions.map(\.event).filter { met.insert(NameKey($0)).inserted }
  }
}
