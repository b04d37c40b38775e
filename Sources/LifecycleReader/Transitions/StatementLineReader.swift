import Diagnostics
import LifecycleModel

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
    let calls = StepsReader(document: document, names: names).readCalls(in: rest, of: text)
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
