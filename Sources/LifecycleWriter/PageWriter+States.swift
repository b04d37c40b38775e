import Documents
import LifecycleModel

extension PageWriter {
  /// The content of the States section: nested lists, and tables for states with remarks and for what is below those.
  var states: [String] {
    var blocks: [String] = []
    var rest = lifecycle.stateIDs[...]
    while let first = rest.first {
      let list = listed(rest)
      let run =
        list.isEmpty ? rest.prefix { haveSameColumns(first, $0) && listed(rest[$0.index...].prefix(1)).isEmpty } : list
      blocks.append(list.isEmpty ? table(of: Array(run)) : self.list(of: run))
      rest = rest.dropFirst(run.count)
    }
    return blocks
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
