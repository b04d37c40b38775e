import LifecycleModel

extension UnusedContent {
  /// The columns of a table that has been read which are kept as prose, though all of their cells are names or attributes, or most are
  /// attributes.
  func columns(of table: PipeTable, in section: SectionKind?) -> [Finding] {
    let (all, known): ([String], TableColumns)
    switch section {
    case .states: (all, known) = (StatesReader.columns, StatesReader.columns(of: table, names))
    case .delegates: (all, known) = (DelegatesReader.columns, DelegatesReader.columns(of: table, names))
    case .callbacks: (all, known) = (CallbacksReader.columns, CallbacksReader.columns(of: table, names))
    case .transitions, .scenarios:
      guard let columns = StatementTableReader.columns(of: table, in: document, names) else { return [] }
      (all, known) = (StatementTableReader.columns, columns)
    case .rules, .counterparts, .sceneConfigurations, .logLines, nil: return []
    }
    let missing = all.filter { known[$0] == nil }
    let when = Vocabulary.standard.phrases("column.when").map { NameKey($0) }
    return known.others.compactMap { index, heading in
      let cells = table.rows.map { $0.cells[index] }.filter { !Vocabulary.standard.isNone($0.text) }
      let attributes = cells.count {
        entries.isAttributes($0.fullRange, of: $0) || AttributePhrase.standard.isFrequency($0.text)
      }
      let isTold = names.report.diagnostics.contains { heading.block.contains($0.range) }
      // Beside an event, what a column "When" has may be a condition.
      let isWhen = section?.hasPaths == true && when.contains(NameKey(heading.text.trimmingSpaces))
      guard let first = cells.first, !isTold,
        isWhen || attributes * 2 > cells.count
          || cells.allSatisfy({ entries.isName($0) || entries.isAttributes($0.fullRange, of: $0) })
      else {
        return nil
      }
      let entry = NamedEntry(first).flatMap { entries.kind(of: $0, in: first) } ?? section
      return entry.map { Finding(kind: $0, form: .column, place: heading.block, section: section, columns: missing) }
    }
  }
}
