import LifecycleModel

/// One element to cover.
package enum CoverTarget: Hashable, Sendable {
  /// A leaf state that a scene enters or passes through.
  case state(StateID)
  /// A transition that is taken.
  case transition(TransitionID)
  /// A callback that is called.
  case call(CallbackID)

  /// The target as messages name it: `Lost`, `Pay: Cart → Paid [online]`, `Shop.pay(_:)`.
  package func name(in lifecycle: Lifecycle) -> String {
    switch self {
    case .state(let id): return lifecycle[id].name
    case .call(let id): return lifecycle.qualifiedName(of: id)
    case .transition(let id):
      let transition = lifecycle[id]
      let event = transition.event.isEmpty ? "" : "\(transition.event): "
      let condition = transition.guard.map { " [\($0.text)]" } ?? ""
      return "\(event)\(lifecycle[transition.source].name) → \(lifecycle[transition.target].name)\(condition)"
    }
  }
}

extension CoverGoal {
  /// All targets, in page order.
  func targets(in runs: RunGraph) -> [CoverTarget] {
    let lifecycle = runs.lifecycle
    switch self {
    case .states: return runs.graph.leaves.map(CoverTarget.state)
    case .transitions: return lifecycle.transitionIDs.map(CoverTarget.transition)
    case .calls: return lifecycle.calledCallbacks.map(CoverTarget.call)
    }
  }

  /// The targets that a macrostep covers, its source not among them. A target may be listed more than once.
  func targets(of macrostep: Macrostep, in runs: RunGraph) -> [CoverTarget] {
    let transitions = runs.transitions(of: macrostep)
    switch self {
    case .states: return transitions.map { .state($0.target) }
    case .transitions: return transitions.map { .transition($0.transition) }
    case .calls: return transitions.flatMap { runs.lifecycle[$0.transition].steps.map { .call($0.callback) } }
    }
  }
}
