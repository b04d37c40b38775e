import LifecycleModel

/// Reads Transitions sections; each transition is in the order of the page, and a chain `A → B → C` is one for each arrow.
struct TransitionsReader {
  /// The page.
  let document: MarkdownDocument
  /// The names of the page.
  let names: NameTable
  /// The number of leaves inside each state, 1 of a leaf: a transition leads out of all of those in its source.
  let leafCounts: [Int]

  /// The most transitions between leaves that a page makes besides those that it writes: n states below one that m transitions leave
  /// make n·m of them.
  private static let mostEdges = 65_536

  /// Reads all sections.
  func read(_ parts: [PagePart]) -> [Transition] {
    let reader = StatementReader(document: document, subject: .transition, names: names)
    var transitions: [Transition] = []
    var (repeated, edges) = (0, 0)
    var isFull = false
    for part in parts {
      transitions.reserveCapacity(adding: part.parts.count)
      reader.read(part) { statement in
        let segments = statement.head.path.dropLast()
        let made = segments.reduce(0) { $0 + leafCounts[$1.index] } - (statement.isRepeated ? 0 : segments.count)
        repeated += statement.isRepeated ? 1 : 0
        edges += made
        guard made == 0 || repeated <= Report.mostRepeated && edges <= Self.mostEdges else {
          if !isFull {
            reportSurplus(statement, most: repeated > Report.mostRepeated ? Report.mostRepeated : Self.mostEdges)
          }
          isFull = true
          return
        }
        addSegments(of: statement, to: &transitions)
      }
    }
    return transitions
  }

  private func reportSurplus(_ statement: TransitionStatement, most: Int) {
    names.report.add(.tooManyTransitions(most: most, at: statement.range))
    names.report.sourceMap.unread.transitions.append(statement.range)
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
