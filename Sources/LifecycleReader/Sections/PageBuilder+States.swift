import LifecycleModel

extension PageBuilder {
  /// Reads a States section: lists (nesting is hierarchy), tables, sub-headings with prose below.
  mutating func readStates(_ part: PagePart) {
    readStates(in: part.blocks, parent: nil, proseHasNames: true)
    for inner in part.parts { readStateHeading(inner, parent: nil) }
  }

  private mutating func readStateHeading(_ part: PagePart, parent: StateID?) {
    guard let heading = part.heading else { return }
    let text = document.richText(of: heading)
    let state = readState(
      text, below: part.blocks, documentation: document.prose(in: part.blocks), parent: parent, remarks: [])
    // Below a state's heading, a list of bold names is its substates; any other list is prose.
    readStates(in: part.blocks, parent: state ?? parent, proseHasNames: false)
    for inner in part.parts { readStateHeading(inner, parent: state ?? parent) }
  }

  private mutating func readStates(in blocks: [Int], parent: StateID?, proseHasNames: Bool) {
    for block in blocks {
      if document.isList(block) {
        let items = document.items(in: [block])
        guard proseHasNames || items.allSatisfy({ $0.text.pieces.first?.isStrong ?? false }) else { continue }
        let count = document.children(of: block).count
        lifecycle.states.makeRoom(for: count)
        stateNames.makeRoom(for: count)
        for item in items { readStateItem(item, parent: parent) }
      } else {
        for table in document.tables(in: [block]) { readStates(table, parent: parent, isProse: !proseHasNames) }
      }
    }
  }

  private mutating func readStateItem(_ root: ListItem, parent: StateID?) {
    // A stack, not recursion: lists may be nested deeper than the call stack.
    var waiting = [(item: root, parent: parent)]
    while let (item, parent) = waiting.popLast() {
      let state = readState(
        item.text, below: item.blocks, documentation: document.prose(in: item.blocks), parent: parent, remarks: [])
      if item.blocks.isEmpty { continue }
      for inner in document.items(in: item.blocks).reversed() { waiting.append((inner, state ?? parent)) }
    }
  }

  /// Reads a table of states; those without a parent of their own are substates of `parent`. One without a column for
  /// names is an error, or below a state's heading prose.
  private mutating func readStates(_ table: PipeTable, parent: StateID?, isProse: Bool) {
    let columns = columns(of: table, ["state", "name", "parent", "description", "attributes"])
    guard let nameColumn = columns["state"] ?? columns["name"] else {
      return isProse ? () : reportMalformed(table)
    }
    let known = Set(columns.values)
    let rows = table.rows.filter { NamedEntry($0.cells[nameColumn]) != nil }
    var parents: [Int: NameKey] = [:]
    for (index, row) in rows.enumerated() {
      guard let column = columns["parent"], !vocabulary.isNone(row.cells[column].text) else { continue }
      parents[index] = NamedEntry(row.cells[column]).map { NameKey($0.name) }
    }
    let rowOrder = StateTableOrder(names: rows.compactMap { NamedEntry($0.cells[nameColumn])?.name }, parents)
    for index in rowOrder.order {
      let cells = rows[index].cells
      let remarks = cells.indices.filter { !known.contains($0) }.map { column in
        State.Remark(
          heading: table.header[column].text, text: cells[column].documentation(after: 0, in: document))
      }
      let isBelow = parents[index] != nil
      let parent =
        isBelow
        ? columns["parent"].flatMap { resolveParent(cells[$0], isCircular: rowOrder.circular.contains(index)) } : parent
      let id = readState(cells[nameColumn], below: [], documentation: "", parent: parent, remarks: remarks)
      guard let id else { continue }
      if let column = columns["attributes"] { readStateAttributes(cells[column], of: id) }
      if let column = columns["description"] { addDocumentation(cells[column], to: id) }
    }
  }

  private mutating func resolveParent(_ cell: RichText, isCircular: Bool) -> StateID? {
    guard let entry = NamedEntry(cell) else { return nil }
    if isCircular {
      report(.circularParent(entry.name, at: entry.range))
      return nil
    }
    return resolveState(in: entry.bytes, of: cell, isEntry: true)
  }

  private mutating func readStateAttributes(_ cell: RichText, of id: StateID) {
    let read = readAttributeList(of: .state, in: cell.fullRange, of: cell, isLenient: false).attributes
    lifecycle.states[id.index].isInitial = lifecycle.states[id.index].isInitial || read.isInitial
    lifecycle.states[id.index].isFinal = lifecycle.states[id.index].isFinal || read.isFinal
    lifecycle.states[id.index].isTransient = lifecycle.states[id.index].isTransient || read.isTransient
    lifecycle.states[id.index].availability = lifecycle[id].availability.overridden(by: read.availability)
    lifecycle.states[id.index].provenance.status = read.status ?? lifecycle[id].provenance.status
  }

  private mutating func addDocumentation(_ cell: RichText, to id: StateID) {
    lifecycle.states[id.index].documentation = cell.documentation(after: 0, in: document)
    lifecycle.states[id.index].provenance.sources += cell.sources(in: cell.fullRange)
  }

  private mutating func readState(
    _ text: RichText, below blocks: [Int], documentation: String, parent: StateID?, remarks: [State.Remark]
  ) -> StateID? {
    guard let entry = NamedEntry(text) else { return nil }
    let (attributes, end) = readAttributes(of: .state, in: entry.bytes.upperBound..<text.bytes.count, of: text)
    if let first = state(named: entry.name) {
      report(.duplicateState(entry.name, at: entry.range, first: sourceMap[first]))
      return first
    }
    let inline = text.documentation(after: end, in: document)
    let id = StateID(lifecycle.states.count)
    stateNames.insert(entry.name, for: id, arrowScanner)
    sourceMap.states.append(entry.range)
    lifecycle.states.append(
      State(
        name: entry.name, parent: parent, isInitial: attributes.isInitial, isFinal: attributes.isFinal,
        isTransient: attributes.isTransient,
        documentation: paragraphs(inline, documentation), remarks: remarks,
        availability: attributes.availability,
        provenance: Provenance(
          status: attributes.status,
          sources: text.sources(in: text.fullRange) + document.sources(inProse: blocks))))
    return id
  }
}
