import Diagnostics
import LifecycleModel
import Text

/// Finds what a page says and no section reads, after all sections have been read.
///
/// A list of delegates under "Who is told", a path in an item without a bullet, a paragraph of calls: each names something of the page
/// or of the catalog, and would be an entry in another place or another form. Prose that only mentions names is prose: an item counts
/// if it begins with a name, as entries do, or if it is a path or a rule.
struct UnusedContent {
  /// A block that is read as nothing, and what it has.
  struct Finding {
    /// The kind of section whose entries it has.
    let kind: SectionKind
    /// The form in which it has them.
    let form: Form
    /// Its first entry.
    let place: SourceRange
    /// The kind of the section that it is in; `nil` for none.
    let section: SectionKind?
  }

  /// A form of block, as messages name it.
  enum Form: String { case heading, list, table, column, paragraph, line }

  /// The page.
  let document: MarkdownDocument
  /// The headings of sections.
  let sections: [Int: SectionKind]
  /// The names of the page, all known by now.
  let names: NameTable
  private let used: [SourceRange]
  /// The headings that are almost a section's: they are told, and what is below them is read once they are mended.
  private let nearMisses: [SourceRange]
  private let rules: RulesReader
  private var paths: PathFinder { PathFinder(names: names) }

  /// Takes a page whose sections have been read, with what they have used.
  init(of document: MarkdownDocument, _ outline: PageOutline, _ names: NameTable) {
    self.document = document
    self.names = names
    sections = outline.kinds
    // What has a diagnostic is told already.
    let told = names.report.diagnostics.map(\.range)
    used = (names.report.used + told).filter { $0.end > $0.start }.sorted { $0.start < $1.start }.united
    rules = RulesReader(document: document, names: names)
    nearMisses = outline.nearMisses.map(\.range)
  }

  /// The blocks in page order.
  var findings: [Finding] {
    var findings: [Finding] = []
    visit(document.parts, in: nil, &findings)
    return findings
  }

  private func visit(_ part: PagePart, in section: SectionKind?, _ findings: inout [Finding]) {
    let own = part.heading.flatMap { sections[$0] }
    if let heading = part.heading, own == nil {
      let text = document.richText(of: heading)
      if nearMisses.contains(where: text.block.contains) { return }
      if !isUsed(text.block), let kind = kind(ofHeading: text, in: section) {
        findings.append(Finding(kind: kind, form: .heading, place: text.block, section: section))
      }
    }
    for block in part.blocks { findings += self.findings(in: block, of: own ?? section) }
    for inner in part.parts { visit(inner, in: own ?? section, &findings) }
  }

  /// A heading that is a path, or a name alone.
  private func kind(ofHeading text: RichText, in section: SectionKind?) -> SectionKind? {
    if paths.hasKnownStates(text.fullRange, of: text) { return .transitions }
    guard let entry = NamedEntry(text, isCallback: true), entry.bytes == text.trimmed(text.fullRange) else { return nil }
    return kind(of: entry, in: text)
  }

  private func findings(in block: Int, of section: SectionKind?) -> [Finding] {
    let node = document.nodes[block]
    if document.isList(block) { return findings(inList: block, of: section) }
    guard node.kind == .paragraph else { return [] }
    if let table = document.tables(in: [block]).first {
      guard !isUsed(table.headerRange) else { return columns(of: table, in: section) }
      return kind(of: table).map { [Finding(kind: $0, form: .table, place: table.headerRange, section: section)] } ?? []
    }
    let text = document.richText(of: block)
    // In a section of entries, a line that looks like one lacks its bullet; elsewhere, only a paragraph of nothing but calls counts.
    if let line = section.map({ _ in text.lines.first { kind(of: $0, in: text) != nil } }) ?? nil, !isUsed(text.source(of: line)) {
      return kind(of: line, in: text).map {
        [Finding(kind: $0, form: .paragraph, place: text.source(of: line), section: section)]
      } ?? []
    }
    guard text.isCode, !isUsed(text.block), let code = text.codeSpans(in: text.fullRange).first, isCallback(text[code.bytes])
    else { return [] }
    return [Finding(kind: .callbacks, form: .paragraph, place: text.block, section: section)]
  }

  /// The columns of a table that has been read which are kept as prose, though all of their cells are names or attributes.
  private func columns(of table: PipeTable, in section: SectionKind?) -> [Finding] {
    let names: [String]
    switch section {
    case .states: names = StatesReader.columns
    case .delegates: names = DelegatesReader.columns
    case .callbacks: names = CallbacksReader.columns
    case .transitions, .scenarios, .rules, .counterparts, .sceneConfigurations, .logLines, nil: return []
    }
    return TableColumns(names, of: table).others.compactMap { index, heading in
      let cells = table.rows.map { $0.cells[index] }.filter { !Vocabulary.standard.isNone($0.text) }
      guard let first = cells.first, cells.allSatisfy({ isName($0) || isAttributes($0) }) else { return nil }
      let entry = NamedEntry(first).flatMap { kind(of: $0, in: first) } ?? section
      return entry.map { Finding(kind: $0, form: .column, place: heading.block, section: section) }
    }
  }

  /// Returns `true` for a cell that is nothing but a name.
  private func isName(_ cell: RichText) -> Bool {
    NamedEntry(cell, isCallback: true).map { entry in
      entry.bytes == cell.trimmed(cell.fullRange) && (kind(of: entry, in: cell) != nil || names.catalog.knows(type: entry.name))
    } ?? false
  }

  /// Returns `true` for a cell that is nothing but attributes.
  private func isAttributes(_ cell: RichText) -> Bool {
    let fields = cell.fields(in: cell.withoutParentheses(cell.fullRange))
    return !fields.isEmpty
      && fields.allSatisfy { field in
        if case .attribute = AttributePhrase.standard.match(cell[field], code: nil) { true } else { false }
      }
  }

  /// The first item of a list that is read as nothing, and the lines of others that have lost their bullet.
  private func findings(inList list: Int, of section: SectionKind?) -> [Finding] {
    var findings: [Finding] = []
    var waiting = [list]
    while let block = waiting.popLast() {
      var isTold = false
      for item in document.items(in: [block]) {
        let text = item.text
        if !isUsed(text.block), !text.bytes.isEmpty, !isTold, let kind = kind(of: text, in: section) {
          let place = text.lines.first.map(text.source) ?? text.block
          findings.append(Finding(kind: kind, form: .list, place: place, section: section))
          isTold = true
        }
        for line in text.lines.dropFirst() where isLazy(line, of: text, in: item) {
          // Calls behind a path may be in several lines.
          guard let kind = kind(of: line, in: text), kind != .callbacks || self.kind(of: text, in: section) != .transitions
          else { continue }
          findings.append(Finding(kind: kind, form: .line, place: text.source(of: line), section: section))
        }
        // What is below an entry is its own, or has been read for itself.
        waiting += item.blocks.filter { document.isList($0) && !isUsed(document.nodes[$0].range) }
      }
    }
    return findings
  }

  /// Returns `true` for a line that is not indented as the item's first one is: Markdown adds it to the item all the same.
  private func isLazy(_ line: Range<Int>, of text: RichText, in item: ListItem) -> Bool {
    let file = document.file
    let column = { (offset: Int) in offset - file.offset(ofLine: file.line(at: offset)) }
    return column(text.source(of: line).start) < column(text.block.start)
  }

  /// Returns `true` for a part of the page that has been used, or of which a diagnostic is.
  private func isUsed(_ range: SourceRange) -> Bool {
    let next = used.indices.partitioningIndex { used[$0].end > range.start }
    return next < used.count && used[next].start < max(range.end, range.start + 1)
  }

  // MARK: - Entries

  /// The kind of an item; among paths, one that names two states is one without its arrow.
  private func kind(of item: RichText, in section: SectionKind?) -> SectionKind? {
    let isAmongPaths = section == .transitions || section == .scenarios
    if isAmongPaths, !item.hasCode, names.states.mentions(in: item.text) > 1 { return .transitions }
    return kind(of: item.fullRange, in: item)
  }

  /// The kind of a line that looks like an entry; `nil` for prose.
  private func kind(of line: Range<Int>, in text: RichText) -> SectionKind? {
    let whole = line == text.fullRange ? text : text.part(line)
    if paths.hasKnownStates(whole.fullRange, of: whole) { return .transitions }
    if let end = paths.headEnd(in: whole.fullRange, of: whole, mustBeKnown: true),
      paths.hasKnownStates(0..<end.lowerBound, of: whole)
    {
      return .transitions
    }
    if rules.isRule(whole) { return .rules }
    guard let entry = NamedEntry(whole, isCallback: true), whole.endsEntry(at: entry.bytes.upperBound) else { return nil }
    return kind(of: entry, in: whole)
  }

  /// The kind of an entry by its name; `nil` for a name that neither the page nor the catalog has.
  private func kind(of entry: NamedEntry, in text: RichText) -> SectionKind? {
    if names.states[entry.name] != nil { return .states }
    if names.isDelegate(entry.name) || entry.isCode && names.isConventional(entry.name) { return .delegates }
    if entry.isCode ? isCallback(entry.name) : names.isCall(entry.bytes, of: text) { return .callbacks }
    // A delegate that the page does not know yet, by its type.
    guard entry.isCode || text.styledRuns.first?.bytes == entry.bytes else { return nil }
    let types = text.codeSpans(in: entry.bytes.upperBound..<text.bytes.count).map { text[$0.bytes] }
    return types.contains(where: names.catalog.knows) ? .delegates : nil
  }

  /// Returns `true` for a callback of the page or of the catalog.
  private func isCallback(_ code: String) -> Bool {
    let mention = names.mention(code)
    guard !mention.isForeign, mention.name.contains(where: \.isLetter) else { return false }
    return !names.candidates(for: mention, of: names.delegates.ids).isEmpty || !names.impliedEntries(for: mention).isEmpty
  }

  /// The kind of a table by its heading: at least two columns of that kind, with entries in the first of these. A table that has
  /// names in some column is prose.
  private func kind(of table: PipeTable) -> SectionKind? {
    if StatementTableReader(document: document, subject: .transition, names: names).hasPaths(table) { return .transitions }
    let delegates = table.header.filter { heading in
      let name = heading[heading.trimmed(heading.fullRange)]
      return names.isDelegate(name) || names.isConventional(name)
    }
    if delegates.count > 1 { return .counterparts }
    let kinds: [(SectionKind, [String])] = [
      (.states, StatesReader.columns), (.delegates, DelegatesReader.columns), (.callbacks, CallbacksReader.columns),
    ]
    return kinds.first { kind, columns in
      let known = TableColumns(columns, of: table)
      guard table.header.count - known.others.count > 1, let column = known[columns[0]] ?? known["name"] else { return false }
      return table.rows.contains { row in
        let cell = row.cells[column]
        return NamedEntry(cell, isCallback: true).flatMap { self.kind(of: $0, in: cell) } == kind
      }
    }?.0
  }
}

extension RichText {
  /// `true` for nothing but code, and marks between.
  fileprivate var isCode: Bool {
    hasCode && pieces.allSatisfy { $0.kind == .code || !self[$0.bytes].contains { $0.isLetter || $0.isNumber } }
  }

  /// Returns `true` where an entry's name ends as entries do: before a mark, or at the end of the line.
  fileprivate func endsEntry(at offset: Int) -> Bool {
    let rest = trimmed(offset..<bytes.count)
    guard let first = rest.first else { return true }
    return [.colon, .openParenthesis, .comma, .semicolon].contains { length(of: $0, at: first) != nil }
      || ["- ", "– ", "— ", "["].contains { bytes[first...].starts(with: $0.utf8) }
  }
}

extension [SourceRange] {
  /// Sorted ranges, with those that meet as one.
  fileprivate var united: [SourceRange] {
    reduce(into: []) { united, range in
      if let last = united.last, range.start <= last.end {
        united[united.count - 1] = last.union(range)
      } else {
        united.append(range)
      }
    }
  }
}
