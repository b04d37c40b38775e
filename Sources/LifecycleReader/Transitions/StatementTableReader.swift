import Diagnostics
import LifecycleModel

/// Reads tables From | To | Event | Guard | Callbacks, columns in any order. A column that is named after a delegate or its type
/// has calls of that delegate; any other is prose.
struct StatementTableReader {
  /// The page.
  let document: MarkdownDocument
  /// The subject of the section.
  let subject: Attribute.Subject
  /// The names of the page.
  let names: NameTable
  private var heads: HeadReader { HeadReader(subject: subject, names: names) }
  private var steps: StepsReader { StepsReader(document: document, names: names) }

  /// Reads a table, each row as a transition or scenario.
  func read(_ table: PipeTable) -> [TransitionStatement] {
    let columns = TableColumns(
      ["from", "to", "event", "guard", "callbacks", "callback", "attributes", "description", "notes"], of: table)
    guard let from = columns["from"], let to = columns["to"] else {
      names.report.add(.malformedTable(at: table.headerRange))
      return []
    }
    let owners = owners(of: columns.others)
    reportUnreadCalls(in: table, columns, besides: owners)
    return table.rows.flatMap { row in
      var line = readRow(row, columns, owners)
      let target = resolveCell(row.cells[to], row) { names.resolveState(in: $0, of: row.cells[to]) }
      let sources = resolveCell(row.cells[from], row) {
        names.resolveSources(in: $0, of: row.cells[from], leadingTo: target)
      }
      guard let target, let sources else {
        heads.addUnread(at: row.range)
        return [TransitionStatement]()
      }
      line.heads = sources.flatMap { source in
        line.heads.map { TransitionHead(event: $0.event, path: [source, target], guard: $0.guard) }
      }
      return line.statements([], documentation: "", sources: row.cells.flatMap { $0.sources(in: $0.fullRange) })
    }
  }

  /// Reads all of a row but its states.
  private func readRow(
    _ row: PipeTable.Row, _ columns: TableColumns, _ owners: [(column: Int, delegate: DelegateID)]
  ) -> StatementLine {
    var event = ""
    var attributes = AttributeSet()
    if let cell = columns.filledCell("event", of: row) {
      (event, attributes) = heads.readEvent(cell.fullRange, of: cell)
    }
    if let cell = columns.cell("attributes", of: row) {
      attributes = attributes.overridden(by: heads.readAttributes(cell))
    }
    var prose: [String] = []
    for cell in ["description", "notes"].compactMap({ columns.cell($0, of: row) }) {
      let (read, words) = heads.readEnd(cell.fullRange, of: cell)
      attributes = attributes.overridden(by: read)
      prose.append(cell.documentation(in: words, of: document))
    }
    prose.append(columns.prose(in: row, besides: Set(owners.map(\.column)), of: document))
    var calls = ["callbacks", "callback"].compactMap { columns.cell($0, of: row) }.flatMap { cell in
      steps.readCalls(in: cell.fullRange, of: cell)
    }
    for (column, delegate) in owners {
      let cell = row.cells[column]
      calls += steps.readCalls(in: cell.fullRange, of: cell, owner: delegate)
    }
    let head = TransitionHead(event: event, path: [], guard: columns.plainText("guard", of: row).map(condition))
    return StatementLine(
      heads: [head], range: row.range, attributes: attributes, calls: calls,
      prose: prose.filter { !$0.isEmpty }.joined(separator: "\n\n"))
  }

  /// The columns whose headings are delegates or their types, of Apple's too on a page that lists no delegates.
  private func owners(of columns: [(index: Int, heading: RichText)]) -> [(column: Int, delegate: DelegateID)] {
    columns.compactMap { index, heading in
      let range = heading.trimmed(heading.fullRange)
      let name = heading[range]
      guard names.isDelegate(name) || !names.delegates.areListed && names.isConventional(name) else { return nil }
      return names.resolveDelegate(name, at: heading.source(of: range)).map { (index, $0) }
    }
  }

  /// Reports the columns that have calls, though their headings do not say so.
  private func reportUnreadCalls(
    in table: PipeTable, _ columns: TableColumns, besides owners: [(column: Int, delegate: DelegateID)]
  ) {
    for (index, heading) in columns.others where !owners.contains(where: { $0.column == index }) {
      guard table.rows.contains(where: { steps.beginsWithCall($0.cells[index]) }) else { continue }
      let isTaken = columns["callbacks"] != nil || columns["callback"] != nil
      names.report.add(
        .unreadColumn(
          String(heading.text.trimmingSpaces), meant: isTaken ? nil : headingOfCalls(in: table, columns),
          at: heading.source(of: heading.trimmed(heading.fullRange))))
    }
  }

  /// The heading of the callbacks' column in the language of that of the sources.
  private func headingOfCalls(in table: PipeTable, _ columns: TableColumns) -> String? {
    let from = columns["from"].map { NameKey(table.header[$0].text.trimmingSpaces) }
    let language = Language.allCases.first { language in
      (Vocabulary.standard.phrases("column.from", in: language) ?? []).contains { NameKey($0) == from }
    }
    return language.map { Vocabulary.standard.phrase("column.callbacks", in: $0) }
  }

  /// Resolves a cell that must not be empty.
  private func resolveCell<States>(
    _ cell: RichText, _ row: PipeTable.Row, _ resolve: (Range<Int>) -> States?
  ) -> States? {
    let range = cell.trimmed(cell.fullRange)
    if !range.isEmpty { return resolve(range) }
    names.report.add(.malformedTransition(document.file[row.range], at: row.range))
    return nil
  }

  /// A guard's cell, with or without brackets.
  private func condition(_ text: String) -> Guard {
    let bare = text.hasPrefix("[") && text.hasSuffix("]") ? String(text.dropFirst().dropLast().trimmingSpaces) : text
    return Guard(bare, in: .standard)
  }
}
