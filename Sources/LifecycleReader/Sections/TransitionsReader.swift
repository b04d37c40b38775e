import LifecycleModel

/// Reads Transitions sections.
struct TransitionsReader {
  /// The page.
  let document: MarkdownDocument
  /// The names of the page.
  let names: NameTable

  /// Reads all sections.
  func read(_ parts: [PagePart]) -> [Transition] {
    let reader = StatementReader(document: document, subject: .transition, names: names)
    var transitions: [Transition] = []
    var repeated = 0
    for part in parts {
      transitions.reserveCapacity(adding: part.parts.count)
      reader.read(part) { statement in
        if statement.isRepeated {
          repeated += 1
          if repeated == Report.mostRepeated + 1 { reportSurplus(statement) }
          if repeated > Report.mostRepeated { return }
        }
        addSegments(of: statement, to: &transitions)
      }
    }
    return transitions
  }

  private func reportSurplus(_ statement: TransitionStatement) {
    names.report.add(.tooManyTransitions(most: Report.mostRepeated, at: statement.range))
    names.report.sourceMap.unreadTransitions.append(statement.range)
  }

  /// Adds a transition for each arrow; those of a chain share event and guard.
  private func addSegments(of statement: TransitionStatement, to transitions: inout [Transition]) {
    let path = statement.head.path
    let placement = SegmentPlacement(path: path, entries: statement.entries)
    if !statement.isRepeated { names.reportMisplaced(placement, in: path) }
    if placement.isUnplaced, !statement.isRepeated {
      names.report.add(
        .unplacedSteps(
          first: names.states.all[path[0].index], second: names.states.all[path[1].index], at: statement.range))
    }
    for (index, steps) in placement.segments.enumerated() {
      transitions.append(
        Transition(
          from: path[index], to: path[index + 1], event: statement.head.event, guard: statement.head.guard,
          steps: steps.map(\.step), isContinuation: index > 0,
          documentation: index == 0 ? statement.documentation : "", availability: statement.attributes.availability,
          provenance: Provenance(status: statement.attributes.status, sources: statement.sources)))
      names.report.sourceMap.transitions.append(
        SourceMap.TransitionPlace(range: statement.range, steps: steps.map(\.range)))
    }
  }
}

extension NameTable {
  /// Reports the states in bold that a path does not reach.
  func reportMisplaced(_ placement: SegmentPlacement, in path: [StateID]) {
    for (state, range) in placement.misplaced {
      report.add(.misplacedState(states.all[state.index], path: path.map { states.all[$0.index] }, at: range))
    }
  }
}
