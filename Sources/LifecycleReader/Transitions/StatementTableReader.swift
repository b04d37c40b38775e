import Diagnostics
import LifecycleModel

/// Reads tables From | To | Event | Guard | Callbacks, columns in any order; From and To may be one column of paths, whatever
/// its heading is. A column that is named after a delegate or its type has calls of that delegate; any other is prose.
struct StatementTableReader {
  /// The columns that say where a transition begins and ends.
  private enum StateColumns {
    case ends(from: Int, to: Int)
    case path(Int)
  }

  /// The columns that are read.
  static let columns =
    ["from", "to", "event", "guard", "callbacks", "callback", "description", "notes"] + AttributeReader.columns

  /// The page.
  let document: MarkdownDocument
  /// The subject of the section.
  let subject: Attribute.Subject
  /// The names of the page.
  let names: NameTable
  private var heads: HeadReader { HeadReader(subject: subject, names: names) }
  private var steps: StepsReader { StepsReader(document: document, names: names, subject: subject) }

  /// Returns `true` for a table with a path in each row.
  func hasPaths(_ table: PipeTable) -> Bool { stateColumns(of: table, columns(of: table)) != nil }

  /// The columns of a table that has been read, of which the others are prose; `nil` for one that could not be.
  static func columns(of table: PipeTable, in document: MarkdownDocument, _ names: NameTable) -> TableColumns? {
    // What is told of them has been told.
    let names = names.copy(reportingTo: Report(of: names.file))
    let reader = StatementTableReader(document: document, subject: .transition, names: names)
    return reader.layout(of: table).map { layout in layout.owners.reduce(layout.columns) { $0.without($1.column) } }
  }

  /// The columns, those of states and those of delegates' calls; `nil` without columns of states.
  private func layout(
    of table: PipeTable
  ) -> (columns: TableColumns, states: StateColumns, owners: [(column: Int, delegate: DelegateID)])? {
    var columns = columns(of: table)
    guard let states = stateColumns(of: table, columns) else { return nil }
    switch states {
    case .ends(let from, let to): columns = columns.adding(from, as: "from").adding(to, as: "to")
    case .path(let index): columns = columns.without(index)
    }
    let owners = owners(of: columns.others)
    return (addingByContent(heads.columns(columns, of: table), of: table, besides: owners), states, owners)
  }

  /// Reads a table, each row as a transition or scenario.
  func read(_ table: PipeTable) -> [TransitionStatement] {
    names.report.use(table.headerRange)
    guard let (columns, states, owners) = layout(of: table) else {
      names.report.add(.malformedTable(["from", "to"], of: table))
      heads.addUnread(at: table.headerRange)
      return []
    }
    reportUnreadCalls(in: table, columns, besides: owners)
    return table.rows.flatMap { row in
      var line = readRow(row, columns, owners)
      switch states {
      case .ends(let from, let to): readEnds(row, from: row.cells[from], to: row.cells[to], into: &line)
      case .path(let index): readPath(row, row.cells[index], into: &line)
      }
      return line.statements([], documentation: "", sources: row.cells.flatMap { $0.sources(in: $0.fullRange) })
    }
  }

  /// The columns; one of calls may have other words in its heading: "Delegate method".
  private func columns(of table: PipeTable) -> TableColumns {
    let columns = TableColumns(Self.columns, of: table)
    guard columns["callbacks"] == nil, columns["callback"] == nil else { return columns }
    let phrases = ["callbacks", "callback"].flatMap { Vocabulary.standard.phrases("column." + $0) }.map { NameKey($0) }
    let calls = columns.others.first { index, heading in
      let heading = NameKey(heading.text)
      return phrases.contains(where: heading.holdsWords)
        && table.rows.contains { row in
          row.cells[index].pieces.first?.kind == .code || steps.beginsWithCall(row.cells[index])
        }
    }
    return calls.map { columns.adding($0.index, as: "callbacks") } ?? columns
  }

  /// The columns From and To, by their headings or as the only two with nothing but states; or one in which most cells are paths and
  /// some have known states.
  private func stateColumns(of table: PipeTable, _ columns: TableColumns) -> StateColumns? {
    if let from = columns["from"], let to = columns["to"] { return .ends(from: from, to: to) }
    let unnamed = columns.others.map(\.index).filter { index in
      cells(of: index, in: table) { cell in names.states[cell[cell.trimmed(cell.fullRange)]] != nil }
    }
    switch (columns["from"], columns["to"], unnamed.count) {
    case (let from?, nil, 1): return .ends(from: from, to: unnamed[0])
    case (nil, let to?, 1): return .ends(from: unnamed[0], to: to)
    case (nil, nil, 2): return .ends(from: unnamed[0], to: unnamed[1])
    default: break
    }
    let paths = PathFinder(names: names)
    return table.header.indices.first { index in
      let cells = table.rows.map { $0.cells[index] }.filter { !$0.bytes.isEmpty }
      return cells.count { paths.isBarePath($0.fullRange, of: $0) } * 2 > cells.count
        && cells.contains { paths.hasKnownStates($0.fullRange, of: $0) }
    }.map(StateColumns.path)
  }

  /// The columns with an event and a guard where the table names none. The event's is the one that says when, or the only other one with
  /// a few words in each cell: not the same in all, and most of them different if the table has other columns, too. The guard's is the
  /// only one with conditions that Instar knows, or brackets.
  private func addingByContent(
    _ columns: TableColumns, of table: PipeTable, besides owners: [(column: Int, delegate: DelegateID)]
  ) -> TableColumns {
    var columns = columns
    // One that says since when, in words, is prose.
    let since = Vocabulary.standard.phrases("column.since").map { NameKey($0) }
    func others(_ holds: (RichText) -> Bool) -> [(index: Int, heading: RichText)] {
      columns.others.filter { other in
        !owners.contains { $0.column == other.index } && !since.contains(NameKey(other.heading.text.trimmingSpaces))
          && cells(of: other.index, in: table, all: holds)
      }
    }
    let guards = others { cell in
      let range = cell.trimmed(cell.fullRange)
      return cell.openingBracket(ofLastIn: range) == range.lowerBound || !Guard(cell[range], in: .standard).isOpaque
    }
    if columns["guard"] == nil, guards.count == 1 { columns = columns.adding(guards[0].index, as: "guard") }
    let when = Vocabulary.standard.phrases("column.when").map { NameKey($0) }
    let isOnly = columns.others.count { other in !owners.contains { $0.column == other.index } } == 1
    let events = others { cell in
      cell.isEvent(0..<(cell.closingParenthesis(in: cell.fullRange)?.start ?? cell.bytes.count))
        && !steps.beginsWithCall(cell)
    }
    .filter { other in
      let texts = table.rows.map { NameKey($0.cells[other.index].text) }
      let count = Set(texts).count
      return when.contains(NameKey(other.heading.text.trimmingSpaces))
        || count > 1 && (isOnly || count * 2 > texts.count)
    }
    let named = events.filter { when.contains(NameKey($0.heading.text.trimmingSpaces)) }
    if columns["event"] == nil, let event = (named.isEmpty ? events : named).first,
      named.count == 1 || events.count == 1
    {
      columns = columns.adding(event.index, as: "event")
      let range = event.heading.trimmed(event.heading.fullRange)
      if named.isEmpty, !range.isEmpty {
        names.report.add(.readAsEvent(event.heading[range], at: event.heading.source(of: range)))
      }
    }
    return columns
  }

  /// Returns `true` for a column that is not empty, in which all cells that say something have a property.
  private func cells(of index: Int, in table: PipeTable, all holds: (RichText) -> Bool) -> Bool {
    let filled = table.rows.map { $0.cells[index] }.filter { !Vocabulary.standard.isNone($0.text) }
    return !filled.isEmpty && filled.allSatisfy(holds)
  }

  /// Reads the states that a row leads from and to; what cannot be read leaves the line without a head.
  private func readEnds(_ row: PipeTable.Row, from: RichText, to: RichText, into line: inout StatementLine) {
    let target = resolveCell(to, row) { names.resolveState(in: $0, of: to) }
    let sources = resolveCell(from, row) { names.resolveSources(in: $0, of: from, leadingTo: target) }
    if target == nil || sources == nil { heads.addUnread(at: row.range) }
    let read = subject == .transition ? names.report.bounded(sources ?? []) : (sources ?? [])[...]
    let paths = target.map { target in read.map { [$0, target] } } ?? []
    line.heads = paths.flatMap { path in
      line.heads.map { TransitionHead(event: $0.event, path: path, guard: $0.guard) }
    }
  }

  /// Reads a path with whatever belongs to one; the row's own event and guard hold where it has none.
  private func readPath(_ row: PipeTable.Row, _ cell: RichText, into line: inout StatementLine) {
    let head = resolveCell(cell, row) { heads.read($0, of: cell) }
    let columns = line.heads[0]
    line.heads = (head?.heads ?? []).map { path in
      TransitionHead(
        event: path.event.isEmpty ? columns.event : path.event, path: path.path, guard: path.guard ?? columns.guard)
    }
    line.attributes = (head?.attributes ?? AttributeSet()).overridden(by: line.attributes)
    line.prose = .paragraphs(head?.remark ?? "", line.prose)
  }

  /// Reads all of a row but its states.
  private func readRow(
    _ row: PipeTable.Row, _ columns: TableColumns, _ owners: [(column: Int, delegate: DelegateID)]
  ) -> StatementLine {
    var event = ""
    var attributes = AttributeSet()
    if let cell = columns.filledCell("event", of: row) {
      (event, attributes) = heads.readEvent(cell.fullRange, of: cell)
    }
    attributes = attributes.overridden(by: heads.readAttributes(in: row, columns))
    var prose: [String] = []
    for cell in ["description", "notes"].compactMap({ columns.cell($0, of: row) }) {
      let (read, words) = heads.readEnd(cell.fullRange, of: cell)
      attributes = attributes.overridden(by: read)
      prose.append(cell.documentation(in: words, of: document))
    }
    prose.append(columns.prose(in: row, besides: Set(owners.map(\.column)), of: document))
    var calls = ["callbacks", "callback"].compactMap { columns.cell($0, of: row) }.flatMap { cell in
      steps.readCalls(in: cell.fullRange, of: cell)
    }
    for (column, delegate) in owners {
      let cell = row.cells[column]
      calls += steps.readCalls(in: cell.fullRange, of: cell, owner: delegate)
    }
    let head = TransitionHead(event: event, path: [], guard: columns.plainText("guard", of: row).flatMap(condition))
    return StatementLine(
      heads: [head], range: row.range, attributes: attributes, calls: calls,
      prose: prose.filter { !$0.isEmpty }.joined(separator: "\n\n"))
  }

  /// The columns whose headings are delegates or their types, of Apple's too on a page that lists no delegates.
  private func owners(of columns: [(index: Int, heading: RichText)]) -> [(column: Int, delegate: DelegateID)] {
    columns.compactMap { index, heading in
      let range = heading.trimmed(heading.fullRange)
      let name = heading[range]
      guard names.isDelegate(name) || !names.delegates.areListed && names.isConventional(name) else { return nil }
      return names.resolveDelegate(name, at: heading.source(of: range)).map { (index, $0) }
    }
  }

  /// Reports the columns that have calls, though their headings do not say so.
  private func reportUnreadCalls(
    in table: PipeTable, _ columns: TableColumns, besides owners: [(column: Int, delegate: DelegateID)]
  ) {
    for (index, heading) in columns.others where !owners.contains(where: { $0.column == index }) {
      guard table.rows.contains(where: { steps.beginsWithCall($0.cells[index]) }) else { continue }
      let isTaken = columns["callbacks"] != nil || columns["callback"] != nil
      names.report.sourceMap.unread.mentions.append(heading.block)
      names.report.add(
        .unreadColumn(
          String(heading.text.trimmingSpaces), meant: isTaken ? nil : headingOfCalls(in: table, columns),
          at: heading.source(of: heading.trimmed(heading.fullRange))))
    }
  }

  /// The heading of the callbacks' column in the language of that of the sources.
  private func headingOfCalls(in table: PipeTable, _ columns: TableColumns) -> String? {
    let from = columns["from"].map { NameKey(table.header[$0].text.trimmingSpaces) }
    let language = Language.allCases.first { language in
      (Vocabulary.standard.phrases("column.from", in: language) ?? []).contains { NameKey($0) == from }
    }
    return language.map { Vocabulary.standard.phrase("column.callbacks", in: $0) }
      ?? Vocabulary.standard.phrases("column.callbacks").first
  }

  /// Resolves a cell that must not be empty.
  private func resolveCell<States>(
    _ cell: RichText, _ row: PipeTable.Row, _ resolve: (Range<Int>) -> States?
  ) -> States? {
    let range = cell.trimmed(cell.fullRange)
    if !range.isEmpty { return resolve(range) }
    names.report.add(.malformedTransition(document.file[row.range], at: row.range))
    heads.addUnread(at: row.range)
    return nil
  }

  /// A guard's cell, with or without brackets; "always" is none.
  private func condition(_ text: String) -> Guard? {
    let bare = text.hasPrefix("[") && text.hasSuffix("]") ? String(text.dropFirst().dropLast().trimmingSpaces) : text
    let isNone = Vocabulary.standard.phrases("word.always").contains { NameKey($0) == NameKey(bare) }
    return isNone ? nil : Guard(bare, in: .standard)
  }
}
