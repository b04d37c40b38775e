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
    let touched = Array(changed) + near.flatMap { [lifecycle[$0].source, lifecycle[$0].target] }
    return limited(to: lifecycle.surroundings(of: touched))
  }

  /// Some states, and the transitions between them.
  private func limited(to common: [StateID]) -> MergedLifecycle {
    let kept = Set(common)
    let commonTransitions = lifecycle.transitionIDs.filter { id in
      kept.contains(lifecycle[id].source) && kept.contains(lifecycle[id].target)
    }
    let newHopIDs = Dictionary(uniqueKeysWithValues: commonTransitions.enumerated().map { ($1, TransitionID($0)) })
    let transitions = commonTransitions.map { id in
      MergedTransition(
        transition: self[id].transition, oldTransition: self[id].oldTransition, steps: self[id].steps,
        otherHalf: self[id].otherHalf.flatMap { newHopIDs[$0] })
    }
    let part = lifecycle.part(with: common, commonTransitions)
    return MergedLifecycle(
      lifecycle: part, states: common.map { self[$0] }, transitions: transitions, old: old, new: new)
  }
}
