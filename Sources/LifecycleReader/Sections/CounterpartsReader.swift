import Diagnostics
import LifecycleModel

/// Reads sections of counterparts: tables whose headers name delegates.
struct CounterpartsReader {
  /// The page.
  let document: MarkdownDocument
  /// The names of the page.
  let names: NameTable
  private let vocabulary = Vocabulary.standard
  private var pairCount = 0

  /// Begins the sections of a page.
  init(document: MarkdownDocument, names: NameTable) {
    self.document = document
    self.names = names
  }

  /// Reads a section; columns that name no delegate are notes.
  mutating func read(_ part: PagePart) -> [Equivalents] {
    var tables: [Equivalents] = []
    for table in document.tables(in: part.blocks) { if let table = readTable(table) { tables.append(table) } }
    for inner in part.parts { tables += read(inner) }
    return tables
  }

  private mutating func readTable(_ table: PipeTable) -> Equivalents? {
    var columns: [(index: Int, delegate: DelegateID)] = []
    var notes: [Int] = []
    for (index, cell) in table.header.enumerated() {
      let range = cell.trimmed(cell.fullRange)
      let name = cell[range]
      if !names.isDelegate(name), vocabulary.key(.column, matching: name) != nil || name.isEmpty {
        notes.append(index)
      } else if let delegate = names.resolveDelegate(name, at: cell.source(of: range)) {
        columns.append((index, delegate))
      }
    }
    guard !columns.isEmpty else { return nil }
    names.report.use(table.headerRange)
    pairCount += columns.count * (columns.count - 1) / 2
    guard pairCount <= Equivalents.mostPairs else {
      names.report.add(.tooManyPairs(at: table.headerRange))
      return nil
    }
    let rows = table.rows.map { row in
      let cells = columns.map { readCell(row.cells[$0.index], of: $0.delegate) }
      let texts = notes.map { row.cells[$0].documentation(after: 0, in: document) }.filter { !$0.isEmpty }
      return Equivalents.Row(cells: cells, notes: texts.joined(separator: "; "))
    }
    names.report.sourceMap.equivalents.append(table.rows.map(\.range))
    return Equivalents(columns: columns.map(\.delegate), rows: rows)
  }

  private func readCell(_ cell: RichText, of delegate: DelegateID) -> Equivalents.Cell {
    guard !vocabulary.isNone(cell.text) else { return Equivalents.Cell() }
    var callbacks: [CallbackID] = []
    for code in cell.codeSpans(in: cell.fullRange) {
      let id = resolve(cell[code.bytes], at: cell.source(of: code.bytes), of: delegate, isFirst: callbacks.isEmpty)
      if let id { callbacks.append(id) }
    }
    return Equivalents.Cell(callbacks: callbacks, text: cell.documentation(after: 0, in: document))
  }

  /// The callback that a code span of a cell names, which needs no owner: the column names it. After the first callback, one
  /// that is unknown is prose.
  private func resolve(
    _ code: String, at range: SourceRange, of delegate: DelegateID, isFirst: Bool
  ) -> CallbackID? {
    let mention = names.mention(code)
    guard mention.owner == nil else { return names.resolveCallback(code, at: range) }
    let candidates = names.candidates(for: mention, of: [delegate])
    if candidates.count > 1 {
      names.report.add(.ambiguousCallback(mention.name, among: candidates.map(names.qualifiedName), at: range))
      return nil
    }
    if let candidate = candidates.first { return names.add(candidate, at: range) }
    guard isFirst else { return nil }
    if let candidate = names.undeclaredCandidate(for: mention, of: delegate) { return names.add(candidate, at: range) }
    return names.resolveCallback(code, at: range)
  }
}
