import LifecycleModel

extension LifecycleEdit {
  static let states = [
    LifecycleEdit("renamed state") { maker in
      guard let id = maker.one(of: maker.lifecycle.stateIDs), let name = maker.newStateName() else { return false }
      maker.lifecycle.states[id.index].name = name
      maker.rewrite(states: [id])
      return true
    },
    LifecycleEdit("added state") { maker in
      guard let name = maker.newStateName() else { return false }
      var state = State(name: name, documentation: "It is new.")
      state.remarks = maker.lifecycle.states.last?.remarks ?? []
      maker.lifecycle.states.append(state)
      return true
    },
    LifecycleEdit("removed state") { maker in
      guard let gone = maker.one(of: maker.lifecycle.stateIDs) else { return false }
      let kept = maker.lifecycle.stateIDs.filter { !maker.lifecycle.lineage(of: $0).contains(gone) }
      maker.keep(states: kept.map(\.index))
      return !kept.isEmpty
    },
    LifecycleEdit("initial state") { maker in
      guard let id = maker.one(of: maker.lifecycle.stateIDs) else { return false }
      for other in maker.lifecycle.substates(of: maker.lifecycle[id].parent) {
        maker.lifecycle.states[other.index].isInitial = other == id
      }
      return true
    },
    LifecycleEdit("final state") { maker in
      maker.changeState { $0.isFinal.toggle() }
    },
    LifecycleEdit("transient state") { maker in
      maker.changeState { $0.isTransient.toggle() }
    },
    LifecycleEdit("state words") { maker in
      maker.changeState { state in
        state.documentation = "Other words about \(state.documentation.count) letters."
        state.provenance.sources = []
      }
    },
    LifecycleEdit("state versions") { maker in
      let availability = Availability(removed: PlatformVersion("iOS", maker.version()))
      return maker.changeState { $0.availability = availability }
    },
    LifecycleEdit("state parent") { maker in
      guard let id = maker.one(of: maker.lifecycle.stateIDs) else { return false }
      let parents = maker.lifecycle.stateIDs.filter { parent in
        let lineage = maker.lifecycle.lineage(of: parent)
        // Below a state with remarks, only a table has room, and that for one line.
        return parent < id && lineage.count < 3 && lineage.allSatisfy { maker.lifecycle[$0].remarks.isEmpty }
      }
      let others = ([nil] + parents).filter { $0 != maker.lifecycle[id].parent }
      guard let parent = maker.one(of: others) else { return false }
      maker.lifecycle.states[id.index].parent = parent
      maker.lifecycle.states[id.index].isInitial = false
      return true
    },
  ]
}

extension LifecycleMaker {
  /// A name that no state has.
  mutating func newStateName() -> String? {
    let taken = Set(lifecycle.states.map { NameKey($0.name) })
    return one(of: AwkwardNames.states.filter { !taken.contains(NameKey($0)) })
  }

  /// Changes some state.
  mutating func changeState(_ change: (inout State) -> Void) -> Bool {
    guard let id = one(of: lifecycle.stateIDs) else { return false }
    change(&lifecycle.states[id.index])
    return true
  }
}
