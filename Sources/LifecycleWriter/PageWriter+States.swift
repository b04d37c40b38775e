import Documents
import LifecycleModel

extension PageWriter {
  /// States that follow one another, in one list or one table.
  private struct Run {
    let isList: Bool
    let states: ArraySlice<StateID>
  }

  /// The content of the States section: nested lists, and tables for states with remarks and for what is below those.
  var states: [String] {
    var runs = runs(of: lifecycle.stateIDs)
    // Prose of several lines has no room in a table, so a list is worth another order. No page is read in such an order.
    if runs.contains(where: { !$0.isList && $0.states.contains { isFree($0) && !lifecycle[$0].documentation.fitsLine } }
    ) {
      runs = self.runs(of: freeStates(below: nil) + lifecycle.stateIDs.filter { !isFree($0) })
    }
    return runs.map { $0.isList ? list(of: $0.states) : table(of: Array($0.states)) }
  }

  private func runs(of states: [StateID]) -> [Run] {
    var runs: [Run] = []
    var rest = states[...]
    while let first = rest.first {
      let list = listed(rest)
      var run = Run(isList: !list.isEmpty, states: list)
      if list.isEmpty {
        let end = rest.indices.first { index in
          !haveSameColumns(first, rest[index]) || !listed(rest[index...].prefix(1)).isEmpty
        }
        run = Run(isList: false, states: rest[..<(end ?? rest.endIndex)])
      }
      runs.append(run)
      rest = rest.dropFirst(run.states.count)
    }
    return runs
  }

  /// Returns `true` for a state without remarks, of its own or of what contains it.
  private func isFree(_ id: StateID) -> Bool {
    lifecycle.lineage(of: id).allSatisfy { lifecycle[$0].remarks.isEmpty }
  }

  /// The states without remarks below another one, depth first.
  private func freeStates(below parent: StateID?) -> [StateID] {
    lifecycle.substates(of: parent).filter(isFree).flatMap { [$0] + freeStates(below: $0) }
  }

  /// The states from the first one on that one list can hold: without remarks, each after its parent's others.
  private func listed(_ states: ArraySlice<StateID>) -> ArraySlice<StateID> {
    var lineage: [StateID] = []
    return states.prefix { id in
      let state = lifecycle[id]
      guard state.remarks.isEmpty else { return false }
      while let last = lineage.last, last != state.parent { lineage.removeLast() }
      guard lineage.last == state.parent else { return false }
      lineage.append(id)
      return true
    }
  }

  /// A nested list of states in depth-first order.
  private func list(of states: ArraySlice<StateID>) -> String {
    var open: [(depth: Int, items: [[String]])] = [(0, [])]
    func close(to depth: Int) {
      while open.count > depth + 1, let last = open.popLast() {
        open[open.count - 1].items[open[open.count - 1].items.count - 1].append(MarkdownList.bullets(last.items))
      }
    }
    var depths: [StateID: Int] = [:]
    for id in states {
      let depth = lifecycle[id].parent.flatMap { depths[$0] }.map { $0 + 1 } ?? 0
      depths[id] = depth
      close(to: depth)
      if open.count == depth { open.append((depth, [])) }
      open[open.count - 1].items.append(item(of: id))
    }
    close(to: 0)
    return MarkdownList.bullets(open[0].items)
  }

  private func item(of id: StateID) -> [String] {
    let state = lifecycle[id]
    let claim = claim(of: state)
    let head = claim.name + parenthesis(attributes(of: state)) + (claim.prose.first.map { ": " + $0 } ?? "")
    return [head] + claim.prose.dropFirst().map(\.withoutBlockStart)
  }

  private func claim(of state: State) -> (name: String, prose: [String]) {
    claim(state.name, as: strong(state.name), state.documentation, sources: state.provenance.sources)
  }

  private func haveSameColumns(_ first: StateID, _ second: StateID) -> Bool {
    lifecycle[first].remarks.map(\.heading) == lifecycle[second].remarks.map(\.heading)
  }

  private func table(of ids: [StateID]) -> String {
    let states = ids.map { lifecycle[$0] }
    let claims = states.map(claim)
    var columns: [(heading: String, cells: [String])] = [
      (word("column.state"), zip(claims, states).map { $0.name + parenthesis(attributes(of: $1)) }),
      (word("column.parent"), states.map { $0.parent.map { strong(lifecycle[$0].name) } ?? "" }),
      (word("column.description"), claims.map { $0.prose.joined(separator: "<br>") }),
    ].filter { $0.cells.contains { !$0.isEmpty } }
    for index in (states.first?.remarks ?? []).indices {
      columns.append((states[0].remarks[index].heading, states.map { $0.remarks[index].text }))
    }
    return table(columns)
  }

  /// A table of columns with headings in plain text and cells of Markdown.
  func table(_ columns: [(heading: String, cells: [String])]) -> String {
    let rows = (columns.first?.cells ?? []).indices.map { row in
      columns.map { column in
        column.cells[row].replacing("\n", with: " ").replacing("\\|", with: "|").replacing("|", with: "\\|")
      }
    }
    return MarkdownWriter.table(headings: columns.map { text($0.heading) }, rows: rows)
  }
}

extension String {
  /// `true` for prose of one line at most.
  fileprivate var fitsLine: Bool { !utf8.contains(UInt8(ascii: "\n")) }
}
