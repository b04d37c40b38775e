import LifecycleModel

/// Reads Rules sections: one rule per item.
struct RulesReader {
  /// The page.
  let document: MarkdownDocument
  /// The names of the page.
  let names: NameTable
  /// The report of the page.
  let report: Report
  private let patterns = RulePattern.all(in: .standard)

  /// Reads a section.
  func read(_ part: PagePart) -> [Rule] {
    document.items(in: part.blocks).compactMap { readRule($0.text) } + part.parts.flatMap(read)
  }

  private func readRule(_ text: RichText) -> Rule? {
    if text.bytes.isEmpty { return nil }
    let lowered = Array(text.text.lowercased().utf8)
    // Lower-casing may change lengths outside ASCII; such words are compared as they are.
    let bytes = lowered.count == text.bytes.count ? lowered : text.bytes
    let matches = patterns.compactMap { pattern in
      pattern.match(text, lowered: bytes).map { (pattern: pattern, gaps: $0) }
    }
    .sorted { $0.pattern.wordCount > $1.pattern.wordCount }
    guard let best = matches.first(where: { canResolve($0.gaps, of: text) }) ?? matches.first else {
      report.add(.malformedRule(text.text, at: text.block))
      return nil
    }
    var availability = Availability()
    if let found = text.closingParenthesis(in: text.fullRange) {
      availability =
        AttributeReader(report: report)
        .readList(of: .rule, in: found.inside, of: text, isLenient: true).attributes.availability
    }
    guard let claim = claim(best.pattern.key, best.gaps, of: text) else { return nil }
    report.sourceMap.rules.append(text.block)
    return Rule(text: text.documentation(after: 0, in: document), claim: claim, availability: availability)
  }

  private func canResolve(_ gaps: [String: Range<Int>], of text: RichText) -> Bool {
    ["a", "b"].compactMap { gaps[$0] }.allSatisfy { range in
      !text.codeSpans(in: range).isEmpty || stateName(in: range, of: text).flatMap { names.states[text[$0]] } != nil
    }
  }

  private func claim(_ key: String, _ gaps: [String: Range<Int>], of text: RichText) -> Rule.Claim? {
    let first = gaps["a"].flatMap { operand(in: $0, of: text) }
    let second = gaps["b"].flatMap { operand(in: $0, of: text) }
    switch (key, first, second) {
    case ("rule.before", let first?, let second?): return .before(first, second)
    case ("rule.immediatelyBefore", let first?, let second?): return .immediatelyBefore(first, second)
    case ("rule.afterEvery", let first?, let second?): return .afterEvery(first, second)
    case ("rule.atMostOnce", let first?, _): return .atMostOnce(first, per: nil)
    case ("rule.atMostOncePer", let first?, _):
      let word = gaps["m"].map { text[text.trimmed($0)].prefix { $0.isLetter || $0 == " " } } ?? ""
      if let multiplicity = multiplicity(beginning: word) { return .atMostOnce(first, per: multiplicity) }
      report.add(.malformedRule(text.text, at: text.block))
      return nil
    case ("rule.never", let first?, _): return .never(first)
    case ("rule.onlyIn", let first?, .state(let state)?): return .onlyIn(first, state)
    case ("rule.alwaysEventually", .state(let start)?, .state(let end)?): return .alwaysEventually(from: start, to: end)
    default:
      if first != nil, second != nil {
        report.add(.malformedRule(text.text, at: text.block))
      }
      return nil
    }
  }

  /// The multiplicity that the words after "per" begin with: `view controller`, else `view`.
  private func multiplicity(beginning words: Substring) -> Multiplicity? {
    let words = words.split(separator: " ")
    return [2, 1].lazy.map { words.prefix($0).joined(separator: " ") }
      .compactMap(AttributePhrase.standard.multiplicity).first
  }

  /// The callback in code or the state that a part of a rule names.
  private func operand(in range: Range<Int>, of text: RichText) -> Rule.Operand? {
    if let code = text.codeSpans(in: range).first {
      return names.resolveCallback(text[code.bytes], at: text.source(of: code.bytes)).map(Rule.Operand.callback)
    }
    guard let name = stateName(in: range, of: text) else {
      report.add(.malformedRule(text.text, at: text.block))
      return nil
    }
    return names.resolveState(in: name, of: text).map(Rule.Operand.state)
  }

  /// The place of a state's name: in bold or italics, else the longest known name that the part begins with, else all up
  /// to a punctuation mark.
  private func stateName(in range: Range<Int>, of text: RichText) -> Range<Int>? {
    let styled = text.styledRuns.first { range.contains($0.bytes.lowerBound) }
    if let styled { return text.trimmed(styled.bytes) }
    let whole = text.trimmed(range)
    guard !whole.isEmpty else { return nil }
    if names.states[text[whole]] != nil { return whole }
    let ends = whole.filter { ".,:;(".utf8.contains(text.bytes[$0]) || text.bytes[$0...].starts(with: "。".utf8) }
    let beginnings = ends.reversed().map { text.trimmed(whole.lowerBound..<$0) }
    return beginnings.first { names.states[text[$0]] != nil } ?? beginnings.last ?? whole
  }
}
