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
    if subject == .transition { names.report.sourceMap.unread.transitions.append(range) }
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

/// The heading of a transition or scenario: `Launch: Not running → Inactive → Active [first scene] (documented)`.
struct TransitionHead: Sendable {
  /// The event; empty for none.
  let event: String
  /// The states on the way, at least two.
  let path: [StateID]
  /// The condition.
  let `guard`: Guard?
}

/// Parses `[Event:] A → B [→ C …] [[guard]]`; the guard may be behind the event too, as UML has it.
struct TransitionHeadParser {
  /// A heading's parts.
  struct Parts {
    /// The place of the event; empty without one.
    let event: Range<Int>
    /// The states from which it leads, mostly one.
    let sources: [StateID]
    /// The states on the way, from the first source on, with the places of their names.
    let path: [PathReadings.Stop]
    /// The condition.
    let `guard`: Guard?
  }

  /// The result of reading a heading.
  enum Outcome {
    case read(Parts)
    /// Two readings are equally good.
    case ambiguous(Range<Int>)
    /// These parts are in the place of states' names, and are none; `known` others are.
    case unknownStates([Range<Int>], known: Int)
    case noArrow

    /// `true` where there is a path between known states, be it one of several.
    var hasKnownStates: Bool {
      switch self {
      case .read, .ambiguous: true
      case .unknownStates, .noArrow: false
      }
    }
  }

  /// One way to read a heading: of several, the one with the longest names wins.
  private struct Interpretation {
    let event: Range<Int>
    let sources: [StateID]
    let path: [PathReadings.Stop]
    let nameLength: Int
  }

  private let text: RichText
  private let stateNames: StateNames

  /// Prepares a text.
  init(_ text: RichText, stateNames: StateNames) {
    // `A → (B →) C` passes through B: the parentheses have no meaning.
    self.text = text.blankingParenthesesAroundArrows()
    self.stateNames = stateNames
  }

  /// Reads a part of the text that holds no attributes.
  func parse(_ range: Range<Int>) -> Outcome {
    var best: (interpretation: Interpretation, guardRange: Range<Int>?)?
    for (body, guardRange) in bodies(of: range) {
      let found = interpretations(of: body)
      guard let longest = found.max(by: { $0.nameLength < $1.nameLength }) else { continue }
      if found.count(where: { $0.nameLength == longest.nameLength }) > 1 { return .ambiguous(body) }
      if longest.nameLength > best?.interpretation.nameLength ?? -1 { best = (longest, guardRange) }
    }
    if let (interpretation, guardRange) = best {
      let (event, guardOfEvent) = guardRange == nil ? withoutGuard(interpretation.event) : (interpretation.event, nil)
      let condition = (guardRange ?? guardOfEvent).map { Guard(text[$0], in: .standard) }
      return .read(
        Parts(
          event: event, sources: interpretation.sources, path: interpretation.path, guard: condition))
    }
    return failure(in: bodies(of: range).last?.body ?? range)
  }

  /// An event without the `[guard]` that it ends with; brackets with backslashes are of the name, and so are those of an event that is
  /// nothing else.
  private func withoutGuard(_ event: Range<Int>) -> (event: Range<Int>, guardRange: Range<Int>?) {
    guard let bracket = text.openingBracket(ofLastIn: text.trimmed(event)), !text.isEscaped(at: bracket),
      let found = bodies(of: event).last, found.guardRange != nil, !found.body.isEmpty
    else { return (event, nil) }
    return (found.body, found.guardRange)
  }

  /// The whole range without a guard, and what is before a last `[guard]`.
  private func bodies(of range: Range<Int>) -> [(body: Range<Int>, guardRange: Range<Int>?)] {
    let range = text.trimmed(range)
    var bodies: [(body: Range<Int>, guardRange: Range<Int>?)] = [(range, nil)]
    guard let bracket = text.openingBracket(ofLastIn: range) else { return bodies }
    let inside = text.trimmed(bracket + 1..<range.upperBound - 1)
    if !inside.isEmpty { bodies.append((text.trimmed(range.lowerBound..<bracket), inside)) }
    return bodies
  }

  /// The ways to read `[Event:] A → B → C`, and `Event (A → B → C)`.
  private func interpretations(of range: Range<Int>) -> [Interpretation] {
    let arrows = ArrowScanner.standard.arrows(in: range, of: text).map(\.place)
    guard !arrows.isEmpty else { return [] }
    let readings = PathReadings(text, in: range, arrows: arrows, stateNames: stateNames)
    var interpretations: [Interpretation] = []
    func read(from start: Int, event: Range<Int>) {
      for path in readings.paths(from: start) {
        interpretations.append(
          Interpretation(event: event, sources: path.sources, path: path.stops, nameLength: path.length))
      }
    }
    read(from: range.lowerBound, event: range.lowerBound..<range.lowerBound)
    for colon in text.places(of: .colon, in: range) {
      read(from: colon.upperBound, event: range.lowerBound..<colon.lowerBound)
    }
    // `Leave: from A to B`, `Leave from A to B`.
    for word in text.wordsForFrom(in: range) {
      read(from: word.upperBound, event: text.withoutColon(text.trimmed(range.lowerBound..<word.lowerBound)))
    }
    guard interpretations.isEmpty, let found = text.closingParenthesis(in: range), found.start > range.lowerBound else {
      return interpretations
    }
    return self.interpretations(of: found.inside).filter(\.event.isEmpty).map { inner in
      Interpretation(
        event: range.lowerBound..<found.start, sources: inner.sources, path: inner.path, nameLength: inner.nameLength)
    }
  }

  /// The reason why a heading cannot be read: the names that no state has.
  private func failure(in range: Range<Int>) -> Outcome {
    let all = ArrowScanner.standard.arrows(in: range, of: text)
    let symbols = all.filter { !$0.isWord }
    let arrows = (symbols.isEmpty ? all : symbols).map(\.place)
    guard let firstArrow = arrows.first else { return .noArrow }
    // The event ends at the last colon before the first arrow.
    let start =
      text.places(of: .colon, in: range.lowerBound..<firstArrow.lowerBound).last?.upperBound ?? range.lowerBound
    let starts = [start] + arrows.map(\.upperBound)
    let ends = arrows.map(\.lowerBound) + [range.upperBound]
    let places = zip(starts, ends).map { text.trimmed($0..<max($0, $1)) }
    let sources = text.alternatives(in: places[0])
    let areSources = sources.contains { stateNames[text[$0][...]] != nil }
    let names = (areSources ? sources : [places[0]]) + places.dropFirst()
    let unknown = names.filter { stateNames[text[$0][...]] == nil }
    return .unknownStates(unknown, known: names.count - unknown.count)
  }
}

extension Guard {
  /// Reads a guard's text with the conditions that Instar understands, in any language of the vocabulary.
  ///
  /// Of several parts, with commas between them, each must be such a condition, one at most on the scenes and one on the
  /// mode; else the whole is opaque text.
  package init(_ text: String, in vocabulary: Vocabulary) {
    self.init(text)
    for part in parts {
      let word =
        vocabulary.key(.guard, matching: part).map { String($0.dropFirst("guard.".count)) } ?? ""
      if sceneCondition == nil, let condition = SceneCondition(rawValue: word) {
        sceneCondition = condition
      } else if mode == nil, let mode = AppMode(rawValue: word) {
        self.mode = mode
      } else {
        (sceneCondition, mode) = (nil, nil)
        return
      }
    }
  }
}

extension RichText {
  private static let wordsForFrom = Vocabulary.standard.phrases("article.from").map { word in
    Array((word.utf8.allSatisfy { $0 < 0x80 } ? word + " " : word).utf8)
  }

  /// The words for "from" outside code, those of Latin letters with the space after them.
  fileprivate func wordsForFrom(in range: Range<Int>) -> [Range<Int>] {
    range.compactMap { offset in
      guard bytes[offset] >= 0x80 || bytes[offset].isASCIILetter else { return nil }
      let isBeginning = bytes[offset] >= 0x80 || offset == range.lowerBound || bytes[offset - 1] == 0x20
      let rest = bytes[offset..<range.upperBound]
      let word = isBeginning ? Self.wordsForFrom.first { rest.starts(with: $0) } : nil
      return word.flatMap { isCode(at: offset) ? nil : offset..<offset + $0.count }
    }
  }

  /// The text with spaces for parentheses whose content begins or ends with an arrow.
  fileprivate func blankingParenthesesAroundArrows() -> RichText {
    let pairs = parentheses(in: fullRange)
    if pairs.isEmpty { return self }
    var copy = self
    for (opening, closing) in pairs {
      let inside = trimmed(opening.upperBound..<closing.lowerBound)
      if ArrowScanner.standard.hasSymbol(atEndOf: inside, in: self) {
        copy.blank(opening)
        copy.blank(closing)
      }
    }
    return copy
  }
}
