import LifecycleModel

extension PageBuilder {
  /// States' names may hold colons, but behind the first arrow no more than these.
  private static let mostColonsInPath = 16

  /// Whether there is an arrow: a symbol, or a word between two known states, whatever follows these.
  func isPath(_ range: Range<Int>, of text: RichText) -> Bool {
    if isBarePath(range, of: text) || hasKnownStates(range, of: text) { return true }
    return headEnd(in: range, of: text).map { hasKnownStates(range.lowerBound..<$0.lowerBound, of: text) } ?? false
  }

  /// Whether there is an arrow: a symbol, or a word with a known state on either side and nothing else.
  func isBarePath(_ range: Range<Int>, of text: RichText) -> Bool {
    let arrows = arrowScanner.arrows(in: range, of: text)
    if arrows.contains(where: { !$0.isWord }) { return true }
    return !arrows.isEmpty && parser(for: text).parse(range).hasKnownStates
  }

  /// Whether a list item among steps is a transition: a path with a known state in it stands before its first callback.
  func isStatement(_ item: ListItem) -> Bool {
    let text = item.text
    // Most steps are callbacks: looking for an arrow is cheap, looking up a name is not.
    if arrowScanner.arrows(in: text.fullRange, of: text).isEmpty || beginsWithCallback(text) { return false }
    let end = endOfPath(in: text)
    guard isPath(0..<end, of: text) else { return false }
    if hasKnownStates(0..<end, of: text) { return true }
    let head = 0..<(headEnd(in: 0..<end, of: text)?.lowerBound ?? end)
    if hasKnownStates(head, of: text) { return true }
    switch parser(for: text).parse(head) {
    case .read, .ambiguous: return true
    // Among steps, a callback before an arrow is a step with a remark.
    case .unknownStates(_, let known): return known > 0 && text.codeSpans(in: 0..<end).isEmpty
    case .noArrow: return false
    }
  }

  /// Whether the first thing in a text is a known callback in code, or any callback of a delegate, and no state.
  private func beginsWithCallback(_ text: RichText) -> Bool {
    guard let first = text.pieces.first, first.kind == .code else { return false }
    let name = text[first.bytes]
    guard state(named: name) == nil else { return false }
    let mention = mention(name)
    if !candidates(for: mention, of: lifecycle.delegateIDs).isEmpty { return true }
    guard let owner = mention.owner else { return !listsDelegates && !impliedEntries(for: mention).isEmpty }
    if case .one = matchDelegate(owner) { return true }
    return !listsDelegates
  }

  /// Where the callbacks of an item begin: at its first code span behind an arrow, unless that is a state's name right
  /// behind or before one; else the end. Without an arrow, at the first code span.
  func endOfPath(in text: RichText) -> Int {
    let arrows = arrowScanner.arrows(in: text.fullRange, of: text)
    guard let first = arrows.first(where: { !$0.isWord }) ?? arrows.first else {
      return text.codeSpans(in: text.fullRange).first?.bytes.lowerBound ?? text.bytes.count
    }
    var rest = arrows[...]
    var last = first.place.upperBound
    let spans = text.codeSpans(in: last..<text.bytes.count).map(\.bytes)
    return spans.first { span in
      while let next = rest.first, next.place.upperBound <= span.lowerBound {
        last = next.place.upperBound
        rest = rest.dropFirst()
      }
      if text.bytes[last..<span.lowerBound].allSatisfy({ " ()".utf8.contains($0) }) { return false }
      // The event may hold an arrow too.
      let isBeforeArrow = rest.first.map { text.trimmed(span.upperBound..<$0.place.lowerBound).isEmpty } ?? false
      return !isBeforeArrow || state(named: text[span]) == nil
    }?.lowerBound ?? text.bytes.count
  }

  /// The colon that ends an item's path: of the first colons behind an arrow the last with a path between known states
  /// before it, else the first.
  func headEnd(in range: Range<Int>, of text: RichText) -> Range<Int>? {
    let arrows = arrowScanner.arrows(in: range, of: text)
    guard let arrow = arrows.first(where: { !$0.isWord }) ?? arrows.first else { return nil }
    let colons = text.places(of: .colon, in: arrow.place.upperBound..<range.upperBound).prefix(Self.mostColonsInPath)
    return colons.last { hasKnownStates(range.lowerBound..<$0.lowerBound, of: text) } ?? colons.first
  }

  /// Whether a range is a path between known states, with or without a parenthesis behind it.
  func hasKnownStates(_ range: Range<Int>, of text: RichText) -> Bool {
    if parser(for: text).parse(range).hasKnownStates { return true }
    guard let found = text.parenthesisBehindPath(in: range), !isBarePath(found.inside, of: text) else { return false }
    var rest = text
    rest.blank(found.whole)
    return parser(for: rest).parse(range).hasKnownStates
  }

  /// The reader of a text's paths.
  func parser(for text: RichText) -> TransitionHeadParser {
    TransitionHeadParser(text, vocabulary: vocabulary, scanner: arrowScanner, stateNames: stateNames)
  }
}
