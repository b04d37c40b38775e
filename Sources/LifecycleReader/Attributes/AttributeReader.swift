import LifecycleModel
import Text

/// Reads the attributes of a subject, and reports other text.
struct AttributeReader {
  /// The names of the page.
  let names: NameTable
  private var report: Report { names.report }

  /// Reads the parenthesis that begins a part of a text, if it holds attributes.
  ///
  /// The offset is that after the parenthesis, or the part's start where it is prose or missing.
  func readParenthesis(
    of subject: Attribute.Subject, in range: Range<Int>, of text: RichText
  ) -> (attributes: AttributeSet, end: Int) {
    guard let found = text.parenthesis(in: range) else { return (AttributeSet(), range.lowerBound) }
    let told = report.diagnostics.count
    let list = readList(of: subject, in: found.inside, of: text)
    if list.isAttributes { return (list.attributes, found.end) }
    let words = text[text.trimmed(found.inside)]
    let phrases = AttributePhrase.standard
    let isSuspect = phrases.mayBeAttribute(words) || subject == .callback && phrases.isCondition(words)
    if report.diagnostics.count == told, text.isLabel(found.inside), isSuspect {
      report.add(
        .unreadWords(text[found.inside], isGuard: false, at: text.source(of: text.trimmed(found.inside))))
    }
    return (AttributeSet(), range.lowerBound)
  }

  /// Reads the parenthesis that prose ends with, if it holds nothing but attributes: `nothing is loaded (initial)`. The
  /// prose is what is before it.
  func readEnd(
    of subject: Attribute.Subject, in prose: Range<Int>, of text: RichText
  ) -> (attributes: AttributeSet, prose: Range<Int>) {
    let none = (AttributeSet(), prose)
    guard let found = text.closingParenthesis(in: text.withoutFullStop(prose)) else { return none }
    let matches = text.fields(in: found.inside).map { part in
      match(part, of: text)
    }
    let isAttributes = matches.allSatisfy { match in
      if case .attribute(let attribute) = match { attribute.applies(to: subject) } else { false }
    }
    guard !matches.isEmpty, isAttributes else { return none }
    return (readList(of: subject, in: found.inside, of: text).attributes, prose.lowerBound..<found.start)
  }

  /// Reads attributes that commas, semicolons or line ends separate. Another part continues the condition before it
  /// (`observed: iPhone 11, iOS 13.1`), or is reported if there are attributes beside it; `isLenient` reports neither
  /// that nor attributes of other subjects. With `isSince`, a version alone says since when.
  func readList(
    of subject: Attribute.Subject, in range: Range<Int>, of text: RichText, isLenient: Bool = false,
    isSince: Bool = false
  ) -> (attributes: AttributeSet, isAttributes: Bool) {
    var found: [Attribute] = []
    var unknown: [Range<Int>] = []
    var lastEnd = range.lowerBound
    for part in text.fields(in: range) {
      defer { lastEnd = part.upperBound }
      let place = text.source(of: part)
      switch match(part, of: text, isSince: isSince) {
      case .attribute(let attribute) where attribute.applies(to: subject): found.append(attribute)
      case .attribute:
        if !isLenient { report.add(.misplacedAttribute(text[part], of: subject.rawValue, at: place)) }
      case .badVersion: report.add(.invalidVersion(text[part], at: place))
      case .nearMiss(let phrase):
        report.add(.misspeltAttribute(text[part], meant: phrase, at: place))
        // Read as what was probably meant, so that nothing else is reported because of it.
        if case .attribute(let meant) = AttributePhrase.standard.match(phrase, code: nil), meant.applies(to: subject) {
          found.append(meant)
        }
      case .none:
        if let last = found.last, let longer = last.continued(with: text.line(lastEnd..<part.upperBound)) {
          found[found.count - 1] = longer
        } else {
          unknown.append(part)
        }
      }
    }
    if !found.isEmpty, !isLenient {
      for part in unknown { report.add(.unknownAttribute(text[part], at: text.source(of: part))) }
    }
    var attributes = AttributeSet()
    for attribute in found { attributes.insert(attribute, for: subject) }
    return (attributes, !found.isEmpty)
  }

  func match(_ part: Range<Int>, of text: RichText, isSince: Bool = false) -> AttributePhrase.Match {
    let found = AttributePhrase.standard.match(
      text[part], code: text.codeSpans(in: part).first.map { text[$0.bytes] }, scopes: names.delegates.scopes)
    if case .attribute = found { return found }
    // `iOS 13` or `13`, but not `early iOS 13`.
    guard isSince, let version = AttributePhrase.standard.bound(text[part]),
      version.platform?.first.map(\.isLowercase) != true || version.platform?.dropFirst().first?.isUppercase == true
    else { return found }
    return .attribute(.since(version))
  }
}

extension Attribute {
  /// The attribute with more words, and the mark before them, in its condition; `nil` where it has none.
  fileprivate func continued(with text: String) -> Attribute? {
    switch self {
    case .mayBeSkipped(let condition?): .mayBeSkipped(when: "\(condition)\(text)")
    case .deferred(let condition?): .deferred(until: "\(condition)\(text)")
    case .observed(let place?): .observed(where: "\(place)\(text)")
    case .initial, .final, .transient, .onePer, .noSwift, .once, .mayBeSkipped, .deferred, .since, .deprecated,
      .removed,
      .replacedBy, .documented, .observed:
      nil
    }
  }
}

extension RichText {
  /// Returns `true` for words that look like an attribute: one to three, or as many in a script without spaces, and no code.
  fileprivate func isLabel(_ range: Range<Int>) -> Bool {
    let words = self[trimmed(range)]
    return words.contains(where: \.isLetter) && codeSpans(in: range).isEmpty && words.split(separator: " ").count <= 3
      && (words.utf8.allSatisfy { $0 < 0x80 } || words.count <= 12)
  }

  /// A part of the text in one line: a line end in it is a comma.
  fileprivate func line(_ range: Range<Int>) -> String {
    let isBreak = pieces.contains { $0.kind == .lineBreak && range.overlaps($0.bytes) }
    return isBreak ? ", " + self[range].replacing("\n", with: "").trimmingSpaces : self[range]
  }

  /// A range without a full stop at its end.
  func withoutFullStop(_ range: Range<Int>) -> Range<Int> {
    let range = trimmed(range)
    let stop = [".", "。"].first { bytes[range].suffix($0.utf8.count).elementsEqual($0.utf8) }
    return range.lowerBound..<range.upperBound - (stop?.utf8.count ?? 0)
  }

  /// A range without the parentheses around all of it.
  func withoutParentheses(_ range: Range<Int>) -> Range<Int> {
    let range = trimmed(range)
    guard let found = closingParenthesis(in: range), found.start == range.lowerBound else { return range }
    return found.inside
  }
}

/// Attributes in tables: a column "Attributes", one of versions such as "Since" (`iOS 13`, `iOS 13, deprecated in iOS 17`), or one
/// of any other heading with nothing but attributes.
extension AttributeReader {
  /// The columns that are read, by their names in the vocabulary.
  static let columns = ["attributes", "since"]

  /// The columns with one of attributes, where none has that heading: the only other one in which most cells that say something
  /// are attributes of the subject; what the other cells say is told.
  ///
  /// "optional" alone does not count: a column "Required" says it of the methods of a protocol, not of calls. A column whose
  /// heading says since when, but no cell of which does, is prose.
  func columns(_ columns: TableColumns, of table: PipeTable, for subject: Attribute.Subject) -> TableColumns {
    var columns = columns
    if let since = columns["since"], !table.rows.contains(where: { hasAttributes($0.cells[since], of: subject) }) {
      columns = columns.without(since, isOther: table.header[since])
    }
    guard columns["attributes"] == nil else { return columns }
    let found = columns.others.filter { other in
      let cells = table.rows.map { $0.cells[other.index] }.filter { !Vocabulary.standard.isNone($0.text) }
      return cells.count { isAttributes($0, of: subject) } * 2 > cells.count
    }
    return found.count == 1 ? columns.adding(found[0].index, as: "attributes") : columns
  }

  /// Reads the cells of a row that have attributes, with or without parentheses; what else is in them is reported.
  func readCells(
    _ names: [String] = columns, of subject: Attribute.Subject, in row: PipeTable.Row, _ columns: TableColumns
  ) -> AttributeSet {
    names.reversed().reduce(AttributeSet()) { read, name in
      guard let cell = columns.filledCell(name, of: row) else { return read }
      let told = self.names.report.diagnostics.count
      let range = cell.withoutParentheses(cell.fullRange)
      let (attributes, isAttributes) = readList(of: subject, in: range, of: cell, isSince: name == "since")
      if !isAttributes, self.names.report.diagnostics.count == told {
        self.names.report.add(.unknownAttribute(cell[range], isCell: true, at: cell.source(of: range)))
      }
      return read.overridden(by: attributes)
    }
  }

  /// Reads a cell of descriptions: attributes in the parenthesis that it ends with, or all of it where it is nothing else, such as
  /// `iOS 17 and later`.
  func readDescription(of subject: Attribute.Subject, in cell: RichText) -> (
    attributes: AttributeSet, prose: Range<Int>
  ) {
    let range = cell.withoutFullStop(cell.fullRange)
    guard !range.isEmpty, isAttributes(cell.part(range), of: subject) else {
      return readEnd(of: subject, in: cell.fullRange, of: cell)
    }
    return (
      readList(of: subject, in: cell.withoutParentheses(range), of: cell).attributes,
      range.upperBound..<range.upperBound
    )
  }

  private func isAttributes(_ cell: RichText, of subject: Attribute.Subject) -> Bool {
    cell.fields(in: cell.withoutParentheses(cell.fullRange)).allSatisfy { part in
      guard case .attribute(let attribute) = match(part, of: cell), attribute.applies(to: subject) else { return false }
      if case .mayBeSkipped = attribute { return false }
      return true
    }
  }

  private func hasAttributes(_ cell: RichText, of subject: Attribute.Subject) -> Bool {
    cell.fields(in: cell.withoutParentheses(cell.fullRange)).contains { part in
      guard case .attribute(let attribute) = match(part, of: cell, isSince: true) else { return false }
      return attribute.applies(to: subject)
    }
  }
}

/// Words beside a call that say when or how often it comes, outside an attribute: they are told, for the call is read as if it always
/// came.
extension AttributeReader {
  /// Reports words at either side of a call that say that it does not always come, outside an attribute; a description of the call is
  /// behind a colon or a dash.
  func reportCondition(in range: Range<Int>, of text: RichText, isLabel: Bool = false) {
    let words = text.trimmed(range)
    let start = text[words].prefix { !$0.isLetter }
    let content = text.withoutMarks(words.lowerBound + start.utf8.count..<words.upperBound)
    if text[words].isFactor { return names.report.add(.unreadFrequency(text[words], at: text.source(of: words))) }
    guard !content.isEmpty, !names.report.diagnostics.contains(where: { text.source(of: words).contains($0.range) })
    else { return }
    let phrases = AttributePhrase.standard
    if start.contains(where: { ":：-–—".contains($0) }) {
      // A description; but a sentence that is nothing but a condition describes nothing: `: hides the preview. May never come.`
      for sentence in text.sentences(in: content) where phrases.isConditionAlone(text[sentence]) {
        names.report.add(.unreadCondition(text[sentence], at: text.source(of: sentence)))
      }
    } else if phrases.isCondition(text[content]) || start.last == "[" || isLabel && phrases.isRestriction(text[content])
    {
      names.report.add(.unreadCondition(text[content], at: text.source(of: content)))
    } else if phrases.isFrequency(text[content]) {
      names.report.add(.unreadFrequency(text[content], at: text.source(of: content)))
    } else if let clause = text.fields(in: content).dropFirst().first(where: { phrases.isCondition(text[$0]) }) {
      // `with the new token, not on every launch`
      names.report.add(.unreadCondition(text[clause], at: text.source(of: clause)))
    }
  }

  /// Reports the items below a call that begin with a condition: `- only on iPad`.
  func reportConditions(in items: some Sequence<ListItem>) {
    for item in items where !item.text.hasCode { reportCondition(in: item.text.fullRange, of: item.text) }
  }
}

extension RichText {
  /// The sentences of a part, without their full stops.
  fileprivate func sentences(in range: Range<Int>) -> [Range<Int>] {
    let ends = range.filter { offset in
      !isCode(at: offset) && [". ", "。"].contains { bytes[offset..<range.upperBound].starts(with: $0.utf8) }
    }
    return zip([range.lowerBound] + ends, ends + [range.upperBound]).map { start, end in
      let words = self[start..<end].prefix { ".。 ".contains($0) }.utf8.count
      return withoutFullStop(start + words..<end)
    }
  }

  /// A range without the marks behind its last word, such as the parenthesis that closes `(if it is near)`; code ends as it is.
  func withoutMarks(_ range: Range<Int>) -> Range<Int> {
    guard !range.isEmpty, codeSpans(in: range).last?.bytes.upperBound != range.upperBound else { return range }
    let marks = self[range].reversed().prefix { !$0.isLetter && !$0.isNumber }.reduce(0) { $0 + $1.utf8.count }
    return range.lowerBound..<range.upperBound - marks
  }
}

extension String {
  /// `true` for words that begin with a factor: `×2`, `x 3 in Split View`.
  fileprivate var isFactor: Bool {
    guard let mark = first, "×x".contains(mark) else { return false }
    return dropFirst().drop { $0 == " " }.first?.isNumber ?? false
  }
}

/// The attributes of a subject; `nil` or `false` for missing ones.
struct AttributeSet: Hashable, Sendable {
  /// `true` for `initial`.
  var isInitial = false
  /// `true` for `final`.
  var isFinal = false
  /// `true` for `transient`.
  var isTransient = false
  /// `true` for a delegate that is watched, not called.
  var isObserved = false
  /// `false` for `Swift: none`.
  var hasSwift = true
  /// `one per scene`
  var multiplicity: Multiplicity?
  /// `once`, `once per scene`
  var frequency: Frequency?
  /// `may be skipped`, `deferred`
  var certainty: Certainty?
  /// `since`, `deprecated`, `removed`
  var availability = Availability()
  /// `replaced by`: the name.
  var replacedBy: String?
  /// `documented`, `observed`
  var status: Provenance.Status?

  /// Adds an attribute, which replaces an earlier one of the same kind; a call may be both skipped and deferred.
  mutating func insert(_ attribute: Attribute, for subject: Attribute.Subject) {
    switch attribute {
    case .initial: isInitial = true
    case .final: isFinal = true
    case .transient: isTransient = true
    case .onePer(let multiplicity): self.multiplicity = multiplicity
    case .noSwift: hasSwift = false
    case .once(let frequency): self.frequency = frequency
    case .mayBeSkipped(let condition): add(.mayBeSkipped(when: condition))
    case .deferred(let condition): add(.deferred(until: condition))
    case .since(let version): availability.since = version
    case .deprecated(let version): availability.deprecated = version
    case .removed(let version): availability.removed = version
    case .replacedBy(let name): replacedBy = name
    case .documented: status = .documented
    // On a delegate, "observed" means that it is watched; on anything else, or with a place, it is the status of a claim.
    case .observed(nil) where subject == .delegate: isObserved = true
    case .observed(let place): status = .observed(where: place)
    }
  }

  private mutating func add(_ doubt: Certainty) { certainty = certainty?.adding(doubt) ?? doubt }

  /// The attributes of both sets; the other set has precedence.
  func overridden(by other: AttributeSet) -> AttributeSet {
    AttributeSet(
      isInitial: isInitial || other.isInitial, isFinal: isFinal || other.isFinal,
      isTransient: isTransient || other.isTransient, isObserved: isObserved || other.isObserved,
      hasSwift: hasSwift && other.hasSwift, multiplicity: other.multiplicity ?? multiplicity,
      frequency: other.frequency ?? frequency,
      certainty: other.certainty ?? certainty, availability: availability.overridden(by: other.availability),
      replacedBy: other.replacedBy ?? replacedBy, status: other.status ?? status)
  }

  /// The attributes of a call, with the links of its text; of a step, its own, else the callback's. What a callback's
  /// source says of the callback, it doesn't say of the order of a transition's calls: a step's claim is its own.
  func callAttributes(of callback: CallAttributes = CallAttributes(), sources: [Provenance.Source]) -> CallAttributes {
    CallAttributes(
      frequency: frequency ?? callback.frequency, certainty: certainty ?? callback.certainty,
      availability: callback.availability.overridden(by: availability),
      replacedBy: replacedBy ?? callback.replacedBy,
      provenance: Provenance(status: status, sources: sources))
  }
}

extension Availability {
  /// The versions of both; the other ones have precedence.
  func overridden(by other: Availability) -> Availability {
    if other == Availability() { return self }
    return Availability(
      since: other.since ?? since, deprecated: other.deprecated ?? deprecated, removed: other.removed ?? removed)
  }
}
