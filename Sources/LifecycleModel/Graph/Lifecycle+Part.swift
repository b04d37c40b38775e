extension Lifecycle {
  /// The states that a picture of some states needs, in page order: these, the ancestors and initial states of these, and the
  /// initial state, which a picture hides where nothing leads to or from it.
  package func surroundings(of states: [StateID]) -> [StateID] {
    let hierarchy = StateHierarchy(self)
    let leaves = (states + [nil]).compactMap { hierarchy.initialLeaf(of: $0) }
    return Set((states + leaves).flatMap { lineage(of: $0) }).sorted()
  }

  /// The life cycle with only some states and transitions between them, without scenarios and rules.
  package func part(with kept: [StateID], _ keptTransitions: [TransitionID]) -> Lifecycle {
    let newIDs = Dictionary(uniqueKeysWithValues: kept.enumerated().map { ($1, StateID($0)) })
    let initial = StateHierarchy(self).initialLeaf(of: nil)
    var part = self
    part.isPart = true
    part.states = kept.map { id in
      var state = self[id]
      state.parent = state.parent.flatMap { newIDs[$0] }
      state.isInitial = state.isInitial || id == initial
      return state
    }
    part.transitions = keptTransitions.map { id in
      var transition = self[id]
      transition.source = newIDs[transition.source] ?? transition.source
      transition.target = newIDs[transition.target] ?? transition.target
      return transition
    }
    part.scenarios = []
    part.rules = []
    return part
  }
}
