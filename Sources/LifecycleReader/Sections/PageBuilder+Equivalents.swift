import LifecycleModel

extension PageBuilder {
  /// Reads an Equivalents section: tables whose headers name delegates; other columns are notes.
  mutating func readEquivalents(_ part: PagePart) {
    for table in document.tables(in: part.blocks) { readEquivalents(table) }
    for inner in part.parts { readEquivalents(inner) }
  }

  private mutating func readEquivalents(_ table: PipeTable) {
    var columns: [(index: Int, delegate: DelegateID)] = []
    var notes: [Int] = []
    for (index, cell) in table.header.enumerated() {
      let range = cell.trimmed(cell.fullRange)
      let name = cell[range]
      let isDelegate = if case .none = matchDelegate(name) { false } else { true }
      if !isDelegate, vocabulary.key("column", matching: name) != nil || name.isEmpty {
        notes.append(index)
      } else if let delegate = resolveDelegate(name, at: cell.source(of: range)) {
        columns.append((index, delegate))
      }
    }
    guard !columns.isEmpty else { return }
    var rows: [Equivalents.Row] = []
    for row in table.rows {
      let cells = columns.map { readCell(row.cells[$0.index], of: $0.delegate) }
      let texts = notes.map { row.cells[$0].documentation(after: 0, in: document) }.filter { !$0.isEmpty }
      rows.append(Equivalents.Row(cells: cells, notes: texts.joined(separator: "; ")))
    }
    lifecycle.equivalents.append(Equivalents(columns: columns.map(\.delegate), rows: rows))
    sourceMap.equivalents.append(table.rows.map(\.range))
  }

  /// A cell's callbacks need no owner: the column names it.
  private mutating func readCell(_ cell: RichText, of delegate: DelegateID) -> Equivalents.Cell {
    guard !vocabulary.isNone(cell.text) else { return Equivalents.Cell() }
    var callbacks: [CallbackID] = []
    for code in cell.codeSpans(in: cell.fullRange) {
      let mention = mention(cell[code.bytes])
      let candidates = mention.owner == nil ? candidates(for: mention, of: [delegate]) : []
      if candidates.count == 1 {
        callbacks.append(intern(candidates[0], at: cell.source(of: code.bytes)))
      } else if candidates.count > 1 {
        report(.ambiguousCallback(mention.name, among: candidates.map(shown), at: cell.source(of: code.bytes)))
      } else if mention.owner == nil, callbacks.isEmpty, let candidate = undeclaredCandidate(for: mention, of: delegate)
      {
        callbacks.append(intern(candidate, at: cell.source(of: code.bytes)))
      } else if mention.owner != nil || callbacks.isEmpty {
        if let id = resolveCallback(cell[code.bytes], at: cell.source(of: code.bytes)) { callbacks.append(id) }
      }
    }
    return Equivalents.Cell(callbacks: callbacks, text: cell.documentation(after: 0, in: document))
  }
}
