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

  /// The attribute that a part of a text is.
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
