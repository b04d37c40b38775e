import LifecycleModel

extension Lifecycle {
  /// A life cycle with everything that the model has, the same for each seed and size; a size of 1 is a few elements,
  /// one of 10 a long page. Valid on a page and written by `VariedPageWriter` without loss; its rules and scenarios need not hold.
  package static func random(seed: Int, size: Int) -> Lifecycle {
    LifecycleMaker(seed: seed, size: size).lifecycle
  }

  /// Restores validity after elements were added or removed: numbers of groups without gaps, no callback that is
  /// neither declared nor called, no log line of what is gone, and, if states have remarks and so need tables, no initial state that depends on the order.
  mutating func settle() {
    if states.contains(where: { !$0.remarks.isEmpty }) {
      let hierarchy = StateHierarchy(self)
      for parent in [nil] + stateIDs {
        if let begin = hierarchy.initialChild(of: parent) { states[begin.index].isInitial = true }
      }
    }
    for index in transitions.indices { transitions[index].steps.numberGroups() }
    for index in scenarios.indices { scenarios[index].items.numberGroups() }
    logLines = logLines.filter { line in
      if case .value(let id) = line.call { self[id].isObserved } else { true }
    }
    let met = metCallbacks
    let kept = callbacks.indices.filter { callbacks[$0].isDeclared || met.contains(CallbackID($0)) }
    let listed = kept.filter { callbacks[$0].isDeclared }
    self = Renumbering(
      delegates: Array(delegates.indices), states: Array(states.indices),
      callbacks: listed + kept.filter { !callbacks[$0].isDeclared }
    ).applied(to: self)
  }

  /// The callbacks that a transition, a scenario, a rule or a table names.
  private var metCallbacks: Set<CallbackID> {
    var met = Set(calledCallbacks)
    for case .call(let step) in scenarios.flatMap(\.items) { met.insert(step.callback) }
    for case .callback(let id) in rules.flatMap(\.claim.operands) { met.insert(id) }
    met.formUnion(equivalents.flatMap(\.rows).flatMap(\.cells).flatMap(\.callbacks))
    return met
  }
}

extension [Step] {
  /// Numbers the groups without a fixed order from 1; of two neighbours with one number, both are of one group.
  mutating func numberGroups() {
    var group = 0
    var last: Int?
    for index in indices {
      if let number = self[index].unordered, number != last { group += 1 }
      last = self[index].unordered
      if last != nil { self[index].unordered = group }
    }
  }
}

extension [Scenario.Item] {
  /// The same for a scenario, in which a state ends a group.
  mutating func numberGroups() {
    var group = 0
    var last: Int?
    for index in indices {
      guard case .call(var step) = self[index] else {
        last = nil
        continue
      }
      if let number = step.unordered, number != last { group += 1 }
      last = step.unordered
      if last != nil { step.unordered = group }
      self[index] = .call(step)
    }
  }
}
