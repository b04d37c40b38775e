import LifecycleModel

extension MergedLifecycle {
  /// The changed states and transitions with their neighbours; the whole life cycle where nothing changed.
  ///
  /// The initial state is part of it, though diagrams hide it where it has no transitions, and so is the initial substate of
  /// each composite state.
  package var changedPart: MergedLifecycle {
    let isChanged = { (id: TransitionID) in self[id].mark != .unchanged }
    let changed = Set(lifecycle.stateIDs.filter { self[$0].mark != .unchanged })
    let near = lifecycle.transitionIDs.filter { id in
      isChanged(id) || changed.contains(lifecycle[id].source) || changed.contains(lifecycle[id].target)
    }
    guard !near.isEmpty || !changed.isEmpty else { return self }
    let hierarchy = StateHierarchy(lifecycle)
    let touched = Array(changed) + near.flatMap { [lifecycle[$0].source, lifecycle[$0].target] }
    let initial = hierarchy.initialLeaf(of: nil)
    let leaves = (touched.map(Optional.some) + [nil]).compactMap { hierarchy.initialLeaf(of: $0) }
    return limited(to: Set((touched + leaves).flatMap { lifecycle.lineage(of: $0) }).sorted(), beginningIn: initial)
  }

  /// Some states, and the transitions between them.
  private func limited(to common: [StateID], beginningIn initial: StateID?) -> MergedLifecycle {
    let newIDs = Dictionary(uniqueKeysWithValues: common.enumerated().map { ($1, StateID($0)) })
    let commonTransitions = lifecycle.transitionIDs.filter { id in
      newIDs[lifecycle[id].source] != nil && newIDs[lifecycle[id].target] != nil
    }
    let newHopIDs = Dictionary(uniqueKeysWithValues: commonTransitions.enumerated().map { ($1, TransitionID($0)) })
    var part = lifecycle
    part.states = common.map { id in
      var state = lifecycle[id]
      state.parent = state.parent.flatMap { newIDs[$0] }
      state.isInitial = state.isInitial || id == initial
      return state
    }
    part.transitions = commonTransitions.map { id in
      var transition = lifecycle[id]
      transition.source = newIDs[transition.source] ?? transition.source
      transition.target = newIDs[transition.target] ?? transition.target
      return transition
    }
    part.scenarios = []
    part.rules = []
    let transitions = commonTransitions.map { id in
      MergedTransition(
        transition: self[id].transition, oldTransition: self[id].oldTransition, steps: self[id].steps,
        otherHalf: self[id].otherHalf.flatMap { newHopIDs[$0] })
    }
    return MergedLifecycle(
      lifecycle: part, states: common.map { self[$0] }, transitions: transitions, old: old, new: new)
  }
}
