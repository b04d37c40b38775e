import Diagnostics
import LifecycleModel

extension PageBuilder {
  /// Reads the transitions or scenarios of a section: sub-headings with lists of steps, tables, and list items.
  mutating func readStatements(_ part: PagePart, of subject: Attribute.Subject) -> [TransitionStatement] {
    var statements = readStatements(in: part.blocks, of: subject)
    for inner in part.parts { statements += readStatementHeading(inner, of: subject) }
    return statements
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
    if let head = readHead(text, text.fullRange, of: subject) {
      statements.append(
        TransitionStatement(
          head: head.head, range: text.source(of: text.trimmed(text.fullRange)), entries: readSteps(in: part.blocks),
          attributes: head.attributes, documentation: document.prose(in: part.blocks),
          sources: text.sources(in: text.fullRange) + document.sources(in: part.blocks)))
    }
    statements += readStatements(in: part.blocks.filter(holdsStatements), of: subject)
    for inner in part.parts { statements += readStatementHeading(inner, of: subject) }
    return statements
  }

  /// Whether a block among the steps of a heading holds transitions of its own: a table with From and To, or a list with
  /// a path.
  private func holdsStatements(_ block: Int) -> Bool {
    document.items(in: [block]).contains(where: isStatement)
      || document.tables(in: [block]).contains { columns(of: $0, ["from", "to"]).count == 2 }
  }

  /// Whether a list item is a transition: a path between known states stands before its first callback.
  func isStatement(_ item: ListItem) -> Bool {
    let text = item.text
    let firstCode = text.codeSpans(in: text.fullRange).first?.bytes.lowerBound ?? text.bytes.count
    guard isPath(0..<firstCode, of: text) else { return false }
    let ends = text.places(of: .colon, in: 0..<firstCode).map(\.lowerBound) + [firstCode]
    return ends.contains { end in
      if case .read = parser(for: text).parse(withoutAttributes(0..<end, of: text)) { true } else { false }
    }
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

  /// Whether there is an arrow that is not a word.
  private func isPath(_ range: Range<Int>, of text: RichText) -> Bool {
    let arrows = ArrowScanner(vocabulary: vocabulary).arrows(in: range, of: text)
    if arrows.contains(where: { !$0.isWord }) { return true }
    guard !arrows.isEmpty, case .read = parser(for: text).parse(range) else { return false }
    return true
  }

  /// `A → B: callbacks`, or a path with a nested list of steps; an item without an arrow is prose.
  private mutating func readStatement(_ item: ListItem, of subject: Attribute.Subject) -> TransitionStatement? {
    let text = item.text
    let firstCode = text.codeSpans(in: text.fullRange).first?.bytes.lowerBound ?? text.bytes.count
    guard isPath(0..<firstCode, of: text) else { return nil }
    let colons = text.places(of: .colon, in: 0..<firstCode).reversed()
    let split = colons.first { colon in
      if case .read = parser(for: text).parse(withoutAttributes(0..<colon.lowerBound, of: text)) { true } else { false }
    }
    let headRange = 0..<(split?.lowerBound ?? firstCode)
    guard let head = readHead(text, headRange, of: subject) else { return nil }
    let calls = readCalls(in: (split?.upperBound ?? firstCode)..<text.bytes.count, of: text)
    return TransitionStatement(
      head: head.head, range: text.source(of: text.trimmed(headRange)), entries: calls + readSteps(in: item.blocks),
      attributes: head.attributes, documentation: document.prose(in: item.blocks),
      sources: text.sources(in: text.fullRange) + document.sources(in: item.blocks))
  }

  private func parser(for text: RichText) -> TransitionHeadParser {
    TransitionHeadParser(text, vocabulary: vocabulary, scanner: ArrowScanner(vocabulary: vocabulary)) { name in
      state(named: name)
    }
  }

  private func withoutAttributes(_ range: Range<Int>, of text: RichText) -> Range<Int> {
    guard let found = text.closingParenthesis(in: range), !isPath(found.inside, of: text) else { return range }
    return range.lowerBound..<found.start
  }

  /// Reads event, path, guard and attributes; what cannot be read is reported.
  private mutating func readHead(
    _ text: RichText, _ range: Range<Int>, of subject: Attribute.Subject
  ) -> (head: TransitionHead, attributes: AttributeSet)? {
    var attributes = AttributeSet()
    var body = range
    if let found = text.closingParenthesis(in: range), !isPath(found.inside, of: text) {
      let read = readAttributeList(of: subject, in: found.inside, of: text, isLenient: false)
      if read.isAttributes { (attributes, body) = (read.attributes, range.lowerBound..<found.start) }
    }
    switch parser(for: text).parse(body) {
    case .read(let head): return (head, attributes)
    case .ambiguous(let range):
      report(.ambiguousState(text[range], at: text.source(of: range)))
    case .noArrow:
      report(.malformedTransition(text[text.trimmed(range)], at: text.source(of: text.trimmed(range))))
    case .unknownStates(let ranges):
      for range in ranges where !range.isEmpty { reportUnknownState(text[range], at: text.source(of: range)) }
      if ranges.allSatisfy(\.isEmpty) {
        report(.malformedTransition(text[text.trimmed(range)], at: text.source(of: text.trimmed(range))))
      }
    }
    return nil
  }
}
