import LifecycleModel

extension PageBuilder {
  /// Sees to it that there is one state to begin in: among the states at the top level, and among each state's substates.
  mutating func settleInitialState() {
    var firstByParent: [StateID?: StateID] = [:]
    for id in lifecycle.stateIDs where lifecycle[id].isInitial {
      if let first = firstByParent[lifecycle[id].parent] {
        report(
          .duplicateInitial(
            lifecycle[id].name, first: lifecycle[first].name, at: sourceMap[id], firstPlace: sourceMap[first]))
        lifecycle.states[id.index].isInitial = false
      } else {
        firstByParent[lifecycle[id].parent] = id
      }
    }
    if firstByParent.isEmpty, let first = StateGraph(lifecycle).initial {
      report(.implicitInitial(lifecycle[first].name, at: sourceMap[first]))
    }
  }
}
