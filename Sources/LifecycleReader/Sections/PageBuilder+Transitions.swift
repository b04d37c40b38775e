import LifecycleModel

extension PageBuilder {
  /// Reads a Transitions section.
  mutating func readTransitions(_ part: PagePart) {
    lifecycle.transitions.makeRoom(for: part.parts.count)
    readStatements(part, of: .transition) { builder, statement in builder.addTransitions(statement) }
  }

  /// Adds a hop for each arrow; the hops of a chain share event and guard.
  private mutating func addTransitions(_ statement: TransitionStatement) {
    let path = statement.head.path.map(\.state)
    let placement = HopPlacement(path: path, entries: statement.entries)
    for (state, range) in placement.misplaced {
      report(.misplacedState(lifecycle[state].name, path: path.map { lifecycle[$0].name }, at: range))
    }
    if placement.isUnplaced {
      report(.unplacedSteps(first: lifecycle[path[0]].name, second: lifecycle[path[1]].name, at: statement.range))
    }
    for (index, steps) in placement.hops.enumerated() {
      lifecycle.transitions.append(
        Transition(
          from: path[index], to: path[index + 1], event: statement.head.event, guard: statement.head.guard,
          steps: steps.map(\.step), isContinuation: index > 0,
          documentation: index == 0 ? statement.documentation : "", availability: statement.attributes.availability,
          provenance: Provenance(status: statement.attributes.status, sources: statement.sources)))
      sourceMap.transitions.append(SourceMap.TransitionPlace(range: statement.range, steps: steps.map(\.range)))
    }
  }

  /// Reads a Scenarios section.
  mutating func readScenarios(_ part: PagePart) {
    readStatements(part, of: .scenario) { builder, statement in builder.addScenario(statement) }
  }

  private mutating func addScenario(_ statement: TransitionStatement) {
    let path = statement.head.path.map(\.state)
    for (state, range) in HopPlacement(path: path, entries: statement.entries).misplaced {
      report(.misplacedState(lifecycle[state].name, path: path.map { lifecycle[$0].name }, at: range))
    }
    lifecycle.scenarios.append(
      Scenario(
        title: statement.head.event, guard: statement.head.guard, path: path,
        items: statement.entries.map { entry in
          switch entry {
          case .call(let step, _): .call(step)
          case .reached(let state, _): .reached(state)
          }
        },
        documentation: statement.documentation, availability: statement.attributes.availability))
    sourceMap.scenarios.append(
      SourceMap.ScenarioPlace(range: statement.range, items: statement.entries.map(\.range)))
  }
}
