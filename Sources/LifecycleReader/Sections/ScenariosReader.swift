import LifecycleModel

/// Reads Scenarios sections.
struct ScenariosReader {
  /// The page.
  let document: MarkdownDocument
  /// The names of the page.
  let names: NameTable

  /// Reads all sections.
  func read(_ parts: [PagePart]) -> [Scenario] {
    let reader = StatementReader(document: document, subject: .scenario, names: names)
    var scenarios: [Scenario] = []
    for part in parts { reader.read(part) { scenarios.append(scenario($0)) } }
    return scenarios
  }

  private func scenario(_ statement: TransitionStatement) -> Scenario {
    let path = statement.head.path
    if !statement.isRepeated {
      names.reportMisplaced(SegmentPlacement(path: path, entries: statement.entries), in: path)
    }
    names.report.sourceMap.scenarios.append(
      SourceMap.ScenarioPlace(range: statement.range, items: statement.entries.map(\.range)))
    return Scenario(
      title: statement.head.event, guard: statement.head.guard, path: path,
      items: statement.entries.map { entry in
        switch entry {
        case .call(let step, _): .call(step)
        case .reached(let state, _): .reached(state)
        }
      },
      documentation: statement.documentation, availability: statement.attributes.availability)
  }
}
