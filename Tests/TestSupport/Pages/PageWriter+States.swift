import LifecycleModel

extension PageWriter {
  /// The contents of the States sections.
  mutating func states() -> [[String]] {
    guard !lifecycle.states.isEmpty else { return [] }
    let fitsTable = lifecycle.states.allSatisfy { $0.documentation.fitsCell && !isNone($0.name) }
    if lifecycle.states.contains(where: { !$0.remarks.isEmpty }) { return [remarkTables()] }
    let depth = lifecycle.stateIDs.map { lifecycle.lineage(of: $0).count }.max() ?? 0
    let fitsHeadings = style.level + depth <= 6 && !lifecycle.states.contains { isSection($0.name) }
    let forms: [PageStyle.Form] = [.list] + (fitsHeadings ? [.headings] : []) + (fitsTable ? [.table] : [])
    switch style.pick(forms) {
    case .list: return [[stateList(below: nil)]]
    case .headings: return [ordered(lifecycle.substates(of: nil)).flatMap { stateHeading($0, depth: 1) }]
    case .table: return [[stateTable(style.happens(onceIn: 2) ? lifecycle.stateIDs : statesInDepth(below: nil))]]
    }
  }

  private mutating func stateList(below parent: StateID?) -> String {
    style.bulletList(
      ordered(lifecycle.substates(of: parent)).map { id in
        let state = lifecycle[id]
        var blocks = state.documentation.paragraphs
        var head = style.styled(state.name) + parenthesis(attributes(of: state))
        if !blocks.isEmpty, !style.happens(onceIn: 4) { head += separator() + blocks.removeFirst() }
        let inner = lifecycle.substates(of: id).isEmpty ? [] : [stateList(below: id)]
        return [head] + blocks + inner
      })
  }

  private mutating func stateHeading(_ id: StateID, depth: Int) -> [String] {
    let state = lifecycle[id]
    var blocks = [style.heading(style.styled(state.name) + parenthesis(attributes(of: state)), depth: depth)]
    blocks += state.documentation.paragraphs
    let inner = ordered(lifecycle.substates(of: id))
    guard !inner.isEmpty else { return blocks }
    if style.happens(onceIn: 3) { return blocks + [boldList(below: id)] }
    return blocks + inner.flatMap { stateHeading($0, depth: depth + 1) }
  }

  /// A list of substates below a heading, where only bold names are names.
  private mutating func boldList(below parent: StateID) -> String {
    style.bulletList(
      ordered(lifecycle.substates(of: parent)).map { id in
        let state = lifecycle[id]
        let head = "**\(state.name.markdownText)**" + parenthesis(attributes(of: state))
        let inner = lifecycle.substates(of: id).isEmpty ? [] : [boldList(below: id)]
        return [head] + state.documentation.paragraphs + inner
      })
  }

  /// Tables in the life cycle's order: one for each run of states with the same extra columns.
  private mutating func remarkTables() -> [String] {
    var runs: [[StateID]] = []
    for id in lifecycle.stateIDs {
      if let last = runs.last?.last, lifecycle[last].remarks.map(\.heading) == lifecycle[id].remarks.map(\.heading) {
        runs[runs.count - 1].append(id)
      } else {
        runs.append([id])
      }
    }
    return runs.map { stateTable($0) }
  }

  private mutating func stateTable(_ ids: [StateID]) -> String {
    let states = ids.map { lifecycle[$0] }
    let attributes = states.map { self.attributes(of: $0) }
    let hasColumn = style.happens(onceIn: 2)
    let names = zip(states, attributes).map { state, attributes in
      style.styled(state.name) + (hasColumn ? "" : parenthesis(attributes))
    }
    let remarks = (states.first?.remarks ?? []).indices.map { index in
      (heading: states[0].remarks[index].heading.markdownText, cells: states.map { $0.remarks[index].text })
    }
    let columns = [
      (style.word("column.state"), names),
      (style.word("column.parent"), states.map { $0.parent.map { style.styled(lifecycle[$0].name) } ?? "" }),
      (style.word("column.attributes"), hasColumn ? attributes.map { joined($0) } : states.map { _ in "" }),
      (style.word("column.description"), states.map(\.documentation)),
    ]
    return style.table(columns, last: remarks)
  }

  private mutating func statesInDepth(below parent: StateID?) -> [StateID] {
    ordered(lifecycle.substates(of: parent)).flatMap { [$0] + statesInDepth(below: $0) }
  }

  /// Sibling states in another order; where none is said to be initial, that in which their parent begins comes first.
  private mutating func ordered(_ siblings: [StateID]) -> [StateID] {
    guard let first = siblings.first, !siblings.contains(where: { lifecycle[$0].isInitial }) else {
      return style.shuffled(siblings)
    }
    let begin = StateHierarchy(lifecycle).initialChild(of: lifecycle[first].parent) ?? first
    return [begin] + style.shuffled(siblings.filter { $0 != begin })
  }

  /// What stands between a name and its documentation.
  mutating func separator() -> String {
    style.pick([": ", ": ", "：", " – ", " - ", " — "])
  }

  /// Whether a table's cell with this name says that there is nothing.
  func isNone(_ name: String) -> Bool { vocabulary.isNone(name) }

  /// Whether a heading with this text begins a section.
  func isSection(_ text: String) -> Bool {
    let words = text.drop { !$0.isLetter }
    let end = words.lastIndex { $0.isLetter || $0 == ")" }.map { words.index(after: $0) } ?? words.startIndex
    return vocabulary.key("section", matching: words[..<end]) != nil
  }
}
