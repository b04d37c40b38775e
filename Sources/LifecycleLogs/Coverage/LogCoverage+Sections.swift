import LifecycleModel
import LifecyclePaths

extension LogCoverage {
  /// All elements of the page, by their kinds.
  package var sections: [CoverageSection] {
    let alternatives = alternatives
    return CoverageSection.Kind.allCases.map { kind in
      switch kind {
      case .transitions: transitions(alternatives)
      case .states:
        CoverageSection(
          kind, lifecycle.stateIDs.map { CoverageItem(element: .state($0), count: count(of: .state($0))) })
      case .callbacks: CoverageSection(kind, callbacks)
      case .skippableCalls: CoverageSection(kind, skippableCalls)
      }
    }
  }

  private func transitions(_ alternatives: [Alternatives]) -> CoverageSection {
    let open = Set(alternatives.flatMap(\.transitions))
    let items = lifecycle.transitionIDs.map { id in
      CoverageItem(element: .transition(id), count: count(of: .transition(id)), isAlternative: open.contains(id))
    }
    return CoverageSection(
      transitions: items, alike: lifecycle.indistinctTransitions(observing: observed), alternatives)
  }

  private var callbacks: [CoverageItem] {
    let calls = lifecycle.transitionIDs.flatMap { id in lifecycle[id].steps.indices.map { (id, $0) } }
    let shown = Set(
      calls.filter { count(of: .call($0, step: $1)) != nil }.map { lifecycle[$0].steps[$1].callback })
    return lifecycle.calledCallbacks.map {
      CoverageItem(element: .callback($0), count: shown.contains($0) ? count(of: $0) : nil)
    }
  }

  private var skippableCalls: [CoverageItem] {
    lifecycle.transitionIDs.flatMap { id in
      let steps = lifecycle[id].steps
      return steps.indices.filter { steps[$0].certainty.mayBeMissing && !steps[$0].certainty.isDeferred }.flatMap {
        step in
        [
          CoverageItem(
            element: .skippableCall(id, step: step, comes: true), count: count(of: .call(id, step: step))),
          CoverageItem(
            element: .skippableCall(id, step: step, comes: false), count: count(of: .skippedCall(id, step: step))),
        ]
      }
    }
  }
}
