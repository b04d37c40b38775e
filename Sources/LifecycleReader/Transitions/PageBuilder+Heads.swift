import LifecycleModel

extension PageBuilder {
  /// Reads event, path, guard and attributes; what cannot be read is reported. A parenthesis behind the path that holds
  /// no attributes is a remark.
  mutating func readHead(
    _ text: RichText, _ range: Range<Int>, of subject: Attribute.Subject
  ) -> (head: TransitionHead, attributes: AttributeSet, remark: String)? {
    var attributes = AttributeSet()
    var remark = ""
    var outcome = parser(for: text).parse(range)
    if !outcome.hasKnownStates, let found = text.parenthesisBehindPath(in: range), !isBarePath(found.inside, of: text) {
      let read = readAttributeList(of: subject, in: found.inside, of: text, isLenient: false)
      attributes = read.attributes
      if !read.isAttributes { remark = text[text.trimmed(found.inside)] }
      var rest = text
      rest.blank(found.whole)
      outcome = parser(for: rest).parse(range)
    }
    switch outcome {
    case .read(let parts):
      let (event, ofEvent) = readEvent(parts.event, of: text, subject)
      let head = TransitionHead(event: event, path: parts.path, guard: parts.guard)
      return (head, ofEvent.overridden(by: attributes), remark)
    case .ambiguous(let range):
      report(.ambiguousState(text[range], at: text.source(of: range)))
    case .noArrow:
      report(.malformedTransition(text[text.trimmed(range)], at: text.source(of: text.trimmed(range))))
    case .unknownStates(let ranges, _):
      for range in ranges where !range.isEmpty {
        reportUnknownState(text[range], at: text.source(of: range)) { builder, name in
          ranges.count == 1 || !builder.isCutInHead(name)
        }
      }
      if ranges.allSatisfy(\.isEmpty) {
        report(.malformedTransition(text[text.trimmed(range)], at: text.source(of: text.trimmed(range))))
      }
    }
    if subject == .transition { sourceMap.unreadTransitions.append(text.source(of: text.trimmed(range))) }
    return nil
  }

  /// An event's text, and what a parenthesis behind it says of the transition.
  mutating func readEvent(
    _ range: Range<Int>, of text: RichText, _ subject: Attribute.Subject
  ) -> (event: String, attributes: AttributeSet) {
    let whole = text[text.trimmed(range)]
    guard let found = text.closingParenthesis(in: range) else { return (whole, AttributeSet()) }
    let read = readAttributeList(of: subject, in: found.inside, of: text, isLenient: true)
    guard read.isAttributes else { return (whole, AttributeSet()) }
    return (text[text.trimmed(range.lowerBound..<found.start)], read.attributes)
  }
}

extension RichText {
  /// The parenthesis that ends a range, or stands before the brackets that end it.
  func parenthesisBehindPath(in range: Range<Int>) -> (inside: Range<Int>, whole: Range<Int>)? {
    let range = trimmed(range)
    if let found = closingParenthesis(in: range) { return (found.inside, found.start..<range.upperBound) }
    guard let bracket = openingBracket(ofLastIn: range) else { return nil }
    let before = trimmed(range.lowerBound..<bracket)
    return closingParenthesis(in: before).map { ($0.inside, $0.start..<before.upperBound) }
  }

  /// Where the brackets begin that end a range, which may hold brackets; `nil` where there are none.
  func openingBracket(ofLastIn range: Range<Int>) -> Int? {
    guard let last = range.last, bytes[last] == UInt8(ascii: "]") else { return nil }
    var depth = 0
    return range.last { offset in
      if bytes[offset] == UInt8(ascii: "]") { depth += 1 }
      if bytes[offset] == UInt8(ascii: "[") { depth -= 1 }
      return depth == 0
    }
  }
}
