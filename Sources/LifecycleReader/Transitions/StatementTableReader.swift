import Diagnostics
import LifecycleModel

/// Reads tables From | To | Event | Guard | Callbacks, columns in any order; other columns are documentation.
struct StatementTableReader {
  /// The page.
  let document: MarkdownDocument
  /// The subject of the section.
  let subject: Attribute.Subject
  /// The names of the page.
  let names: NameTable

  /// Reads a table, each row as a transition or scenario.
  func read(_ table: PipeTable) -> [TransitionStatement] {
    let columns = TableColumns(
      ["from", "to", "event", "guard", "callbacks", "attributes", "description", "notes"], of: table)
    guard let from = columns["from"], let to = columns["to"] else {
      names.report.add(.malformedTable(at: table.headerRange))
      return []
    }
    let heads = HeadReader(subject: subject, names: names)
    let steps = StepsReader(document: document, names: names)
    return table.rows.compactMap { row in
      let source = resolveCell(row.cells[from], row)
      let target = resolveCell(row.cells[to], row)
      var event = ""
      var attributes = AttributeSet()
      if let cell = columns.filledCell("event", of: row) {
        (event, attributes) = heads.readEvent(cell.fullRange, of: cell)
      }
      if let cell = columns.cell("attributes", of: row) {
        attributes = attributes.overridden(by: heads.readAttributes(cell))
      }
      let calls = columns.cell("callbacks", of: row).map { steps.readCalls(in: $0.fullRange, of: $0) }
      guard let source, let target else {
        heads.addUnread(at: row.range)
        return nil
      }
      let prose = ["description", "notes"].compactMap { columns.cell($0, of: row) }
      return TransitionStatement(
        head: TransitionHead(
          event: event, path: [source, target], guard: columns.plainText("guard", of: row).map(condition)),
        range: row.range, entries: calls ?? [], attributes: attributes,
        documentation: prose.map { $0.documentation(after: 0, in: document) }.filter { !$0.isEmpty }
          .joined(separator: "\n\n"),
        sources: row.cells.flatMap { $0.sources(in: $0.fullRange) })
    }
  }

  private func resolveCell(_ cell: RichText, _ row: PipeTable.Row) -> StateID? {
    let range = cell.trimmed(cell.fullRange)
    guard !range.isEmpty else {
      names.report.add(.malformedTransition(document.file[row.range], at: row.range))
      return nil
    }
    return names.resolveState(in: range, of: cell)
  }

  /// A guard's cell, with or without brackets.
  private func condition(_ text: String) -> Guard {
    let bare = text.hasPrefix("[") && text.hasSuffix("]") ? String(text.dropFirst().dropLast().trimmingSpaces) : text
    return Guard(bare, in: .standard)
  }
}
