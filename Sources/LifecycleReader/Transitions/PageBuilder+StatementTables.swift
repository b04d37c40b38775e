import Diagnostics
import LifecycleModel
import Text

extension PageBuilder {
  /// Reads a table From | To | Event | Guard | Callbacks, columns in any order; other columns are documentation.
  mutating func readStatements(_ table: PipeTable, of subject: Attribute.Subject) -> [TransitionStatement] {
    let columns = columns(
      of: table, ["from", "to", "event", "guard", "callbacks", "attributes", "description", "notes"])
    guard let from = columns["from"], let to = columns["to"] else {
      reportMalformed(table)
      return []
    }
    return table.rows.compactMap { row in
      let source = resolveCell(row.cells[from], row)
      let target = resolveCell(row.cells[to], row)
      var event = ""
      var attributes = AttributeSet()
      if let column = columns["event"], !vocabulary.isNone(row.cells[column].text) {
        (event, attributes) = readEvent(row.cells[column].fullRange, of: row.cells[column], subject)
      }
      if let column = columns["attributes"] {
        let text = row.cells[column]
        let read = readAttributeList(of: subject, in: text.fullRange, of: text, isLenient: false).attributes
        attributes = attributes.overridden(by: read)
      }
      let calls = columns["callbacks"].map { readCalls(in: row.cells[$0].fullRange, of: row.cells[$0]) }
      guard let source, let target else {
        if subject == .transition { sourceMap.unreadTransitions.append(row.range) }
        return nil
      }
      let prose = ["description", "notes"].compactMap { columns[$0] }.map { row.cells[$0] }
      return TransitionStatement(
        head: TransitionHead(
          event: event, path: [source, target],
          guard: plainText("guard", of: row, columns).map(condition)),
        range: row.range, entries: calls ?? [], attributes: attributes,
        documentation: prose.map { $0.documentation(after: 0, in: document) }.filter { !$0.isEmpty }
          .joined(separator: "\n\n"),
        sources: row.cells.flatMap { $0.sources(in: $0.fullRange) })
    }
  }

  private mutating func resolveCell(_ cell: RichText, _ row: PipeTable.Row) -> (state: StateID, bytes: Range<Int>)? {
    let range = cell.trimmed(cell.fullRange)
    guard !range.isEmpty else {
      report(.malformedTransition(file[row.range], at: row.range))
      return nil
    }
    return resolveState(in: range, of: cell).map { ($0, range) }
  }

  /// A guard's cell, with or without brackets.
  private func condition(_ text: String) -> Guard {
    let bare = text.hasPrefix("[") && text.hasSuffix("]") ? String(text.dropFirst().dropLast().trimmingSpaces) : text
    return Guard(bare, vocabulary: vocabulary)
  }
}
