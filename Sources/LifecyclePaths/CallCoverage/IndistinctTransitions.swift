import LifecycleModel

extension Lifecycle {
  /// The transitions that no observed calls tell apart, with two or more each: they have the same calls between the same states, and
  /// so have those before and after them in their chains.
  package func indistinctTransitions(observing callbacks: Set<CallbackID>) -> [[TransitionID]] {
    var all: [[ObservedSegment]: [TransitionID]] = [:]
    var first = transitions.startIndex
    while first < transitions.endIndex {
      let rest = transitions[(first + 1)...].firstIndex { !$0.isContinuation } ?? transitions.endIndex
      let chain = (first..<rest).map { ObservedSegment(transitions[$0], observing: callbacks) }
      for index in first..<rest {
        all[chain + [ObservedSegment(transitions[index], observing: callbacks, number: index - first)], default: []]
          .append(TransitionID(index))
      }
      first = rest
    }
    return all.values.filter { $0.count > 1 }.sorted { $0[0] < $1[0] }
  }
}

/// A transition as far as calls can show it.
private struct ObservedSegment: Hashable {
  let source: StateID
  let target: StateID
  let condition: Guard.SceneCondition?
  let mode: AppMode?
  /// The observed calls of each group.
  let groups: [[Call]]
  /// The number of the transition in its chain, for the one that is meant.
  let number: Int?

  struct Call: Hashable {
    let callback: CallbackID
    let certainty: Certainty
  }

  init(_ transition: Transition, observing callbacks: Set<CallbackID>, number: Int? = nil) {
    source = transition.source
    target = transition.target
    condition = transition.guard?.sceneCondition
    mode = transition.guard?.mode
    let steps = transition.steps
    groups = steps.groups.map { group in
      group.filter { callbacks.contains(steps[$0].callback) }.map {
        Call(callback: steps[$0].callback, certainty: steps[$0].certainty)
      }
    }
    self.number = number
  }
}
