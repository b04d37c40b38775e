extension ImportedDraft {
  /// Adds the transitions of an arrow's labels, one for each event, with entries of the report.
  mutating func add(_ labels: [TransitionLabel], along path: [Int], at line: Int) {
    for label in labels {
      for event in label.events.isEmpty ? [""] : label.events {
        var transition = DraftTransition(path, event: event, line: line)
        transition.condition = label.condition
        transition.availability = label.availability
        if !label.calls.isEmpty { transition.calls = [label.calls.map { DraftCall($0, line: line) }] }
        for text in label.prose { transition.addProse(text) }
        add(transition)
      }
    }
  }

  /// Adds a transition with an entry of the report.
  mutating func add(_ transition: DraftTransition) {
    draft.transitions.append(transition)
    report.add(.used(as: draft.description(of: transition)), at: transition.line)
  }

  /// Marks the state with which a composite state, or the life cycle (`nil`), begins, and those between the two; an entry of the
  /// report says so, and where another one is marked already.
  mutating func begin(with state: Int, in region: Int?, at line: Int) {
    for index in draft.lineage(of: state).prefix(while: { $0 != region }) {
      let parent = draft.states[index].parent
      let other = draft.states.indices.first { draft.states[$0].isInitial && draft.states[$0].parent == parent }
      if let other, other != index {
        report.add(.unused("'\(draft.states[other].name)' is the initial state already"), at: line)
      } else {
        draft.states[index].isInitial = true
        report.add(.used(as: "initial state '\(draft.states[index].name)'"), at: line)
      }
    }
  }
}

extension Draft {
  /// The numbers of a state, of the one around it, and so on.
  package func lineage(of state: Int) -> [Int] {
    var lineage = [state]
    while let parent = states[lineage[lineage.count - 1]].parent { lineage.append(parent) }
    return lineage
  }
}
