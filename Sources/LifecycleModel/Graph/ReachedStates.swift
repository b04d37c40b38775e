/// Where each callback leads: the state that a scene is on its way to when the callback comes.
package struct ReachedStates: Sendable {
  private var leaves: [CallbackID: StateID] = [:]

  /// Looks at every step of a lifecycle.
  package init(_ lifecycle: Lifecycle) {
    let hierarchy = StateHierarchy(lifecycle)
    var open: Set<CallbackID> = []
    for transition in lifecycle.transitions {
      let leaf = hierarchy.initialLeaf(of: transition.target)
      for step in transition.steps {
        if case .deferred = step.certainty { open.insert(step.callback) }
        if let known = leaves[step.callback], known != leaf { open.insert(step.callback) }
        leaves[step.callback] = leaf
      }
    }
    for callback in open { leaves[callback] = nil }
  }

  /// The leaf to which every hop leads on which a callback comes; `nil` where there are several, or none, or where it may
  /// come after its hop.
  package func state(reachedBy callback: CallbackID) -> StateID? { leaves[callback] }
}
