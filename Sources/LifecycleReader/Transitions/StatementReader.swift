import Diagnostics

/// Reads sections of transitions or scenarios.
struct StatementReader {
  /// The page.
  let document: MarkdownDocument
  /// The subject of the section.
  let subject: Attribute.Subject
  /// The names of the page.
  let names: NameTable
  private var paths: PathFinder { PathFinder(names: names) }
  private var lines: StatementLineReader { StatementLineReader(document: document, subject: subject, names: names) }
  private var steps: StepsReader { StepsReader(document: document, names: names) }
  private var tables: StatementTableReader { StatementTableReader(document: document, subject: subject, names: names) }

  /// Reads a section: sub-headings with lists of steps, tables, and list items; passes on each transition or scenario
  /// as soon as it is read.
  func read(_ part: PagePart, take: (TransitionStatement) -> Void) {
    readBlocks(part.blocks).forEach(take)
    ConcurrentStatementReader(reader: self).read(part.parts, take: take)
  }

  private func readBlocks(_ blocks: [Int]) -> [TransitionStatement] {
    blocks.flatMap { block in
      readList(block) + document.tables(in: [block]).flatMap(tables.read)
    }
  }

  /// Reads the items of a list. In a scenario, `Kill => Off` among events is no path: it is told with these.
  private func readList(_ block: Int) -> [TransitionStatement] {
    let items = document.items(in: [block])
    let areEvents = subject == .scenario && !items.allSatisfy { isPath($0.text) }
    return items.filter { !areEvents || hasKnownStates($0.text) }
      .flatMap(readItem)
  }

  private func isPath(_ text: RichText) -> Bool { paths.isPath(0..<paths.endOfPath(in: text), of: text) }

  private func hasKnownStates(_ text: RichText) -> Bool {
    let end = paths.endOfPath(in: text)
    let head = paths.headEnd(in: 0..<end, of: text, mustBeKnown: true)?.lowerBound ?? end
    return paths.hasKnownStates(0..<head, of: text)
  }

  /// Reads a sub-heading with all that is below it. One without an arrow is prose, unless it has steps.
  func readHeading(_ part: PagePart) -> [TransitionStatement] {
    guard let heading = part.heading else { return [] }
    let text = document.richText(of: heading)
    if let path = path(below: text, part) {
      let event = text[PageOutline.words(ofHeading: text)]
      names.report.use(text.block)
      names.report.add(.readAsEvent(event, at: text.source(of: PageOutline.words(ofHeading: text))))
      return readStatement(path, below: Array(part.blocks.dropFirst())).map {
        $0.head.event.isEmpty ? $0.named(event) : $0
      }
        + part.parts.flatMap(readHeading)
    }
    if !paths.isPath(text.fullRange, of: text), isGroup(part) || !steps.areSteps(part.blocks) {
      if !isGroup(part), names.states.mentions(in: text.text) > 1 {
        names.report.add(.malformedTransition(text.text, at: text.block))
      }
      let statements = readBlocks(part.blocks)
      let areItems = document.tables(in: part.blocks).isEmpty
      return (areItems ? named(by: text, statements) : statements) + part.parts.flatMap(readHeading)
    }
    return readStatement(text, below: part.blocks) + part.parts.flatMap(readHeading)
  }

  /// The paragraph right below a heading without a path that is nothing but one: the heading is its event.
  private func path(below heading: RichText, _ part: PagePart) -> RichText? {
    guard let block = part.blocks.first, document.nodes[block].kind == .paragraph,
      !paths.isPath(heading.fullRange, of: heading),
      heading.isEvent(PageOutline.words(ofHeading: heading)), !isGroup(part)
    else { return nil }
    let text = document.richText(of: block)
    return text.lines.count == 1 && paths.hasKnownStates(text.fullRange, of: text) ? text : nil
  }

  /// Reads a line with a path, and what is below it.
  private func readStatement(_ text: RichText, below blocks: [Int]) -> [TransitionStatement] {
    names.report.use(text.block)
    let line = lines.read(text, isHeading: true)
    // Read in any case, so that one run reports all errors.
    let (entries, items, prose) = steps.read(in: blocks)
    var statements = line.statements(
      entries, documentation: .paragraphs(document.prose(in: blocks), prose),
      sources: text.sources(in: text.fullRange) + document.sources(inProse: blocks))
    for block in blocks {
      for item in items where document.nodes[block].range.contains(item.range) { statements += readItem(item) }
      for table in document.tables(in: [block]) where tables.hasPaths(table) {
        statements += tables.read(table)
      }
    }
    return statements
  }

  /// The statements below a heading without a path: it is their event where none has one, and no two of them leave one state.
  private func named(by heading: RichText, _ statements: [TransitionStatement]) -> [TransitionStatement] {
    let words = PageOutline.words(ofHeading: heading)
    let sources = Set(statements.compactMap(\.head.path.first))
    guard !statements.isEmpty, sources.count == statements.count, statements.allSatisfy(\.head.event.isEmpty),
      heading.isEvent(words)
    else { return statements }
    names.report.use(heading.block)
    names.report.add(.readAsEvent(heading[words], at: heading.source(of: words)))
    return statements.map { $0.named(heading[words]) }
  }

  /// Returns `true` for a heading without an arrow that only groups what is below it.
  private func isGroup(_ part: PagePart) -> Bool {
    let hasPathHeading = part.parts.contains { inner in
      guard let heading = inner.heading else { return false }
      let text = document.richText(of: heading)
      return paths.isPath(text.fullRange, of: text) || isGroup(inner)
    }
    return hasPathHeading || !document.tables(in: part.blocks).isEmpty
      || document.items(in: part.blocks).contains { paths.isPath($0.text.fullRange, of: $0.text) }
  }

  /// Reads `A → B: callbacks`, or a path with a nested list of steps; an item without an arrow is prose.
  private func readItem(_ item: ListItem) -> [TransitionStatement] {
    let text = item.text
    guard isPath(text) else { return [] }
    names.report.use(text.block)
    let line = lines.read(text, isHeading: false)
    let (entries, _, prose) = steps.read(in: item.blocks)
    return line.statements(
      entries, documentation: .paragraphs(document.prose(in: item.blocks), prose),
      sources: text.sources(in: text.fullRange) + document.sources(inProse: item.blocks))
  }
}
