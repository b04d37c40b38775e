import LifecycleModel

/// Puts a life cycle's elements into another order, or removes some of them with all references to them.
struct Renumbering {
  /// The old positions of the remaining elements, in the new order.
  let delegates: [Int]
  let states: [Int]
  let callbacks: [Int]
  private let newDelegates: [Int: Int]
  private let newStates: [Int: Int]
  private let newCallbacks: [Int: Int]

  /// Names the remaining elements by their old positions; each must occur at most once.
  init(delegates: [Int], states: [Int], callbacks: [Int]) {
    let positions = { (old: [Int]) in Dictionary(uniqueKeysWithValues: old.enumerated().map { ($1, $0) }) }
    (self.delegates, self.states, self.callbacks) = (delegates, states, callbacks)
    (newDelegates, newStates, newCallbacks) = (positions(delegates), positions(states), positions(callbacks))
  }

  /// The life cycle afterwards. A chain is removed as a whole.
  func applied(to whole: Lifecycle) -> Lifecycle {
    var lifecycle = whole
    lifecycle.delegates = delegates.map { whole.delegates[$0] }
    lifecycle.states = states.map { old in
      var state = whole.states[old]
      state.parent = state.parent.flatMap(new)
      return state
    }
    lifecycle.callbacks = callbacks.map { old in
      var callback = whole.callbacks[old]
      callback.delegate = new(callback.delegate) ?? callback.delegate
      return callback
    }
    lifecycle.transitions = whole.chains.flatMap { chain in
      let transitions = chain.compactMap { transition(whole[$0]) }
      return transitions.count == chain.count ? transitions : []
    }
    lifecycle.scenarios = whole.scenarios.compactMap(scenario)
    lifecycle.rules = whole.rules.compactMap { rule in
      rule.claim.replacingOperands(operand).map {
        Rule(text: rule.text, claim: $0, availability: rule.availability, provenance: rule.provenance)
      }
    }
    lifecycle.equivalents = whole.equivalents.compactMap(table)
    lifecycle.logLines = whole.logLines.compactMap(logLine)
    return lifecycle
  }

  private func new(_ id: DelegateID) -> DelegateID? { newDelegates[id.index].map(DelegateID.init) }
  private func new(_ id: StateID) -> StateID? { newStates[id.index].map(StateID.init) }
  private func new(_ id: CallbackID) -> CallbackID? { newCallbacks[id.index].map(CallbackID.init) }

  private func step(_ step: Step) -> Step? {
    var step = step
    guard let callback = new(step.callback) else { return nil }
    step.callback = callback
    return step
  }

  private func transition(_ transition: Transition) -> Transition? {
    guard let source = new(transition.source), let target = new(transition.target) else { return nil }
    var transition = transition
    (transition.source, transition.target) = (source, target)
    transition.steps = transition.steps.compactMap(step)
    return transition
  }

  private func scenario(_ scenario: Scenario) -> Scenario? {
    var kept = scenario
    kept.path = scenario.path.compactMap(new)
    kept.items = scenario.items.compactMap { item in
      switch item {
      case .call(let call): step(call).map(Scenario.Item.call)
      case .reached(let state): new(state).map(Scenario.Item.reached)
      }
    }
    return kept.path.count == scenario.path.count ? kept : nil
  }

  private func operand(_ operand: Rule.Operand) -> Rule.Operand? {
    switch operand {
    case .callback(let id): new(id).map(Rule.Operand.callback)
    case .state(let id): new(id).map(Rule.Operand.state)
    }
  }

  /// The columns of the remaining delegates; rows that name a removed callback are removed.
  private func logLine(_ line: LoggedLine) -> LoggedLine? {
    let call: LoggedLine.Call? =
      switch line.call {
      case .callback(let id): new(id).map(LoggedLine.Call.callback)
      case .value(let id): new(id).map(LoggedLine.Call.value)
      case .named: .named
      }
    return call.map { LoggedLine(line.pattern, $0) }
  }

  private func table(_ table: Equivalents) -> Equivalents? {
    let kept = table.columns.indices.filter { new(table.columns[$0]) != nil }
    let rows = table.rows.compactMap { row -> Equivalents.Row? in
      let cells = kept.compactMap { index -> Equivalents.Cell? in
        let callbacks = row.cells[index].callbacks.compactMap(new)
        guard callbacks.count == row.cells[index].callbacks.count else { return nil }
        return Equivalents.Cell(callbacks: callbacks, text: row.cells[index].text)
      }
      return cells.count == kept.count ? Equivalents.Row(cells: cells, notes: row.notes) : nil
    }
    return kept.isEmpty ? nil : Equivalents(columns: kept.compactMap { new(table.columns[$0]) }, rows: rows)
  }
}
