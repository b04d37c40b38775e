import LifecycleModel
import LifecycleWriter

extension VariedPageWriter {
  /// The contents of the States sections: states with remarks, or a parent with remarks, are in a table, after their
  /// parents.
  mutating func states() -> [[String]] {
    let free = Set(
      lifecycle.stateIDs.filter { id in lifecycle.lineage(of: id).allSatisfy { lifecycle[$0].remarks.isEmpty } })
    let tables = remarkTables(of: lifecycle.stateIDs.filter { !free.contains($0) })
    guard !free.isEmpty else { return tables.isEmpty ? [] : [tables] }
    let fitsTable = free.allSatisfy { lifecycle[$0].documentation.fitsCell && !isNone(lifecycle[$0].name) }
    let depth = free.map { lifecycle.lineage(of: $0).count }.max() ?? 0
    let fitsHeadings = style.level + depth <= 6 && !free.contains { isSection(lifecycle[$0].name) }
    let forms: [PageStyle.Form] = [.list] + (fitsHeadings ? [.headings] : []) + (fitsTable ? [.table] : [])
    let first: [String] =
      switch style.pick(forms) {
      case .list: [stateList(below: nil, of: free)]
      case .headings: ordered(nil, of: free).flatMap { stateHeading($0, depth: 1, of: free) }
      case .table: [stateTable(style.happens(onceIn: 2) ? free.sorted() : statesInDepth(below: nil, of: free))]
      }
    return [first] + (tables.isEmpty ? [] : [tables])
  }

  private mutating func stateList(below parent: StateID?, of free: Set<StateID>) -> String {
    style.bulletList(
      ordered(parent, of: free).map { id in
        let state = lifecycle[id]
        var blocks = state.documentation.paragraphs
        // Words in lower case below a name in upper case are prose where nothing but their place says that they are a name.
        let isClause =
          parent.map { lifecycle[$0].name.first?.isUppercase == true } == true
          && state.name.first?.isLowercase == true && state.name.contains(" ")
        let name = style.styled(state.name)
        var head = isClause && name == state.name.markdownText ? "**\(name)**" : name
        head += footnote() + parenthesis(attributes(of: state))
        if !blocks.isEmpty, !style.happens(onceIn: 4) { head += separator() + blocks.removeFirst() }
        let inner = ordered(id, of: free).isEmpty ? [] : [stateList(below: id, of: free)]
        return [head] + blocks + inner
      })
  }

  private mutating func stateHeading(_ id: StateID, depth: Int, of free: Set<StateID>) -> [String] {
    let state = lifecycle[id]
    var blocks = [
      style.heading(style.styled(state.name) + footnote() + parenthesis(attributes(of: state)), depth: depth)
    ]
    blocks += state.documentation.paragraphs
    let inner = ordered(id, of: free)
    guard !inner.isEmpty else { return blocks }
    if style.happens(onceIn: 3) { return blocks + [boldList(below: id, of: free)] }
    return blocks + inner.flatMap { stateHeading($0, depth: depth + 1, of: free) }
  }

  /// A list of substates below a heading, in which only bold names are names.
  private mutating func boldList(below parent: StateID, of free: Set<StateID>) -> String {
    style.bulletList(
      ordered(parent, of: free).map { id in
        let state = lifecycle[id]
        let head = "**\(state.name.markdownText)**" + parenthesis(attributes(of: state))
        let inner = ordered(id, of: free).isEmpty ? [] : [boldList(below: id, of: free)]
        return [head] + state.documentation.paragraphs + inner
      })
  }

  /// Tables in the life cycle's order: one for each run of states with the same extra columns.
  private mutating func remarkTables(of states: [StateID]) -> [String] {
    var runs: [[StateID]] = []
    for id in states {
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

  private mutating func statesInDepth(below parent: StateID?, of free: Set<StateID>) -> [StateID] {
    ordered(parent, of: free).flatMap { [$0] + statesInDepth(below: $0, of: free) }
  }

  /// Sibling states in another order; if none is marked as initial, their parent's initial one comes first.
  private mutating func ordered(_ parent: StateID?, of free: Set<StateID>) -> [StateID] {
    let siblings = lifecycle.substates(of: parent).filter(free.contains)
    guard let begin = StateHierarchy(lifecycle).initialChild(of: parent), siblings.contains(begin),
      !siblings.contains(where: { lifecycle[$0].isInitial })
    else { return style.shuffled(siblings) }
    return [begin] + style.shuffled(siblings.filter { $0 != begin })
  }

  /// A mark after a name, now and then.
  private mutating func footnote() -> String { style.happens(onceIn: 12) ? "[^1]" : "" }

  /// The separator of a name and its documentation.
  mutating func separator() -> String {
    style.pick([": ", ": ", "：", " – ", " - ", " — "])
  }

  /// Returns `true` if a table's cell with this name is read as empty.
  func isNone(_ name: String) -> Bool { vocabulary.isNone(name) }

  /// Returns `true` if a heading with this text begins a section.
  func isSection(_ text: String) -> Bool {
    let words = text.drop { !$0.isLetter }
    let end = words.lastIndex { $0.isLetter || $0 == ")" }.map { words.index(after: $0) } ?? words.startIndex
    return vocabulary.key(.section, matching: words[..<end]) != nil
  }
}
