import Diagnostics
import LifecycleModel

/// Reads sections of transitions or scenarios: `### Launch: Off → On` with its list of calls, an item `- Launch: Off → On` with one below
/// it, or a row of a table.
struct StatementReader {
  /// The page.
  let document: MarkdownDocument
  /// The subject of the section.
  let subject: Attribute.Subject
  /// The names of the page.
  let names: NameTable
  private var paths: PathFinder { PathFinder(names: names) }
  private var lines: StatementLineReader { StatementLineReader(document: document, subject: subject, names: names) }
  private var steps: StepsReader { StepsReader(document: document, names: names, subject: subject) }
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
    let text = withoutLostPath(item.text)
    guard isPath(text) else { return [] }
    names.report.use(text.block)
    let line = lines.read(text, isHeading: false)
    let (entries, _, prose) = steps.read(in: item.blocks)
    return line.statements(
      entries, documentation: .paragraphs(document.prose(in: item.blocks), prose),
      sources: text.sources(in: text.fullRange) + document.sources(inProse: item.blocks))
  }

  /// An item without a path that has lost its bullet, and what follows it: Markdown adds it to the item, and it is told.
  private func withoutLostPath(_ text: RichText) -> RichText {
    let lost = text.lines.dropFirst().first { line in
      // A path may go on in the next line: `- Launch: A →`, then `B → C`.
      document.isLazy(line, of: text) && hasKnownStates(text.part(line))
        && ArrowScanner.standard.arrows(in: line, of: text).first?.place.lowerBound != line.lowerBound
        && hasKnownStates(text.part(text.trimmed(0..<line.lowerBound)))
    }
    return lost.map { text.part(text.trimmed(0..<$0.lowerBound)) } ?? text
  }
}

/// The line of a transition or scenario, which is a heading or a list item: `Launch: A → B [guard]: calls`.
struct StatementLine: Sendable {
  /// The event, the path and the guard, once for each source; empty where the path could not be read.
  var heads: [TransitionHead]
  /// The place of the path with its event.
  let range: SourceRange
  /// The attributes of the path, the event and the prose.
  var attributes: AttributeSet
  /// The calls after the path, and states that are reached.
  let calls: [StepEntry]
  /// The prose after the path.
  var prose: String

  /// A statement for each source, with what is below the line.
  func statements(
    _ entries: [StepEntry], documentation: String, sources: [Provenance.Source]
  ) -> [TransitionStatement] {
    heads.enumerated().map { index, head in
      TransitionStatement(
        head: head, range: range, entries: calls + entries, attributes: attributes,
        documentation: .paragraphs(prose, documentation), sources: sources, isRepeated: index > 0)
    }
  }
}

/// Reads the lines of transitions or scenarios: a path, and after it calls, an event or prose.
struct StatementLineReader {
  /// The page.
  let document: MarkdownDocument
  /// The subject of the section.
  let subject: Attribute.Subject
  /// The names of the page.
  let names: NameTable
  private var paths: PathFinder { PathFinder(names: names) }
  private var heads: HeadReader { HeadReader(subject: subject, names: names) }

  /// Reads a line with an arrow; a heading is all path if no part of it is one between known states.
  func read(_ text: RichText, isHeading: Bool) -> StatementLine {
    let end = paths.endOfPath(in: text)
    let mark = paths.headEnd(in: 0..<end, of: text, mustBeKnown: isHeading)
    let range = text.withoutOpeningParenthesis(0..<(mark?.lowerBound ?? end))
    let rest = (mark?.upperBound ?? end)..<text.bytes.count
    let head = heads.read(range, of: text)
    let calls = StepsReader(document: document, names: names, subject: subject).readCalls(in: rest, of: text)
    var line = StatementLine(
      heads: head?.heads ?? [], range: text.source(of: text.trimmed(range)),
      attributes: head?.attributes ?? AttributeSet(),
      calls: calls, prose: head?.remark ?? "")
    if calls.isEmpty, text.codeSpans(in: rest).isEmpty {
      let isBehindComma = mark.map { text.length(of: .comma, at: $0.lowerBound) != nil } ?? false
      addWords(rest, of: text, isBehindComma: isBehindComma, to: &line)
    }
    return line
  }

  /// Adds what follows the path: the event, if it has none and this is short enough for one, else prose. Behind a comma, a condition
  /// is told: `A → B, if the user agrees`.
  private func addWords(_ rest: Range<Int>, of text: RichText, isBehindComma: Bool, to line: inout StatementLine) {
    let (attributes, words) = heads.readEnd(rest, of: text)
    line.attributes = line.attributes.overridden(by: attributes)
    let phrase = text.trimmed(words)
    let hasEvent = !line.heads.allSatisfy(\.event.isEmpty)
    let phrases = AttributePhrase.standard
    if isBehindComma, hasEvent ? phrases.isRestriction(text[phrase]) : phrases.isCondition(text[phrase]) {
      names.report.add(.unreadGuard(text[phrase], at: text.source(of: phrase)))
      line.prose = .paragraphs(line.prose, text.documentation(in: words, of: document))
    } else if !hasEvent, text.isEvent(words) {
      line.heads = line.heads.map { TransitionHead(event: text[phrase], path: $0.path, guard: $0.guard) }
      if isBehindComma { names.report.add(.readAsEvent(text[phrase], at: text.source(of: phrase))) }
    } else if !text.trimmed(rest).isEmpty {
      line.prose = .paragraphs(line.prose, text.documentation(in: words, of: document))
    }
  }
}

extension RichText {
  /// A range without a parenthesis at its end that is not closed in it.
  fileprivate func withoutOpeningParenthesis(_ range: Range<Int>) -> Range<Int> {
    let range = trimmed(range)
    let last = places(of: .openParenthesis, in: range).last
    return last?.upperBound == range.upperBound
      ? trimmed(range.lowerBound..<(last?.lowerBound ?? range.upperBound)) : range
  }
}

/// A transition or scenario as a page states it, before its calls are placed on the segments of its chain.
struct TransitionStatement: Sendable {
  /// The event, the path and the guard.
  private(set) var head: TransitionHead
  /// The place of its head, or the table's row.
  let range: SourceRange
  /// Calls and states in order.
  let entries: [StepEntry]
  /// The attributes of its path and its event.
  let attributes: AttributeSet
  /// The prose below it, as Markdown.
  let documentation: String
  /// The links in it.
  let sources: [Provenance.Source]
  /// `true` for one that differs from the statement before it only in the state from which it leads.
  var isRepeated = false

  /// The same with an event.
  func named(_ event: String) -> TransitionStatement {
    var copy = self
    copy.head = TransitionHead(event: event, path: head.path, guard: head.guard)
    return copy
  }
}

/// Reads the transitions or scenarios below many headings on all processors, in shares.
///
/// Each share is read with a copy of the names that were known before. If one has added a name, its results and those
/// of the shares after it are dropped and read again in turn: the outcome is the same in any case.
struct ConcurrentStatementReader {
  /// Fewer headings are read one after another: to share them out would take longer.
  private static let fewestParts = 256
  /// The number of headings of a share.
  private static let partsPerShare = 64
  /// The number of headings that are read before their results are passed on: results that wait need memory.
  private static let partsPerRound = 1024

  /// Some of the headings, read.
  private struct Share: Sendable {
    let parts: ArraySlice<PagePart>
    let statements: [TransitionStatement]
    let report: Report.Part
    /// `true` where no name was added, nor looked for among all names.
    let isComplete: Bool
  }

  /// The reader of one heading after another.
  let reader: StatementReader

  /// Reads headings, and passes on each transition or scenario in page order.
  func read(_ parts: [PagePart], take: (TransitionStatement) -> Void) {
    var rest = parts[...]
    while rest.count >= Self.fewestParts {
      let round = rest.prefix(Self.partsPerRound)
      for share in shares(of: round) {
        guard share.isComplete else { break }
        reader.names.report.add(share.report)
        share.statements.forEach(take)
        rest = rest.dropFirst(share.parts.count)
      }
      if rest.startIndex < round.endIndex { break }
    }
    for part in rest { reader.readHeading(part).forEach(take) }
  }

  private func shares(of parts: ArraySlice<PagePart>) -> [Share] {
    let (subject, document) = (reader.subject, reader.document)
    // Copied by all, and changed by none.
    nonisolated(unsafe) let names = reader.names
    return stride(from: parts.startIndex, to: parts.endIndex, by: Self.partsPerShare)
      .map { parts[$0..<min($0 + Self.partsPerShare, parts.endIndex)] }
      .concurrentMap { share in
        let report = Report(of: document.file)
        let copy = names.copy(reportingTo: report)
        let reader = StatementReader(document: document, subject: subject, names: copy)
        return Share(
          parts: share, statements: share.flatMap(reader.readHeading), report: report.part,
          isComplete: names.isUnchanged(in: copy))
      }
  }
}
