import LifecycleModel

/// What the tables of equivalents of the compared pages say of two calls, or of one that has no partner.
struct PageEquivalents {
  /// A line of a table, its callbacks in names that both pages share.
  private struct Line {
    let columns: [Token<Delegate>]
    let cells: [(callbacks: [CallName], text: String)]
    let notes: String
  }

  private let lines: [Line]
  private let linesByCall: [CallName: [Int]]

  /// Collects the lines of both pages, the left one's first.
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

  /// Whether some line names two calls of different delegates.
  func name(_ left: CallName, _ right: CallName) -> Bool { line(naming: left, right) != nil }

  /// The notes of the line that names two calls; `nil` for none.
  func notes(on left: CallName, _ right: CallName) -> String? {
    line(naming: left, right).flatMap { $0.notes.isEmpty ? nil : $0.notes }
  }

  /// What a line of a call offers in the columns of some delegates: a cell's text, else the line's notes.
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

  /// The notes of the first line of a call that has a column of some delegates; `nil` for none.
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
