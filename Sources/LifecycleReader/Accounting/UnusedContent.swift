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
    let form: Form
    /// Its first entry.
    let place: SourceRange
    /// The kind of the section that it is in; `nil` for none.
    let section: SectionKind?
    /// The columns that the section reads and the table lacks, for one that it does not know.
    var columns: [String] = []
  }

  /// A form of block, as messages name it; a note is an item below another.
  enum Form: String {
    case heading, list, note, table, row, column, cell, paragraph, line, condition, code, sentence, order
  }

  /// The page.
  let document: MarkdownDocument
  /// The headings of sections.
  let sections: [Int: SectionKind]
  /// The names of the page, all known by now.
  let names: NameTable
  private let used: [SourceRange]
  /// Tells of which section something could be an entry.
  let entries: EntryRecognizer
  /// The headings that are almost a section's: they are told, and what is below them is read once they are mended.
  let nearMisses: [SourceRange]
  private var paths: PathFinder { PathFinder(names: names) }

  /// Takes a page whose sections have been read, with what they have used.
  init(of document: MarkdownDocument, _ outline: PageOutline, _ names: NameTable) {
    self.document = document
    self.names = names
    sections = outline.kinds
    // What has a diagnostic is told already.
    let told = names.report.diagnostics.map(\.range)
    used = (names.report.used + told).filter { $0.end > $0.start }.sorted { $0.start < $1.start }.united
    entries = EntryRecognizer(document, names)
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
      } else if section == .scenarios, part.parts.isEmpty, !isUsed(text.block), !part.blocks.contains(where: holdsUsed)
      {
        // All that is in a section of scenarios are scenarios, whatever their names are.
        findings.append(Finding(kind: .scenarios, form: .heading, place: text.block, section: section))
        return
      }
    }
    if own == nil, let heading = part.heading, isPathAboveCalls(heading, part.blocks, in: section) {
      let text = document.richText(of: heading)
      findings.append(Finding(kind: .transitions, form: .heading, place: text.block, section: section))
      return
    }
    let isEntry = own == nil && part.heading.map { isUsed(document.nodes[$0].range) } ?? false
    for (block, next) in zip(part.blocks, part.blocks.dropFirst().map { $0 } + [nil]) {
      findings += self.findings(in: block, above: next, of: own ?? section, isBelowEntry: isEntry)
    }
    if isEntry { findings += orders(inProseOf: part.blocks, of: section) }
    // `## Scenario: a walk` with a sentence below it.
    if own == .scenarios, part.parts.isEmpty, let heading = part.heading, let block = part.blocks.first,
      part.blocks.allSatisfy({ document.nodes[$0].kind == .paragraph && !isUsed(document.nodes[$0].range) })
    {
      let place = document.richText(of: heading).block
      let isTold = findings.contains { $0.place.start >= document.nodes[block].range.start }
      if !isTold { findings.append(Finding(kind: .scenarios, form: .heading, place: place, section: .scenarios)) }
    }
    for inner in part.parts { visit(inner, in: own ?? section, &findings) }
  }

  /// A heading that is a path, or a name alone.
  private func kind(ofHeading text: RichText, in section: SectionKind?) -> SectionKind? {
    if paths.hasKnownStates(text.fullRange, of: text) || section?.hasPaths != true && isPath(text) {
      return .transitions
    }
    guard let entry = NamedEntry(text, isCallback: true), entry.bytes == text.trimmed(text.fullRange) else {
      return nil
    }
    return entries.kind(of: entry, in: text)
  }

  /// Returns `true` for an arrow to a known state, whatever stands around: `Resume: Paused → Running, if the server can`.
  private func isPath(_ text: RichText) -> Bool {
    ArrowScanner.standard.arrows(in: text.fullRange, of: text).contains { arrow in
      let rest = text.trimmed(arrow.place.upperBound..<text.bytes.count)
      let end = text.fields(in: rest).first ?? rest
      return !arrow.isWord && names.states[text[end]] != nil
    }
  }

  /// Returns `true` for a heading that no section has read, with an arrow and calls below it: its states may be unknown.
  private func isPathAboveCalls(_ heading: Int, _ blocks: [Int], in section: SectionKind?) -> Bool {
    let text = document.richText(of: heading)
    guard section?.hasPaths != true, !isUsed(text.block), ArrowScanner.standard.hasArrow(in: text.text) else {
      return false
    }
    return document.items(in: blocks).contains { item in
      !isUsed(item.text.block) && entries.kind(of: item.text, in: nil) == .callbacks
    }
  }

  func holdsUsed(_ block: Int) -> Bool {
    document.items(in: [block]).contains { isUsed($0.text.block) || $0.blocks.contains(where: holdsUsed) }
      || document.tables(in: [block]).contains { isUsed($0.headerRange) }
  }

  private func findings(
    in block: Int, above next: Int?, of section: SectionKind?, isBelowEntry: Bool
  ) -> [Finding] {
    let node = document.nodes[block]
    if section == nil, node.kind == .codeBlock, !isUsed(node.range), !document.declarations(in: [block]).isEmpty {
      return [Finding(kind: .callbacks, form: .code, place: node.range, section: nil)]
    }
    if document.isList(block) { return findings(inList: block, of: section, isBelowEntry: isBelowEntry) }
    guard node.kind == .paragraph else { return [] }
    if let table = document.tables(in: [block]).first {
      guard !isUsed(table.headerRange) else {
        // A row with a finding may have too many cells because of it.
        let surplus = table.surplus.flatMap { isTold(onLineOf: $0) ? nil : $0 }
        let rest = [(Form.cell, surplus), (.row, table.firstUnreadRow)]
        return columns(of: table, in: section)
          + rest.compactMap { form, place in
            place.map { Finding(kind: section ?? .transitions, form: form, place: $0, section: section) }
          }
      }
      return entries.kind(of: table).map {
        [Finding(kind: $0, form: .table, place: table.headerRange, section: section)]
      } ?? []
    }
    let text = document.richText(of: block)
    if section == nil || section?.hasPaths == true, let path = paths.path(inSentenceOf: text),
      !isUsed(text.source(of: path))
    {
      return [Finding(kind: .transitions, form: .paragraph, place: text.source(of: path), section: section)]
    }
    // In a section of entries, a line that looks like one lacks its bullet; elsewhere, only a paragraph of nothing but calls counts.
    if section != nil {
      let isAboveList = next.map(document.isList) ?? false
      // `On iOS 17 and later:` above some of the calls.
      if section?.hasPaths == true, isAboveList, !isUsed(text.block), text.lines.count == 1,
        text.isEvent(text.withoutColon(text.fullRange)),
        AttributePhrase.standard.isCondition(text.text)
          || text.text.contains(where: \.isNumber) && AttributePhrase.standard.mayBeAttribute(text.text)
      {
        return [Finding(kind: .transitions, form: .condition, place: text.block, section: section)]
      }
      if section?.hasPaths == true,
        let line = text.lines.first(where: { isCondition(text.part($0)) && !isUsed(text.source(of: $0)) })
      {
        return [Finding(kind: .transitions, form: .condition, place: text.source(of: line), section: section)]
      }
      for line in text.lines where !isUsed(text.source(of: line)) {
        guard let kind = entries.kind(ofLine: line, of: text, isLost: false, isAboveList: isAboveList, in: section)
        else { continue }
        return [Finding(kind: kind, form: .paragraph, place: text.source(of: line), section: section)]
      }
    }
    let isPath = text.lines.count == 1 && paths.hasKnownStates(text.fullRange, of: text)
    if isPath, !isUsed(text.block) {
      return [Finding(kind: .transitions, form: .paragraph, place: text.block, section: section)]
    }
    guard text.isCode, !isUsed(text.block), let code = text.codeSpans(in: text.fullRange).first,
      entries.isCallback(text[code.bytes])
    else { return [] }
    return [Finding(kind: .callbacks, form: .paragraph, place: text.block, section: section)]
  }

  /// The first item of a list that is read as nothing, and the lines of others that have lost their bullet.
  private func findings(inList list: Int, of section: SectionKind?, isBelowEntry: Bool) -> [Finding] {
    // On a page without states, a list of names in bold probably has them.
    if section == nil, names.states.all.isEmpty {
      let items = Array(document.items(in: [list]))
      if let first = items.first, items.count > 1, !isUsed(first.text.block),
        items.allSatisfy({ ($0.text.pieces.first?.isStrong ?? false) && TableColumns.isName($0.text) })
      {
        return [Finding(kind: .states, form: .list, place: first.text.block, section: nil)]
      }
    }
    var findings: [Finding] = []
    var waiting = [(list, Form.list)]
    while let (block, form) = waiting.popLast() {
      var isTold = false
      for item in document.items(in: [block]) {
        let text = item.text
        if !isUsed(text.block), section?.hasPaths == true, isCondition(text) {
          findings.append(Finding(kind: .transitions, form: .condition, place: text.block, section: section))
          continue
        }
        let own = section == .scenarios && !isBelowEntry && block == list ? SectionKind.scenarios : nil
        if !isUsed(text.block), !text.bytes.isEmpty, !isTold, let kind = entries.kind(of: text, in: section) ?? own {
          if kind == .scenarios {
            findings.append(Finding(kind: kind, form: .list, place: text.block, section: section))
            return findings
          }
          let place = text.lines.first.map(text.source) ?? text.block
          findings.append(Finding(kind: kind, form: form, place: place, section: section))
          isTold = true
        }
        let isAboveList = item.blocks.contains(where: document.isList)
        let isAboveCalls = document.items(in: item.blocks.filter(document.isBulletList)).contains(where: \.text.hasCode)
        for (line, before) in zip(text.lines.dropFirst(), text.lines) {
          // What stands below a colon, and a state above its substates, is in the list, too; but calls behind a path may be in lines.
          let isStyled = NamedEntry(text.part(line)).map { $0.isCode || !text.part(line).styledRuns.isEmpty } ?? false
          let isListed =
            isAboveList
            && (text.isHeading(before) && (isAboveCalls || section?.hasPaths != true) || section == .states && isStyled)
          // A path may go on in the next line.
          let isContinued = ArrowScanner.standard.hasSymbol(atEndOf: text.trimmed(before), in: text)
          let isLost = isListed || document.isLazy(line, of: text) && !isContinued
          guard isLost || section == .rules,
            let kind = entries.kind(ofLine: line, of: text, isLost: true, isAboveList: isAboveList, in: section),
            isLost || kind == .rules, kind != .callbacks || entries.kind(of: text, in: section) != .transitions
          else { continue }
          findings.append(Finding(kind: kind, form: .line, place: text.source(of: line), section: section))
        }
        waiting += item.blocks.filter { document.isList($0) }.map { ($0, isUsed(text.block) ? .note : form) }
      }
    }
    return findings
  }

  /// Returns `true` for `Guard: the parent says yes`, with the words of a column of guards before a colon.
  private func isCondition(_ text: RichText) -> Bool {
    guard let colon = text.places(of: .colon, in: text.fullRange).first else { return false }
    let key = text[text.trimmed(0..<colon.lowerBound)]
    return ["column.guard", "column.when"].flatMap(Vocabulary.standard.phrases).contains { NameKey($0) == NameKey(key) }
  }

  /// Returns `true` for a part of the page that has been used, or of which a diagnostic is.
  func isUsed(_ range: SourceRange) -> Bool {
    let next = used.indices.partitioningIndex { used[$0].end > range.start }
    return next < used.count && used[next].start < max(range.end, range.start + 1)
  }

  private func isTold(onLineOf range: SourceRange) -> Bool {
    let file = document.file
    return names.report.diagnostics.contains { file.line(at: $0.range.start) == file.line(at: range.start) }
  }
}

extension RichText {
  /// `true` for nothing but code, and marks between.
  fileprivate var isCode: Bool {
    hasCode && pieces.allSatisfy { $0.kind == .code || !self[$0.bytes].contains { $0.isLetter || $0.isNumber } }
  }
}

extension [SourceRange] {
  /// Sorted ranges, with those that meet as one.
  var united: [SourceRange] {
    reduce(into: []) { united, range in
      if let last = united.last, range.start <= last.end {
        united[united.count - 1] = last.union(range)
      } else {
        united.append(range)
      }
    }
  }
}

extension UnusedContent {
  /// The columns of a table that has been read which are kept as prose, though all of their cells are names or attributes, or most are
  /// attributes.
  func columns(of table: PipeTable, in section: SectionKind?) -> [Finding] {
    let (all, known): ([String], TableColumns)
    switch section {
    case .states: (all, known) = (StatesReader.columns, StatesReader.columns(of: table, names))
    case .delegates: (all, known) = (DelegatesReader.columns, DelegatesReader.columns(of: table, names))
    case .callbacks: (all, known) = (CallbacksReader.columns, CallbacksReader.columns(of: table, names))
    case .transitions, .scenarios:
      guard let columns = StatementTableReader.columns(of: table, in: document, names) else { return [] }
      (all, known) = (StatementTableReader.columns, columns)
    case .rules, .counterparts, .sceneConfigurations, .logLines, nil: return []
    }
    let missing = all.filter { known[$0] == nil }
    let when = Vocabulary.standard.phrases("column.when").map { NameKey($0) }
    return known.others.compactMap { index, heading in
      let cells = table.rows.map { $0.cells[index] }.filter { !Vocabulary.standard.isNone($0.text) }
      let attributes = cells.count {
        entries.isAttributes($0.fullRange, of: $0) || AttributePhrase.standard.isFrequency($0.text)
      }
      let isTold = names.report.diagnostics.contains { heading.block.contains($0.range) }
      // Beside an event, what a column "When" has may be a condition.
      let isWhen = section?.hasPaths == true && when.contains(NameKey(heading.text.trimmingSpaces))
      guard let first = cells.first, !isTold,
        isWhen || attributes * 2 > cells.count
          || cells.allSatisfy({ entries.isName($0) || entries.isAttributes($0.fullRange, of: $0) })
      else {
        return nil
      }
      let entry = NamedEntry(first).flatMap { entries.kind(of: $0, in: first) } ?? section
      return entry.map { Finding(kind: $0, form: .column, place: heading.block, section: section, columns: missing) }
    }
  }
}

extension Diagnostic {
  /// Content that names something and is an entry of no section; `language` is the page's.
  static func unusedContent(_ finding: UnusedContent.Finding, in language: Language) -> Diagnostic {
    let section = { (kind: SectionKind) in "'## \(Vocabulary.standard.phrase(kind.rawValue, in: language))'" }
    let content =
      switch finding.kind {
      case .delegates: "a delegate"
      case .states: "a state"
      case .callbacks: "a call"
      case .transitions: "a path between states"
      case .rules: "a rule"
      case .scenarios: "a scenario without a path"
      case .counterparts, .sceneConfigurations, .logLines: "an entry"
      }
    let columns = Self.list(finding.columns.map { Vocabulary.standard.phrase("column." + $0, in: language) })
    let isOwn = finding.section == finding.kind || finding.section == .scenarios && finding.kind == .transitions
    let help =
      switch finding.form {
      case .line: "Begin the line with '- ': without it, Markdown adds it to the item above"
      case .paragraph where finding.section != nil: "Write it as an item of a list: begin the line with '- '"
      case .note where finding.kind == .callbacks:
        "Move it one level up, or write 'In any order:' above it: what is below a step is a note of it"
      case .cell: "Give the table's heading a cell for it: Markdown shows no more cells of a row than that has"
      case .row: "Give each row as many cells as the heading has, or the heading fewer"
      case .column: "Give the column the heading of one that the section reads: \(columns)"
      case .sentence: "Write the calls as a list below the path, one an item: '1. `name()`'"
      case .order: "Write an item 'In any order:' with the calls that it is about in a list below it"
      case .condition:
        "Write it in brackets behind the path, 'Event: A → B [condition]', or behind each call, '(since iOS 17)'"
      case _ where finding.kind == .scenarios:
        "Write a path of states, 'Name: A → B → C', with the calls in a list below it"
      case _ where isOwn && finding.kind == .transitions: "Write a path with an arrow: 'Event: A → B'"
      case _ where isOwn && finding.kind != .transitions: "Write it as an item: '- name (attributes): description'"
      case _ where finding.section == .transitions && finding.kind == .callbacks:
        "Give the heading above it a path: '### Event: A → B'"
      case _ where finding.section == nil && finding.kind == .callbacks && finding.form == .list:
        "Put it below a path under \(section(.transitions)) where it is called, or under \(section(.callbacks))"
      case _: "Put it under \(section(finding.kind))"
      }
    let words =
      switch finding.form {
      case .cell: "is in no column"
      case .condition: "is prose"
      case .order: "says that an order is open, and the calls are read in the order of the list"
      case .row: "is below rows that lack more than \(PipeTable.mostMissingCells) cells"
      case .column: "has a heading that is not known"
      case .sentence: "has calls in their order"
      case .heading, .list, .note, .table, .paragraph, .line, .code: "has \(content)"
      }
    let message = finding.form == .order ? "This text \(words)" : "This \(finding.form) \(words), and is not read"
    return Diagnostic(.unusedContent, message, at: finding.place, help: help)
  }
}
