import LifecycleModel
import LifecyclePaths

extension Lifecycle {
  /// The same life cycle with its declarations in another order: equal to this one as `CanonicalLifecycle`.
  ///
  /// A parent stays before its substates, a state that is its parent's initial one by its order stays the first, and
  /// the scene configurations of one role keep their order.
  package func reordered(using numbers: inout SplitMix64) -> Lifecycle {
    let declared = callbacks.indices.filter { callbacks[$0].isDeclared }
    let met = callbacks.indices.filter { !callbacks[$0].isDeclared }
    let renumbering = Renumbering(
      delegates: numbers.shuffled(Array(delegates.indices)), states: shuffledStates(using: &numbers),
      callbacks: numbers.shuffled(declared) + numbers.shuffled(met))
    var lifecycle = renumbering.applied(to: self)
    let transitions = lifecycle.chains.map { chain in chain.map { lifecycle[$0] } }
    lifecycle.transitions = numbers.shuffled(transitions).flatMap { $0 }
    lifecycle.scenarios = numbers.shuffled(lifecycle.scenarios)
    lifecycle.rules = numbers.shuffled(lifecycle.rules)
    lifecycle.equivalents = numbers.shuffled(lifecycle.equivalents).map { table in
      Equivalents(columns: table.columns, rows: numbers.shuffled(table.rows))
    }
    let roles = numbers.shuffled(SceneRole.allCases)
    lifecycle.sceneConfigurations = roles.flatMap { role in sceneConfigurations.filter { $0.role == role } }
    lifecycle.logLines = numbers.shuffled(lifecycle.logLines)
    return lifecycle
  }

  /// The states' positions in another order.
  private func shuffledStates(using numbers: inout SplitMix64) -> [Int] {
    let hierarchy = StateHierarchy(self)
    var order: [Int] = []
    var placed: Set<StateID> = []
    while order.count < states.count {
      let free = stateIDs.filter { id in
        guard !placed.contains(id), states[id.index].parent.map(placed.contains) ?? true else { return false }
        guard let first = hierarchy.initialChild(of: states[id.index].parent) else { return true }
        return first == id || placed.contains(first)
      }
      let next = numbers.pick(free)
      placed.insert(next)
      order.append(next.index)
    }
    return order
  }
}
