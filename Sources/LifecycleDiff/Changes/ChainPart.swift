import LifecycleModel

/// Successive transitions of one chain that only one life cycle has.
struct ChainPart {
  /// The transitions in order; never empty.
  let transitions: [TransitionID]
  /// The first of the transitions.
  var first: TransitionID { transitions[0] }
  /// The number of calls on them.
  let callCount: Int

  /// The longest parts of chains that satisfy a predicate, in page order.
  static func all(in lifecycle: Lifecycle, where isMeant: (TransitionID) -> Bool) -> [ChainPart] {
    lifecycle.chains.flatMap { chain -> [[TransitionID]] in
      var runs: [[TransitionID]] = [[]]
      for transition in chain {
        if isMeant(transition) { runs[runs.count - 1].append(transition) } else { runs.append([]) }
      }
      return runs.filter { !$0.isEmpty }
    }.map { transitions in
      ChainPart(transitions: transitions, callCount: transitions.reduce(0) { $0 + lifecycle[$1].steps.count })
    }
  }
}

extension ElementStrings {
  /// `Launch: Not running → Inactive → Active [first scene]`.
  func name(of run: ChainPart) -> String { lifecycle.headline(of: run.transitions) }

  /// `'a', 'b' (may be skipped) and 'c'`: the calls in order; `nil` for none.
  func calls(of run: ChainPart) -> String? {
    let calls = run.transitions.flatMap { lifecycle[$0].steps }.map { step in
      (name(of: step.callback), step.certainty.text.map { " (\($0))" } ?? "")
    }
    return calls.isEmpty ? nil : Self.list(calls.map(\.0), remarks: calls.map(\.1))
  }

  /// `a, → State, b (may be skipped)`: the items of a scenario; `nil` for none.
  func calls(of scenario: Scenario) -> String? {
    let items = scenario.items.map { item -> String in
      switch item {
      case .reached(let state): return "→ \(lifecycle[state].name)"
      case .call(let step):
        let group = step.unordered == nil ? nil : "any order"
        let certainty = step.certainty.isAlways ? nil : step.certainty.word.replacing("-", with: " ")
        let remarks = [group, certainty, step.certainty.condition].compactMap { $0 }
        return name(of: step.callback) + (remarks.isEmpty ? "" : " (\(remarks.joined(separator: ", ")))")
      }
    }
    return items.isEmpty ? nil : items.joined(separator: ", ")
  }

  /// `UIWindowSceneDelegate, one per scene`.
  func summary(of delegate: Delegate) -> String {
    (delegate.isObserved ? ["observed"] : delegate.types).joined(separator: ", ")
      + (delegate.isObserved || !delegate.types.isEmpty ? ", " : "") + "one per \(delegate.multiplicity.rawValue)"
  }
}

extension DiffSubject {
  /// The place of removed transitions in the new life cycle: the one before them in their chain, their source, or the page.
  func home(ofRemoved run: ChainPart) -> Element {
    let before = TransitionID(run.first.index - 1)
    if old[run.first].isContinuation, run.first.index > 0, let new = correspondence.transitions.new(for: before) {
      return .transition(new)
    }
    return correspondence.states.new(for: old[run.first].source).map(Element.state) ?? .page
  }
}
