import Diagnostics

extension PageBuilder {
  /// Reads the transitions or scenarios of a section: sub-headings with lists of steps, tables, and list items; hands
  /// over each as soon as it is read.
  mutating func readStatements(
    _ part: PagePart, of subject: Attribute.Subject, _ take: (inout PageBuilder, TransitionStatement) -> Void
  ) {
    for statement in readStatements(in: part.blocks, of: subject) { take(&self, statement) }
    readEach(part.parts) { builder, inner in
      builder.readStatementHeading(inner, of: subject)
    } take: {
      take(&$0, $1)
    }
  }

  private mutating func readStatements(_ part: PagePart, of subject: Attribute.Subject) -> [TransitionStatement] {
    readStatements(in: part.blocks, of: subject) + part.parts.flatMap { readStatementHeading($0, of: subject) }
  }

  private mutating func readStatements(in blocks: [Int], of subject: Attribute.Subject) -> [TransitionStatement] {
    var statements: [TransitionStatement] = []
    for block in blocks {
      for item in document.items(in: [block]) {
        if let statement = readStatement(item, of: subject) { statements.append(statement) }
      }
      for table in document.tables(in: [block]) { statements += readStatements(table, of: subject) }
    }
    return statements
  }

  private mutating func readStatementHeading(_ part: PagePart, of subject: Attribute.Subject) -> [TransitionStatement] {
    guard let heading = part.heading else { return [] }
    let text = document.richText(of: heading)
    if !isPath(text.fullRange, of: text), isGroup(part) {
      return readStatements(part, of: subject)
    }
    var statements: [TransitionStatement] = []
    let head = readHead(text, withoutColon(text.fullRange, of: text), of: subject)
    // Read in any case: all that is wrong is to be reported in one run.
    let (entries, items) = readSteps(in: part.blocks)
    if let head {
      statements.append(
        TransitionStatement(
          head: head.head, range: text.source(of: text.trimmed(text.fullRange)), entries: entries,
          attributes: head.attributes, documentation: paragraphs(head.remark, document.prose(in: part.blocks)),
          sources: text.sources(in: text.fullRange) + document.sources(inProse: part.blocks)))
    }
    for block in part.blocks {
      for item in items where document.nodes[block].range.contains(item.range) {
        if let statement = readStatement(item, of: subject) { statements.append(statement) }
      }
      for table in document.tables(in: [block]) where columns(of: table, ["from", "to"]).count == 2 {
        statements += readStatements(table, of: subject)
      }
    }
    for inner in part.parts { statements += readStatementHeading(inner, of: subject) }
    return statements
  }

  /// A heading's range without a colon at its end, unless that is part of a state's name.
  private func withoutColon(_ range: Range<Int>, of text: RichText) -> Range<Int> {
    let range = text.trimmed(range)
    guard text.mayEnd(range, with: .colon), let colon = text.places(of: .colon, in: range).last,
      colon.upperBound == range.upperBound,
      !hasKnownStates(range, of: text)
    else { return range }
    return range.lowerBound..<colon.lowerBound
  }

  /// Whether a heading without an arrow only groups what is below it.
  private func isGroup(_ part: PagePart) -> Bool {
    let hasPathHeading = part.parts.contains { inner in
      guard let heading = inner.heading else { return false }
      let text = document.richText(of: heading)
      return isPath(text.fullRange, of: text) || isGroup(inner)
    }
    return hasPathHeading || !document.tables(in: part.blocks).isEmpty
      || document.items(in: part.blocks).contains { isPath($0.text.fullRange, of: $0.text) }
  }

  /// `A → B: callbacks`, or a path with a nested list of steps; an item without an arrow is prose.
  private mutating func readStatement(_ item: ListItem, of subject: Attribute.Subject) -> TransitionStatement? {
    let text = item.text
    let end = endOfPath(in: text)
    guard isPath(0..<end, of: text) else { return nil }
    let colon = hasKnownStates(0..<end, of: text) ? nil : headEnd(in: 0..<end, of: text)
    let headRange = 0..<(colon?.lowerBound ?? end)
    let head = readHead(text, headRange, of: subject)
    let rest = (colon?.upperBound ?? end)..<text.bytes.count
    let calls = readCalls(in: rest, of: text)
    let steps = readSteps(in: item.blocks).entries
    guard let head else { return nil }
    let remark =
      text.codeSpans(in: rest).isEmpty && calls.isEmpty ? text.documentation(after: rest.lowerBound, in: document) : ""
    return TransitionStatement(
      head: head.head, range: text.source(of: text.trimmed(headRange)), entries: calls + steps,
      attributes: head.attributes, documentation: paragraphs(head.remark, remark, document.prose(in: item.blocks)),
      sources: text.sources(in: text.fullRange) + document.sources(inProse: item.blocks))
  }
}
