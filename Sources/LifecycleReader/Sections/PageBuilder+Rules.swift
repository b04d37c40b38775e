import LifecycleModel

extension PageBuilder {
  /// Reads a Rules section: one rule an item.
  mutating func readRules(_ part: PagePart) {
    for item in document.items(in: part.blocks) where !item.text.bytes.isEmpty { readRule(item) }
    for inner in part.parts { readRules(inner) }
  }

  private mutating func readRule(_ item: ListItem) {
    let text = item.text
    let lowered = Array(text.text.lowercased().utf8)
    // Lower-casing may change lengths outside ASCII; such words are compared as they are.
    let bytes = lowered.count == text.bytes.count ? lowered : text.bytes
    let matches = rulePatterns.compactMap { pattern in
      pattern.match(text, lowered: bytes).map { (pattern: pattern, gaps: $0) }
    }
    .sorted { $0.pattern.wordCount > $1.pattern.wordCount }
    guard let best = matches.first(where: { canResolve($0.gaps, of: text) }) ?? matches.first else {
      report(.malformedRule(text.text, at: text.block))
      return
    }
    var availability = Availability()
    if let found = text.closingParenthesis(in: text.fullRange) {
      availability = readAttributeList(of: .rule, in: found.inside, of: text, isLenient: true).attributes.availability
    }
    guard let claim = claim(best.pattern.key, best.gaps, of: text) else { return }
    lifecycle.rules.append(
      Rule(text: text.documentation(after: 0, in: document), claim: claim, availability: availability))
    sourceMap.rules.append(text.block)
  }

  private func canResolve(_ gaps: [String: Range<Int>], of text: RichText) -> Bool {
    ["a", "b"].compactMap { gaps[$0] }.allSatisfy { range in
      !text.codeSpans(in: range).isEmpty || stateName(in: range, of: text).flatMap { state(named: text[$0]) } != nil
    }
  }

  private mutating func claim(_ key: String, _ gaps: [String: Range<Int>], of text: RichText) -> Rule.Claim? {
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
      report(.malformedRule(text.text, at: text.block))
      return nil
    case ("rule.never", let first?, _): return .never(first)
    case ("rule.onlyIn", let first?, .state(let state)?): return .onlyIn(first, state)
    case ("rule.alwaysEventually", .state(let start)?, .state(let end)?): return .alwaysEventually(from: start, to: end)
    default:
      if first != nil, second != nil {
        report(.malformedRule(text.text, at: text.block))
      }
      return nil
    }
  }

  /// What the words after "per" begin with: `view controller`, else `view`.
  private func multiplicity(beginning words: Substring) -> Multiplicity? {
    let words = words.split(separator: " ")
    let phrase = AttributePhrase(vocabulary: vocabulary)
    return [2, 1].lazy.compactMap { phrase.multiplicity(words.prefix($0).joined(separator: " ")) }.first
  }

  /// The callback in code or the state that a part of a rule names.
  private mutating func operand(in range: Range<Int>, of text: RichText) -> Rule.Operand? {
    if let code = text.codeSpans(in: range).first {
      return resolveCallback(text[code.bytes], at: text.source(of: code.bytes)).map(Rule.Operand.callback)
    }
    guard let name = stateName(in: range, of: text) else {
      report(.malformedRule(text.text, at: text.block))
      return nil
    }
    return resolveState(in: name, of: text).map(Rule.Operand.state)
  }

  /// Where a state's name stands: in bold or italics, else the longest known name that the part begins with, else all up
  /// to a punctuation mark.
  private func stateName(in range: Range<Int>, of text: RichText) -> Range<Int>? {
    let styled = text.styledRuns.first { range.contains($0.bytes.lowerBound) }
    if let styled { return text.trimmed(styled.bytes) }
    let whole = text.trimmed(range)
    guard !whole.isEmpty else { return nil }
    if state(named: text[whole]) != nil { return whole }
    let ends = whole.filter { ".,:;(".utf8.contains(text.bytes[$0]) || text.bytes[$0...].starts(with: "。".utf8) }
    let names = ends.reversed().map { text.trimmed(whole.lowerBound..<$0) }
    return names.first { state(named: text[$0]) != nil } ?? names.last ?? whole
  }
}
