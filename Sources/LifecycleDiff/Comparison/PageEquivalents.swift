import LifecycleModel

/// The texts in the Equivalents tables of the compared pages on two calls, or on one without a counterpart.
struct PageEquivalents {
  /// A row of a table, its callbacks in names that both pages share.
  private struct Line {
    let columns: [Token<Delegate>]
    let cells: [(callbacks: [CallName], text: String)]
    let notes: String
  }

  private let lines: [Line]
  private let linesByCall: [CallName: [Int]]

  /// Collects the rows of both pages, the left one's first.
  init(of pages: ComparedPages) {
    let sides = pages.correspondence == nil ? [pages.left] : [pages.left, pages.right]
    lines = sides.flatMap { side in
      side.lifecycle.equivalents.flatMap { table in
        table.rows.map { row in
          Line(
            columns: table.columns.map { side[$0] },
            cells: zip(table.columns, row.cells).map { _, cell in (cell.callbacks.map { side[$0] }, cell.text) },
            notes: row.notes)
        }
      }
    }
    var linesByCall: [CallName: [Int]] = [:]
    for (index, line) in lines.enumerated() {
      for call in Set(line.cells.flatMap(\.callbacks)) { linesByCall[call, default: []].append(index) }
    }
    self.linesByCall = linesByCall
  }

  /// The calls of other delegates that some row names with a call.
  func counterparts(of call: CallName) -> Set<CallName> {
    let calls = (linesByCall[call] ?? []).flatMap { lines[$0].cells.flatMap(\.callbacks) }
    return Set(calls.filter { $0.delegate != call.delegate })
  }

  /// The notes of the row that names two calls; `nil` for none.
  func notes(on left: CallName, _ right: CallName) -> String? {
    line(naming: left, right).flatMap { $0.notes.isEmpty ? nil : $0.notes }
  }

  /// The text of a call's row in the columns of some delegates: a cell's, else the row's notes.
  func substitute(for call: CallName, with delegates: [Token<Delegate>]) -> (text: String, isNote: Bool)? {
    for index in linesByCall[call] ?? [] {
      let line = lines[index]
      let columns = line.columns.indices.filter {
        line.columns[$0] != call.delegate && delegates.contains(line.columns[$0]) && $0 < line.cells.count
      }
      guard !columns.isEmpty else { continue }
      if let text = columns.lazy.map({ line.cells[$0].text }).first(where: { !$0.isEmpty }) { return (text, false) }
      if !line.notes.isEmpty { return (line.notes, true) }
    }
    return nil
  }

  /// The notes of the first row of a call that has a column of some delegates; `nil` for none.
  func notes(on call: CallName, with delegates: [Token<Delegate>]) -> String? {
    let line = (linesByCall[call] ?? []).lazy.map { lines[$0] }
      .first { $0.columns.contains { $0 != call.delegate && delegates.contains($0) } }
    return line.flatMap { $0.notes.isEmpty ? nil : $0.notes }
  }

  private func line(naming left: CallName, _ right: CallName) -> Line? {
    guard left.delegate != right.delegate else { return nil }
    return (linesByCall[left] ?? []).lazy.map { lines[$0] }.first { line in
      line.cells.contains { $0.callbacks.contains(right) }
    }
  }
}
