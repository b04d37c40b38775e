/// The state that each callback leads to: the one that a scene is entering when the callback comes.
package struct ReachedStates: Sendable {
  private var leaves: [CallbackID: StateID] = [:]

  /// Collects the targets of each callback's transitions.
  package init(_ lifecycle: Lifecycle) {
    let hierarchy = StateHierarchy(lifecycle)
    var open: Set<CallbackID> = []
    for transition in lifecycle.transitions {
      let leaf = hierarchy.initialLeaf(of: transition.target)
      for step in transition.steps {
        if step.certainty.isDeferred { open.insert(step.callback) }
        if let known = leaves[step.callback], known != leaf { open.insert(step.callback) }
        leaves[step.callback] = leaf
      }
    }
    for callback in open { leaves[callback] = nil }
  }

  /// The leaf that all transitions with a callback lead to; `nil` for several, for none, and for a callback that may come
  /// after its transition.
  package func state(reachedBy callback: CallbackID) -> StateID? { leaves[callback] }
}
