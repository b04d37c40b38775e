import Diagnostics
import LifecycleModel

/// Reads the heads of transitions or scenarios: event, path, guard and attributes.
struct HeadReader {
  /// The subject of the section.
  let subject: Attribute.Subject
  /// The names of the page.
  let names: NameTable
  private var paths: PathFinder { PathFinder(names: names) }
  private var attributes: AttributeReader { AttributeReader(names: names) }

  /// Reads a head, of each source one; what cannot be read is reported. A parenthesis after the path that holds no attributes
  /// is the event, or a remark.
  func read(
    _ range: Range<Int>, of text: RichText
  ) -> (heads: [TransitionHead], attributes: AttributeSet, remark: String)? {
    var ofPath = AttributeSet()
    var remark: Range<Int>?
    let (outcome, bare) = paths.parse(range, of: text) { inside, text in
      let read = attributes.readList(of: subject, in: inside, of: text)
      ofPath = read.attributes.overridden(by: ofPath)
      if !read.isAttributes { remark = text.trimmed(inside) }
    }
    guard case .read(let parts) = outcome else {
      reportUnread(outcome, range, of: bare)
      return nil
    }
    var (event, ofEvent) = readEvent(parts.event, of: text)
    if let words = remark, text.isEvent(words) {
      let place = text.source(of: words)
      if event.isEmpty {
        event = text[words]
        remark = nil
        names.report.add(.readAsEvent(event, at: place))
      } else if parts.guard == nil {
        names.report.add(.unreadWords(text[words], isGuard: true, at: place))
      }
    }
    let sources = subject == .transition ? names.report.bounded(parts.sources) : parts.sources[...]
    let heads = sources.map { source in
      TransitionHead(event: event, path: [source] + parts.path.dropFirst().map(\.state), guard: parts.guard)
    }
    return (heads, ofEvent.overridden(by: ofPath), remark.map { text[$0] } ?? "")
  }

  /// Reads an event, and the attributes in a parenthesis after it.
  func readEvent(_ range: Range<Int>, of text: RichText) -> (event: String, attributes: AttributeSet) {
    let whole = text[text.trimmed(range)]
    guard let found = text.closingParenthesis(in: range) else { return (whole, AttributeSet()) }
    let read = attributes.readList(of: subject, in: found.inside, of: text, isLenient: true)
    guard read.isAttributes else {
      // `Launch (cold)` is a name, `Find (if near)` may be a condition.
      if !text.trimmed(range.lowerBound..<found.start).isEmpty, text.isEvent(found.inside),
        AttributePhrase.standard.isRestriction(text[text.trimmed(found.inside)])
      {
        names.report.add(.unreadWords(text[found.inside], isGuard: true, at: text.source(of: found.inside)))
      }
      return (whole, AttributeSet())
    }
    return (text[text.trimmed(range.lowerBound..<found.start)], read.attributes)
  }

  /// Reads a cell of a column of attributes.
  func readAttributes(in row: PipeTable.Row, _ columns: TableColumns) -> AttributeSet {
    attributes.readCells(of: subject, in: row, columns)
  }

  /// The columns with those of attributes.
  func columns(_ columns: TableColumns, of table: PipeTable) -> TableColumns {
    attributes.columns(columns, of: table, for: subject)
  }

  /// Reads the attributes that prose ends with, and what is before them.
  func readEnd(_ prose: Range<Int>, of text: RichText) -> (attributes: AttributeSet, prose: Range<Int>) {
    attributes.readEnd(of: subject, in: prose, of: text)
  }

  /// Notes a place at which a transition or scenario should be.
  func addUnread(at range: SourceRange) {
    if subject == .transition { names.report.sourceMap.unreadTransitions.append(range) }
  }

  private func reportUnread(_ outcome: TransitionHeadParser.Outcome, _ range: Range<Int>, of text: RichText) {
    let whole = text.trimmed(range)
    switch outcome {
    case .ambiguous(let range):
      names.report.add(.ambiguousState(text[range], at: text.source(of: range)))
    case .unknownStates(let ranges, _) where !ranges.allSatisfy(\.isEmpty):
      for range in ranges where !range.isEmpty {
        names.reportUnknownState(text[range], at: text.source(of: range)) { ranges.count == 1 || !isCut($0) }
      }
    case .read, .noArrow, .unknownStates:
      names.report.add(.malformedTransition(text[whole], at: text.source(of: whole)))
    }
    addUnread(at: text.source(of: whole))
  }

  /// Returns `true` for a name with an arrow or a colon, which end a name in a head with several unknown names.
  private func isCut(_ name: String) -> Bool {
    let text = RichText(plain: name, at: 0)
    return ArrowScanner.standard.hasArrow(in: name) || !text.places(of: .colon, in: text.fullRange).isEmpty
  }
}

extension RichText {
  /// The most words of an event, and the most characters of one in a script without spaces.
  private static let longestEvent = (words: 6, characters: 40)

  /// Returns `true` for a part that may be an event: a few words without code, and no sentence.
  func isEvent(_ range: Range<Int>) -> Bool {
    let text = self[trimmed(range)]
    let isSentence = text.contains(". ") || text.hasSuffix(".") || text.contains("。")
    return !text.isEmpty && !isSentence && codeSpans(in: range).isEmpty
      && text.split(separator: " ").count <= Self.longestEvent.words && text.count <= Self.longestEvent.characters
  }
}
