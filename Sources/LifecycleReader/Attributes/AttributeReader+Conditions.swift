import LifecycleModel

/// Words beside a call that say when or how often it comes, outside an attribute: they are told, for the call is read as if it always
/// came.
extension AttributeReader {
  /// Reports words at either side of a call that say that it does not always come, outside an attribute; a description of the call is
  /// behind a colon or a dash.
  func reportCondition(in range: Range<Int>, of text: RichText) {
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
    } else if phrases.isCondition(text[content]) || start.last == "[" {
      names.report.add(.unreadCondition(text[content], at: text.source(of: content)))
    } else if phrases.isFrequency(text[content]) {
      names.report.add(.unreadFrequency(text[content], at: text.source(of: content)))
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
