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
  private var heads: HeadReader { HeadReader(subject: subject, names: names) }
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
      document.items(in: [block]).compactMap(readItem) + document.tables(in: [block]).flatMap(tables.read)
    }
  }

  /// Reads a sub-heading with all that is below it.
  func readHeading(_ part: PagePart) -> [TransitionStatement] {
    guard let heading = part.heading else { return [] }
    let text = document.richText(of: heading)
    if !paths.isPath(text.fullRange, of: text), isGroup(part) {
      return readBlocks(part.blocks) + part.parts.flatMap(readHeading)
    }
    var statements: [TransitionStatement] = []
    let head = heads.read(withoutColon(text.fullRange, of: text), of: text)
    // Read in any case, so that one run reports all errors.
    let (entries, items) = steps.read(in: part.blocks)
    if let head {
      statements.append(
        TransitionStatement(
          head: head.head, range: text.source(of: text.trimmed(text.fullRange)), entries: entries,
          attributes: head.attributes, documentation: .paragraphs(head.remark, document.prose(in: part.blocks)),
          sources: text.sources(in: text.fullRange) + document.sources(inProse: part.blocks)))
    }
    for block in part.blocks {
      for item in items where document.nodes[block].range.contains(item.range) {
        if let statement = readItem(item) { statements.append(statement) }
      }
      for table in document.tables(in: [block]) where TableColumns(["from", "to"], of: table).count == 2 {
        statements += tables.read(table)
      }
    }
    return statements + part.parts.flatMap(readHeading)
  }

  /// A heading's range without a colon at its end, unless that is part of a state's name.
  private func withoutColon(_ range: Range<Int>, of text: RichText) -> Range<Int> {
    let range = text.trimmed(range)
    let bare = text.withoutColon(range)
    return bare == range || paths.hasKnownStates(range, of: text) ? range : bare
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
  private func readItem(_ item: ListItem) -> TransitionStatement? {
    let text = item.text
    let end = paths.endOfPath(in: text)
    guard paths.isPath(0..<end, of: text) else { return nil }
    let colon = paths.hasKnownStates(0..<end, of: text) ? nil : paths.headEnd(in: 0..<end, of: text)
    let headRange = 0..<(colon?.lowerBound ?? end)
    let head = heads.read(headRange, of: text)
    let rest = (colon?.upperBound ?? end)..<text.bytes.count
    let calls = steps.readCalls(in: rest, of: text)
    let entries = steps.read(in: item.blocks).entries
    guard let head else { return nil }
    let remark =
      text.codeSpans(in: rest).isEmpty && calls.isEmpty ? text.documentation(after: rest.lowerBound, in: document) : ""
    return TransitionStatement(
      head: head.head, range: text.source(of: text.trimmed(headRange)), entries: calls + entries,
      attributes: head.attributes, documentation: .paragraphs(head.remark, remark, document.prose(in: item.blocks)),
      sources: text.sources(in: text.fullRange) + document.sources(inProse: item.blocks))
  }
}
