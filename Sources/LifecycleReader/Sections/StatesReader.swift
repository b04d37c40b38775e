import Diagnostics
import LifecycleModel

/// Reads States sections, which alone name states: in a forest, each parent before its substates.
struct StatesReader {
  /// The columns of a table that are read.
  static let columns = ["state", "name", "parent", "description"] + AttributeReader.columns

  /// The page.
  let document: MarkdownDocument
  /// The names of the page.
  let names: NameTable
  /// The states that have been read.
  private(set) var states: [State] = []
  /// `true` where an item has been read as prose, which is reported once.
  private(set) var hasProseBelowState = false
  private var attributes: AttributeReader { AttributeReader(names: names) }

  /// Reads all sections: lists (nesting is hierarchy), tables, sub-headings with prose below.
  mutating func read(_ parts: [PagePart]) {
    for part in parts {
      readBlocks(part.blocks, parent: nil, proseHasNames: true)
      for inner in part.parts { readHeading(inner, parent: nil) }
    }
    settleInitialState()
  }

  private mutating func readHeading(_ part: PagePart, parent: StateID?) {
    guard let heading = part.heading else { return }
    let state = readState(document.richText(of: heading), below: part.blocks, parent: parent)
    // Below a state's heading, a list of bold names is its substates; any other list is prose.
    readBlocks(part.blocks, parent: state ?? parent, proseHasNames: false)
    for inner in part.parts { readHeading(inner, parent: state ?? parent) }
  }

  private mutating func readBlocks(_ blocks: [Int], parent: StateID?, proseHasNames: Bool) {
    for block in blocks {
      if document.isList(block) {
        let items = document.items(in: [block])
        guard proseHasNames || items.allSatisfy({ $0.text.pieces.first?.isStrong ?? false }) else { continue }
        let count = document.children(of: block).count
        states.reserveCapacity(adding: count)
        names.states.reserveCapacity(adding: count)
        for item in items { readItem(item, parent: parent) }
      } else {
        for table in document.tables(in: [block]) { readTable(table, parent: parent, isProse: !proseHasNames) }
      }
    }
  }

  private mutating func readItem(_ root: ListItem, parent: StateID?) {
    // A stack, not recursion: lists may be nested deeper than the call stack.
    var waiting = [(item: root, parent: parent)]
    while let (item, parent) = waiting.popLast() {
      if let parent, item.text.isProse || item.text.isClause(below: states[parent.index].name) {
        addProse(item, to: parent)
        continue
      }
      let state = readState(item.text, below: item.blocks, parent: parent)
      if item.blocks.isEmpty { continue }
      for inner in document.items(in: item.blocks).reversed() { waiting.append((inner, state ?? parent)) }
    }
  }

  /// Adds an item below a state to its documentation.
  private mutating func addProse(_ item: ListItem, to state: StateID) {
    let text = item.text
    names.report.use(item.range)
    states[state.index].documentation = .paragraphs(
      states[state.index].documentation, text.documentation(after: 0, in: document), document.prose(in: item.blocks))
    states[state.index].provenance.sources +=
      text.sources(in: text.fullRange) + document.sources(inProse: item.blocks)
    guard !hasProseBelowState else { return }
    hasProseBelowState = true
    names.report.add(.proseBelowState(text.text, of: states[state.index].name, at: text.block))
  }

  /// The columns of a table of states; below a state's heading, one without a heading for the names is prose.
  static func columns(of table: PipeTable, _ names: NameTable, isProse: Bool = false) -> TableColumns {
    let known = TableColumns(columns, of: table)
    let named = isProse ? known : known.naming("state", in: table, where: TableColumns.isName)
    return AttributeReader(names: names).columns(named, of: table, for: .state)
  }

  /// Reads a table of states; those without a parent of their own are substates of `parent`. One without a column for
  /// names is an error, or below a state's heading prose.
  private mutating func readTable(_ table: PipeTable, parent: StateID?, isProse: Bool) {
    let columns = Self.columns(of: table, names, isProse: isProse)
    guard let nameColumn = columns["state"] ?? columns["name"] else {
      if isProse { return }
      names.report.sourceMap.unread.states.append(table.headerRange)
      return names.report.add(.malformedTable(["state"], of: table))
    }
    names.report.use(table.headerRange)
    let rows = table.rows.filter { NamedEntry($0.cells[nameColumn]) != nil }
    var parents: [Int: NameKey] = [:]
    for (index, row) in rows.enumerated() {
      parents[index] = columns.filledCell("parent", of: row).flatMap { NamedEntry($0) }.map { NameKey($0.name) }
    }
    let rowOrder = StateTableOrder(names: rows.compactMap { NamedEntry($0.cells[nameColumn])?.name }, parents)
    for index in rowOrder.order {
      let row = rows[index]
      let remarks = columns.remarks(in: row, of: document)
      var parent = parent
      if parents[index] != nil {
        parent = columns.cell("parent", of: row)
          .flatMap { resolveParent($0, isCircular: rowOrder.circular.contains(index)) }
      }
      guard let id = readState(row.cells[nameColumn], below: [], parent: parent, remarks: remarks) else { continue }
      apply(attributes.readCells(of: .state, in: row, columns), to: id)
      // `| Closed | … | final |` in a column of notes, where it is a remark, too.
      for (index, _) in columns.others {
        apply(attributes.readDescription(of: .state, in: row.cells[index]).attributes, to: id)
      }
      if let cell = columns.cell("description", of: row) {
        let (read, prose) = attributes.readDescription(of: .state, in: cell)
        apply(read, to: id)
        states[id.index].documentation = .paragraphs(
          states[id.index].documentation, cell.documentation(in: prose, of: document))
      }
      states[id.index].provenance.sources += columns.sources(of: "description", in: row)
    }
  }

  private func resolveParent(_ cell: RichText, isCircular: Bool) -> StateID? {
    guard let entry = NamedEntry(cell) else { return nil }
    if isCircular {
      names.report.add(.circularParent(entry.name, at: entry.range))
      return nil
    }
    return names.resolveState(in: entry.bytes, of: cell, isEntry: true)
  }

  private mutating func apply(_ read: AttributeSet, to id: StateID) {
    var state = states[id.index]
    state.isInitial = state.isInitial || read.isInitial
    state.isFinal = state.isFinal || read.isFinal
    state.isTransient = state.isTransient || read.isTransient
    state.availability = state.availability.overridden(by: read.availability)
    state.provenance.status = read.status ?? state.provenance.status
    states[id.index] = state
  }

  private mutating func readState(
    _ text: RichText, below blocks: [Int], parent: StateID?, remarks: [State.Remark] = []
  ) -> StateID? {
    guard let entry = NamedEntry(text) else { return nil }
    names.report.use(text.block)
    let (ofName, end) = attributes.readParenthesis(
      of: .state, in: entry.bytes.upperBound..<text.bytes.count, of: text)
    let (ofProse, prose) = attributes.readEnd(of: .state, in: end..<text.bytes.count, of: text)
    let attributes = ofName.overridden(by: ofProse)
    if let first = names.states[entry.name] {
      names.report.add(.duplicateState(entry.name, at: entry.range, first: names.report.sourceMap[first]))
      return first
    }
    names.states.add(entry.name)
    names.report.sourceMap.states.append(entry.range)
    states.append(
      State(
        name: entry.name, parent: parent, isInitial: attributes.isInitial, isFinal: attributes.isFinal,
        isTransient: attributes.isTransient,
        documentation: .paragraphs(text.documentation(in: prose, of: document), document.prose(in: blocks)),
        remarks: remarks, availability: attributes.availability,
        provenance: Provenance(
          status: attributes.status,
          sources: text.sources(in: text.fullRange) + document.sources(inProse: blocks))))
    return StateID(states.count - 1)
  }

  /// Keeps one initial state among the states at the top level, and among each state's substates.
  private mutating func settleInitialState() {
    var firstByParent: [StateID?: StateID] = [:]
    let initial = states.indices.filter { states[$0].isInitial }
    // A misspelt attribute is told already, and one that is written right is what the page means.
    let misspelt = Set(
      names.report.diagnostics.filter { $0.id == DiagnosticDescriptor.misspeltAttribute.id }
        .map { document.file.line(at: $0.range.start) })
    let guesses = Set(
      initial.filter { index in
        misspelt.contains(document.file.line(at: names.report.sourceMap[StateID(index)].start))
      })
    for index in initial.filter({ !guesses.contains($0) }) + initial.filter(guesses.contains) {
      let id = StateID(index)
      if let first = firstByParent[states[index].parent] {
        if !guesses.contains(index) {
          names.report.add(
            .duplicateInitial(
              states[index].name, first: states[first.index].name, at: names.report.sourceMap[id],
              firstPlace: names.report.sourceMap[first]))
        }
        states[index].isInitial = false
      } else {
        firstByParent[states[index].parent] = id
      }
    }
    guard firstByParent.isEmpty else { return }
    var lifecycle = Lifecycle()
    lifecycle.states = states
    if let first = StateHierarchy(lifecycle).initialLeaf(of: nil) {
      names.report.add(.implicitInitial(lifecycle[first].name, at: names.report.sourceMap[first]))
    }
  }
}

extension RichText {
  /// The most words of a state's name below another one, and the most characters of one in a script without spaces.
  private static let longestName = (words: 6, characters: 40)

  /// Returns `true` for words that begin in lower case below a state whose name does not: `- the radio sleeps`.
  fileprivate func isClause(below state: String) -> Bool {
    guard let entry = NamedEntry(self), !entry.isCode, styledRuns.isEmpty, entry.name.contains(" ") else {
      return false
    }
    return entry.name.first?.isLowercase == true && state.first?.isUppercase == true
  }

  /// `true` for an item that ends like a sentence, or is longer than a name, and has neither styled text nor code. Of a name
  /// with a description after it, only its own length counts.
  fileprivate var isProse: Bool {
    guard pieces.allSatisfy({ !$0.isStrong && !$0.isEmphasis && $0.kind != .code }), let entry = NamedEntry(self) else {
      return false
    }
    let isWhole = entry.bytes == trimmed(fullRange)
    let isSentence = isWhole && entry.name.last.map { ".!?。！？…".contains($0) } ?? false
    return isSentence || entry.name.split(separator: " ").count > Self.longestName.words
      || entry.name.count > Self.longestName.characters
  }
}

/// The order in which a table's states are read: that of the rows, but a parent before its substates.
struct StateTableOrder {
  /// The indices of the rows.
  private(set) var order: [Int] = []
  /// The rows whose parent is below them, or is the row itself; they cannot have it.
  private(set) var circular: Set<Int> = []

  /// Sorts rows by their states' names and their parents'. Of parents in a circle, the first row's comes last.
  init(names: [String], _ parents: [Int: NameKey]) {
    var rowsByName: [NameKey: Int] = [:]
    for (index, name) in names.enumerated() where rowsByName[NameKey(name)] == nil { rowsByName[NameKey(name)] = index }
    var isPlaced = Array(repeating: false, count: names.count)
    for index in names.indices {
      var lineage: [Int] = []
      var isVisited: Set<Int> = []
      var next: Int? = index
      while let row = next, !isPlaced[row], isVisited.insert(row).inserted {
        lineage.append(row)
        next = parents[row].flatMap { rowsByName[$0] }
      }
      if let row = next, !isPlaced[row], let last = lineage.last { circular.insert(last) }
      for row in lineage.reversed() {
        isPlaced[row] = true
        order.append(row)
      }
    }
  }
}
