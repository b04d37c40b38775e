import LifecycleModel

/// Writes names in the place of a life cycle's ids.
struct CanonicalNames {
  private let lifecycle: Lifecycle
  private let hierarchy: StateHierarchy

  /// The names of a life cycle.
  init(_ lifecycle: Lifecycle) {
    self.lifecycle = lifecycle
    hierarchy = StateHierarchy(lifecycle)
  }

  func state(_ id: StateID) -> CanonicalState {
    var state = lifecycle[id]
    let parent = state.parent
    state.parent = nil
    return CanonicalState(
      state: state, parent: parent.map { lifecycle[$0].name }, isEntered: hierarchy.initialChild(of: parent) == id)
  }

  func callback(_ id: CallbackID) -> CanonicalCallback {
    var callback = lifecycle[id]
    callback.delegate = DelegateID(0)
    return CanonicalCallback(delegate: lifecycle.delegate(of: id).name, callback: callback)
  }

  func transition(_ id: TransitionID) -> CanonicalTransition {
    let transition = lifecycle[id]
    var steps = transition.steps
    steps.numberGroups()
    return CanonicalTransition(
      source: lifecycle[transition.source].name, target: lifecycle[transition.target].name, event: transition.event,
      condition: transition.guard,
      steps: steps.map(step), documentation: transition.documentation, availability: transition.availability,
      provenance: transition.provenance)
  }

  func scenario(_ scenario: Scenario) -> CanonicalScenario {
    var items = scenario.items
    items.numberGroups()
    return CanonicalScenario(
      title: scenario.title, condition: scenario.guard, path: scenario.path.map { lifecycle[$0].name },
      items: items.map { item in
        switch item {
        case .call(let call): .call(step(call))
        case .reached(let state): .reached(lifecycle[state].name)
        }
      },
      documentation: scenario.documentation, availability: scenario.availability)
  }

  func rule(_ rule: Rule) -> CanonicalRule {
    let operands = rule.claim.operands.map { operand in
      switch operand {
      case .callback(let id): "`\(lifecycle.qualifiedName(of: id))`"
      case .state(let id): lifecycle[id].name
      }
    }
    return CanonicalRule(
      text: rule.text, kind: rule.claim.kind.word, operands: operands, multiplicity: rule.claim.multiplicity,
      availability: rule.availability, provenance: rule.provenance)
  }

  func table(_ table: Equivalents) -> CanonicalTable {
    let rows = table.rows.map { row in
      row.cells.flatMap { cell in [cell.text] + cell.callbacks.map(lifecycle.qualifiedName) } + [row.notes]
    }
    return CanonicalTable(
      columns: table.columns.map { lifecycle[$0].name },
      rows: rows.sorted { $0.lexicographicallyPrecedes($1) })
  }

  func logLine(_ line: LoggedLine) -> CanonicalLogLine {
    let names: (delegate: String?, callback: String?) =
      switch line.call {
      case .callback(let id): (lifecycle.delegate(of: id).name, lifecycle[id].name)
      case .value(let delegate): (lifecycle[delegate].name, nil)
      case .named: (nil, nil)
      }
    return CanonicalLogLine(pattern: line.pattern.text, delegate: names.delegate, callback: names.callback)
  }

  private func step(_ step: Step) -> CanonicalStep {
    CanonicalStep(
      callback: lifecycle.qualifiedName(of: step.callback), attributes: step.attributes, group: step.unordered,
      note: step.note)
  }
}
