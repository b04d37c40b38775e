import Diagnostics
import LifecycleModel

/// Reads the heads of transitions or scenarios: event, path, guard and attributes.
struct HeadReader {
  /// The subject of the section.
  let subject: Attribute.Subject
  /// The names of the page.
  let names: NameTable
  private var paths: PathFinder { PathFinder(names: names) }
  private var attributes: AttributeReader { AttributeReader(report: names.report) }

  /// Reads a head; what cannot be read is reported. A parenthesis after the path that holds no attributes is a remark.
  func read(
    _ range: Range<Int>, of text: RichText
  ) -> (head: TransitionHead, attributes: AttributeSet, remark: String)? {
    var ofPath = AttributeSet()
    var remark = ""
    var outcome = paths.parse(range, of: text)
    if !outcome.hasKnownStates, let found = paths.parenthesis(inPath: range, of: text) {
      let read = attributes.readList(of: subject, in: found.inside, of: text)
      ofPath = read.attributes
      if !read.isAttributes { remark = text[text.trimmed(found.inside)] }
      outcome = paths.parse(range, of: text.blanking(found.whole))
    }
    guard case .read(let parts) = outcome else {
      reportUnread(outcome, range, of: text)
      return nil
    }
    let (event, ofEvent) = readEvent(parts.event, of: text)
    let head = TransitionHead(event: event, path: parts.path.map(\.state), guard: parts.guard)
    return (head, ofEvent.overridden(by: ofPath), remark)
  }

  /// Reads an event, and the attributes in a parenthesis after it.
  func readEvent(_ range: Range<Int>, of text: RichText) -> (event: String, attributes: AttributeSet) {
    let whole = text[text.trimmed(range)]
    guard let found = text.closingParenthesis(in: range) else { return (whole, AttributeSet()) }
    let read = attributes.readList(of: subject, in: found.inside, of: text, isLenient: true)
    guard read.isAttributes else { return (whole, AttributeSet()) }
    return (text[text.trimmed(range.lowerBound..<found.start)], read.attributes)
  }

  /// Reads a cell of a column of attributes.
  func readAttributes(_ cell: RichText) -> AttributeSet { attributes.readCell(of: subject, cell) }

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
