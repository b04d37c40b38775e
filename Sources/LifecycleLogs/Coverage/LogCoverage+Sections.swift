import LifecycleModel
import LifecyclePaths

extension LogCoverage {
  /// All elements of the page, by their kinds; pairs, if they are recorded.
  package var sections: [CoverageSection] {
    let alternatives = alternatives
    let kinds = CoverageSection.Kind.allCases.filter { $0 != .pairs || hasPairs }
    return kinds.map { kind in
      switch kind {
      case .transitions: transitions(alternatives)
      case .states:
        CoverageSection(
          kind, lifecycle.stateIDs.map { CoverageItem(element: .state($0), count: count(of: .state($0))) })
      case .callbacks: CoverageSection(kind, callbacks)
      case .skippableCalls: CoverageSection(kind, skippableCalls)
      case .scenarios:
        CoverageSection(
          kind,
          lifecycle.scenarios.indices.map { CoverageItem(element: .scenario($0), count: count(of: .scenario($0))) })
      case .pairs:
        CoverageSection(
          kind,
          lifecycle.transitionPairs.map { CoverageItem(element: .pair($0, $1), count: count(of: .pair($0, $1))) })
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
