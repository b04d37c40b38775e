import LifecycleModel
import Text

/// Reads Rules sections: one rule per item.
///
/// An item is matched against the phrases of all kinds of rules, such as `{a} comes before {b}`; of those that fit, the one with the most
/// words whose gaps are names of the page is meant.
struct RulesReader {
  /// The page.
  let document: MarkdownDocument
  /// The names of the page.
  let names: NameTable
  private let patterns = RulePattern.all(in: .standard)

  /// Reads a section.
  func read(_ part: PagePart) -> [Rule] {
    document.items(in: part.blocks).compactMap { readRule($0.text) } + part.parts.flatMap(read)
  }

  private func readRule(_ text: RichText) -> Rule? {
    if text.bytes.isEmpty { return nil }
    names.report.use(text.block)
    // A rule on another line has lost its bullet, which is told.
    let ruleBelow = text.lines.dropFirst().first { isRule(text.part($0)) }
    let text = ruleBelow.map { text.part(text.trimmed(0..<$0.lowerBound)) } ?? text
    let statement = RuleStatement(text, in: document, names: names)
    let bytes = lowered(text, to: statement.end)
    let matches = patterns.compactMap { pattern in
      pattern.match(text, lowered: bytes).map { (pattern: pattern, gaps: $0) }
    }
    .sorted { $0.pattern.wordCount > $1.pattern.wordCount }
    guard let best = matches.first(where: { canResolve($0.gaps, of: text) }) ?? matches.first else {
      names.report.add(.malformedRule(text.text, at: text.block))
      return nil
    }
    guard let claim = claim(best.pattern.kind, best.gaps, of: text) else { return nil }
    if let words = unreadWords(best.gaps, of: text) {
      names.report.add(.unreadRuleWords(text[words], at: text.source(of: words)))
      return nil
    }
    names.report.sourceMap.rules.append(text.block)
    return Rule(
      text: statement.text, claim: claim, availability: statement.attributes.availability,
      provenance: Provenance(status: statement.attributes.status, sources: text.sources(in: text.fullRange)))
  }

  /// Returns `true` for a text that is a rule about names which are all known, with nothing else around these but attributes and links
  /// at the end.
  func isRule(_ text: RichText) -> Bool {
    let lowered = lowered(text, to: text.bytes.count)
    return patterns.contains { pattern in
      guard let gaps = pattern.match(text, lowered: lowered), canResolve(gaps, of: text) else { return false }
      return ["a", "b"].compactMap { gaps[$0] }.allSatisfy { gap in
        let whole = text.trimmed(gap)
        let codes = text.codeSpans(in: whole).map(\.bytes).reduce(into: [Range<Int>]()) { names, code in
          if names.last.map({ text.isOr($0.upperBound..<code.lowerBound) }) ?? true { names.append(code) }
        }
        let first = codes.first ?? text.styledRuns.first { whole.contains($0.bytes.lowerBound) }?.bytes
        guard let first else { return names.states[text[whole]] != nil }
        let end = (codes.last ?? first).upperBound
        let isLast = whole.upperBound == text.trimmed(text.fullRange).upperBound
        // Verbs such as "always comes" may be around them.
        return text.meaningfulWords(in: whole.lowerBound..<first.lowerBound) == nil
          && (text.meaningfulWords(in: end..<whole.upperBound) == nil || isLast && text.endsEntry(at: end))
      }
    }
  }

  /// The bytes of a rule in lower case; the words for "or" between two names are spaces, and names of states in bold or italics are nothing.
  private func lowered(_ text: RichText, to end: Int) -> [UInt8] {
    let lowered = Array(text.text.lowercased().utf8)
    // Lower-casing may change lengths outside ASCII; such words are compared as they are.
    var bytes = Array((lowered.count == text.bytes.count ? lowered : text.bytes).prefix(end))
    let spans = text.codeSpans(in: 0..<bytes.count).map(\.bytes)
    for (first, second) in zip(spans, spans.dropFirst()) where text.isOr(first.upperBound..<second.lowerBound) {
      // No word of a pattern: `또는` ends like a particle.
      bytes.replaceSubrange(
        first.upperBound..<second.lowerBound, with: repeatElement(0x20, count: second.lowerBound - first.upperBound))
    }
    // The name of a state may have words of a pattern: `**Before login** before **Ready**`.
    for run in text.styledRuns.map(\.bytes) where run.upperBound <= bytes.count {
      if names.states[text[text.trimmed(run)]] != nil {
        bytes.replaceSubrange(run, with: repeatElement(0, count: run.count))
      }
    }
    return bytes
  }

  /// The first words of a rule that it does not claim: `unless the user cancels`, or the `never` of `A never before B`. Verbs such as
  /// "is called" mean nothing of their own, and what follows a colon, a dash or a full stop is a reason.
  private func unreadWords(_ gaps: [String: Range<Int>], of text: RichText) -> Range<Int>? {
    for (name, gap) in gaps.sorted(by: { $0.value.lowerBound < $1.value.lowerBound }) {
      let clause = text.withoutReason(gap, after: operandEnd(of: name, in: gap, of: text))
      let end = min(operandEnd(of: name, in: gap, of: text), clause.upperBound)
      let start = name == "a" || name == "b" ? operandStart(in: gap, of: text) : gap.lowerBound
      if let words = text.meaningfulWords(in: gap.lowerBound..<min(start, end))
        ?? text.meaningfulWords(in: end..<clause.upperBound)
      {
        return words
      }
    }
    return nil
  }

  /// The offset at which a gap's names begin.
  private func operandStart(in gap: Range<Int>, of text: RichText) -> Int {
    text.codeSpans(in: gap).first?.bytes.lowerBound ?? stateName(in: gap, of: text)?.lowerBound ?? gap.lowerBound
  }

  /// The offset at which a gap's names end, or the words of what a rule counts per.
  private func operandEnd(of name: String, in gap: Range<Int>, of text: RichText) -> Int {
    switch name {
    case "a", "b":
      alternatives(in: gap, of: text).last?.upperBound ?? stateName(in: gap, of: text)?.upperBound ?? gap.lowerBound
    case "m": scope(in: gap, of: text)?.end ?? gap.lowerBound
    default: gap.lowerBound
    }
  }

  private func canResolve(_ gaps: [String: Range<Int>], of text: RichText) -> Bool {
    ["a", "b"].compactMap { gaps[$0] }.allSatisfy { range in
      !text.codeSpans(in: range).isEmpty || stateName(in: range, of: text).flatMap { names.states[text[$0]] } != nil
    }
  }

  private func claim(_ kind: any RuleKind.Type, _ gaps: [String: Range<Int>], of text: RichText) -> Rule.Claim? {
    guard let operands = operands(of: kind, in: ["a", "b"].compactMap { gaps[$0] }, of: text) else { return nil }
    let scope = gaps["m"].flatMap { self.scope(in: $0, of: text)?.multiplicity }
    // The last operands, parallel to the propositions: alternatives are of one kind.
    let isAccepted = zip(kind.propositions, operands.suffix(kind.propositions.count)).allSatisfy {
      proposition, operand in
      if case .callback = operand { !kind.isAboutState(as: proposition) } else { true }
    }
    guard isAccepted, gaps["m"] == nil || scope != nil else {
      names.report.add(.malformedRule(text.text, at: text.block))
      return nil
    }
    return Rule.Claim(kind, operands: operands, per: scope)
  }

  /// The operands in the gaps of a phrase, the first with its alternatives; `nil` where one cannot be read.
  private func operands(
    of kind: any RuleKind.Type, in gaps: [Range<Int>], of text: RichText
  ) -> [Rule.Operand]? {
    let alternatives = gaps.map { self.alternatives(in: $0, of: text) }
    let areMeant = alternatives.enumerated().allSatisfy { index, spans in
      spans.count < 2 || index == 0 && kind.takesAlternatives
    }
    guard areMeant else {
      names.report.add(.unreadAlternatives(text.text, at: text.block))
      return nil
    }
    let operands = zip(gaps, alternatives).flatMap { gap, spans in
      spans.count < 2
        ? [operand(in: gap, of: text)]
        : spans.map { names.resolveCallback(text[$0], at: text.source(of: $0)).map(Rule.Operand.callback) }
    }
    let count = alternatives.reduce(0) { $0 + max($1.count, 1) }
    let known = operands.compactMap { $0 }
    return known.count == count && gaps.count == kind.propositions.count ? known : nil
  }

  /// The code spans at the beginning of a part that only commas and "or" separate.
  private func alternatives(in range: Range<Int>, of text: RichText) -> [Range<Int>] {
    let spans = text.codeSpans(in: range).map(\.bytes)
    let end = zip(spans, spans.dropFirst()).prefix { first, second in
      text.isOr(first.upperBound..<second.lowerBound)
    }.count
    return Array(spans.prefix(end + 1))
  }

  /// The multiplicity that the words after "per" begin with, and where it ends: `view controller`, else `view`.
  private func scope(in range: Range<Int>, of text: RichText) -> (multiplicity: Multiplicity, end: Int)? {
    let start = text.trimmed(range).lowerBound
    let words = text[start..<range.upperBound].prefix { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }
    let fields = words.split(separator: " ")
    for count in [2, 1] where fields.count >= count {
      let name = fields.prefix(count).joined(separator: " ")
      guard let multiplicity = AttributePhrase.standard.scope(name, among: names.delegates.scopes) else { continue }
      return (multiplicity, start + words[..<fields[count - 1].endIndex].utf8.count)
    }
    return nil
  }

  /// The callback in code or the state that a part of a rule names.
  private func operand(in range: Range<Int>, of text: RichText) -> Rule.Operand? {
    if let code = text.codeSpans(in: range).first {
      return names.resolveCallback(text[code.bytes], at: text.source(of: code.bytes)).map(Rule.Operand.callback)
    }
    guard let name = stateName(in: range, of: text) else {
      names.report.add(.malformedRule(text.text, at: text.block))
      return nil
    }
    // `A payment is never made twice` is about no state: several words are a name where they are marked as one, or nearly one.
    let isStyled = text.styledRuns.contains { text.trimmed($0.bytes) == name }
    let isName = isStyled || names.states[text[name]] != nil || !text[name].contains(" ")
    guard isName || NearestWord.guess(for: text[name], in: names.states.all) != nil else {
      names.report.add(.malformedRule(text.text, at: text.block))
      return nil
    }
    return names.resolveState(in: name, of: text).map(Rule.Operand.state)
  }

  /// The place of a state's name: in bold or italics, else the longest known name that the part begins with, else all up
  /// to a punctuation mark.
  private func stateName(in range: Range<Int>, of text: RichText) -> Range<Int>? {
    let styled = text.styledRuns.first { range.contains($0.bytes.lowerBound) }
    // The whole rule may be in bold.
    if let styled { return text.trimmed(styled.bytes.clamped(to: range)) }
    let whole = text.trimmed(range)
    guard !whole.isEmpty else { return nil }
    if names.states[text[whole]] != nil { return whole }
    let ends = whole.filter { ".,:;(".utf8.contains(text.bytes[$0]) || text.bytes[$0...].starts(with: "。".utf8) }
    let beginnings = ends.reversed().map { text.trimmed(whole.lowerBound..<$0) }
    return beginnings.first { names.states[text[$0]] != nil } ?? beginnings.last ?? whole
  }
}

extension RichText {
  /// A part of a rule without the reason that it ends with, which a mark behind the names begins.
  fileprivate func withoutReason(_ range: Range<Int>, after offset: Int) -> Range<Int> {
    let rest = min(max(offset, range.lowerBound), range.upperBound)..<range.upperBound
    // Each mark is looked at with all that follows it, so only the first ones are.
    let marks = [Mark.colon, .semicolon].flatMap { places(of: $0, in: rest).map(\.lowerBound).prefix(Self.mostMarks) }
    let dashes = rest.filter { offset in
      [" – ", " — ", " - ", ". ", "。"].contains { bytes[offset...].starts(with: $0.utf8) }
    }.prefix(Self.mostMarks)
    // `: unless the user agrees` gives no reason, but takes something back.
    let isException = { (mark: Int) in
      AttributePhrase.standard.isException(String(self[mark..<range.upperBound].drop { !$0.isLetter }))
    }
    // What follows a comma, is in parentheses or on another line, is one if it restricts nothing: `(in practice)`, but not `(on iPad)`.
    let remarks =
      [Mark.comma, .openParenthesis].flatMap { places(of: $0, in: rest).prefix(Self.mostMarks) }
      + lines.filter { rest.contains($0.lowerBound) }.prefix(Self.mostMarks)
    let reasons = remarks.filter { !isRestriction($0.lowerBound..<range.upperBound) }.map(\.lowerBound)
    let end =
      ((marks + dashes).filter { !isException($0) } + reasons).filter { !isCode(at: $0) }.min() ?? range.upperBound
    return range.lowerBound..<end
  }

  /// The marks of one kind behind which a reason may begin.
  private static let mostMarks = 16

  private func isRestriction(_ range: Range<Int>) -> Bool {
    let words = String(self[trimmed(range)].drop { !$0.isLetter })
    return !codeSpans(in: range).isEmpty || AttributePhrase.standard.isRestriction(words)
  }

  private static let fillers = Set(
    ["word.filler", "word.always"].flatMap(Vocabulary.standard.phrases).map { $0.lowercased() })
  private static let longestFillers = fillers.filter { !$0.utf8.allSatisfy(\.isASCIILetter) }
    .sorted { ($1.count, $0) < ($0.count, $1) }

  /// The words from the first to the last with a meaning of their own, or code; `nil` for none.
  fileprivate func meaningfulWords(in range: Range<Int>) -> Range<Int>? {
    guard range.lowerBound < range.upperBound else { return nil }
    let text = self[range]
    let words = text.split { !$0.isLetter && !$0.isNumber }.filter { word in
      let word = word.lowercased()
      if Self.fillers.contains(word) { return false }
      // Words of Chinese and Japanese have no spaces between them.
      return !Self.longestFillers.reduce(word) { $0.replacing($1, with: "") }.isEmpty
    }
    guard let first = words.first, let last = words.last else { return nil }
    let start = range.lowerBound + text[..<first.startIndex].utf8.count
    let end = range.lowerBound + text[..<last.endIndex].utf8.count
    return start..<(codeSpans(in: range).last.map { max($0.bytes.upperBound, end) } ?? end)
  }
}

/// The words of one kind of rule around its names: `{a} immediately before {b}`.
struct RulePattern: Sendable {
  /// The kind of rule that it states.
  let kind: any RuleKind.Type
  private let parts: [Part]

  private enum Part: Sendable {
    case words([UInt8])
    case gap(String)
  }

  /// All phrases of a vocabulary.
  static func all(in vocabulary: Vocabulary) -> [RulePattern] {
    RuleKindRegistry.all.flatMap { kind in
      kind.phrases.flatMap(vocabulary.phrases).map { RulePattern(kind: kind, phrase: $0) }
    }
  }

  /// Splits a phrase of the vocabulary.
  init(kind: any RuleKind.Type, phrase: String) {
    self.kind = kind
    var parts: [Part] = []
    var rest = phrase[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let words = rest[..<open].trimmingSpaces
      if !words.isEmpty { parts.append(.words(Array(words.lowercased().utf8))) }
      parts.append(.gap(String(rest[rest.index(after: open)..<close])))
      rest = rest[rest.index(after: close)...]
    }
    let words = rest.trimmingSpaces
    if !words.isEmpty { parts.append(.words(Array(words.lowercased().utf8))) }
    self.parts = parts
  }

  /// The number of bytes of its words: of the patterns that match, the one with the most is meant.
  var wordCount: Int {
    parts.reduce(0) { count, part in
      if case .words(let words) = part { count + words.count } else { count }
    }
  }

  /// The parts of a text in the gaps (`a`, `b`, `m`), and `rest` for what follows the last words; `nil` where the words
  /// are not there in this order outside code spans. `bytes` are the text's in lower case.
  func match(_ text: RichText, lowered bytes: [UInt8]) -> [String: Range<Int>]? {
    var found: [String: Range<Int>] = [:]
    var offset = 0
    var gaps: [String] = []
    for part in parts {
      switch part {
      case .gap(let name): gaps.append(name)
      case .words(let words):
        guard let place = Self.find(words, in: bytes, from: offset, of: text, mayMove: !gaps.isEmpty) else {
          return nil
        }
        found.merge(Self.fill(gaps, with: offset..<place.lowerBound, of: text)) { $1 }
        gaps = []
        offset = place.upperBound
      }
    }
    found.merge(Self.fill(gaps.isEmpty ? ["rest"] : gaps, with: offset..<bytes.count, of: text)) { $1 }
    return found
  }

  /// The parts of a text in gaps with no words between them, as in `{a} {b} 바로 전`: one name in code, bold or italics each, or
  /// of two that are not so marked, all but the last word and that.
  private static func fill(
    _ gaps: [String], with range: Range<Int>, of text: RichText
  ) -> [String: Range<Int>] {
    guard gaps.count > 1, let first = gaps.first, let last = gaps.last else {
      return gaps.first.map { [$0: range] } ?? [:]
    }
    let inside = text.trimmed(range)
    let names =
      (text.codeSpans(in: inside).map(\.bytes) + text.styledRuns.map(\.bytes).filter { inside.contains($0.lowerBound) })
      .sorted { $0.lowerBound < $1.lowerBound }
    let border: Int
    if let name = names.last, names.count > 1 || name.lowerBound > inside.lowerBound {
      border = name.lowerBound
    } else {
      border = names.first?.upperBound ?? inside.last { text.bytes[$0] == 0x20 } ?? inside.upperBound
    }
    return [first: range.lowerBound..<border, last: border..<range.upperBound]
  }

  /// The first place of some words outside code; without `mayMove`, only right at the offset.
  private static func find(
    _ words: [UInt8], in bytes: [UInt8], from start: Int, of text: RichText, mayMove: Bool
  ) -> Range<Int>? {
    let end = mayMove ? bytes.count : bytes[start...].firstIndex { $0 != 0x20 } ?? bytes.count
    var offset = start
    while let place = bytes.firstPlace(of: words, from: offset), place.lowerBound <= end {
      if !text.isCode(at: place.lowerBound), isWhole(place, in: bytes) { return place }
      offset = place.lowerBound + 1
    }
    return nil
  }

  /// Returns `true` for Latin words that are not the middle of longer ones.
  private static func isWhole(_ place: Range<Int>, in bytes: [UInt8]) -> Bool {
    let isLetter = { (byte: UInt8) in (0x61...0x7A).contains(byte) }
    let beginsInside =
      place.lowerBound > 0 && isLetter(bytes[place.lowerBound]) && isLetter(bytes[place.lowerBound - 1])
    let endsInside =
      place.upperBound < bytes.count && isLetter(bytes[place.upperBound - 1]) && isLetter(bytes[place.upperBound])
    return !beginsInside && !endsInside
  }
}
