import Diagnostics
import LifecycleModel
import Text

/// Distinguishes paths between a page's states (`Event: A → B [guard]`) from other text.
struct PathFinder {
  /// States' names may hold colons, but after the first arrow no more than these.
  private static let mostColonsInPath = 16
  /// In a paragraph of prose, a path is looked for at no more arrows than these.
  private static let mostArrowsInSentence = 16
  /// A path has no more parentheses after it than these: an event, and attributes.
  private static let mostParentheses = 2

  /// The names of the page.
  let names: NameTable

  /// Reads a part of a text that holds no attributes.
  func parse(_ range: Range<Int>, of text: RichText) -> TransitionHeadParser.Outcome {
    TransitionHeadParser(text, stateNames: names.states).parse(range)
  }

  /// Returns `true` where there is an arrow: a symbol, or a word between two known states, whatever follows these.
  func isPath(_ range: Range<Int>, of text: RichText) -> Bool {
    if isBarePath(range, of: text) || hasKnownStates(range, of: text) { return true }
    return headEnd(in: range, of: text).map { hasKnownStates(range.lowerBound..<$0.lowerBound, of: text) } ?? false
  }

  /// Returns `true` where there is an arrow: a symbol, or a word with a known state on either side and nothing else.
  func isBarePath(_ range: Range<Int>, of text: RichText) -> Bool {
    let arrows = ArrowScanner.standard.arrows(in: range, of: text)
    if arrows.contains(where: { !$0.isWord }) { return true }
    return !arrows.isEmpty && parse(range, of: text).hasKnownStates
  }

  /// Returns `true` for a list item among steps that is a transition: it has a path with a known state before its first
  /// callback.
  func isStatement(_ item: ListItem) -> Bool {
    let text = item.text
    // Most steps are callbacks: looking for an arrow is cheap, looking up a name is not.
    if ArrowScanner.standard.arrows(in: text.fullRange, of: text).isEmpty || beginsWithCallback(text) { return false }
    let end = endOfPath(in: text)
    guard isPath(0..<end, of: text) else { return false }
    if hasKnownStates(0..<end, of: text) { return true }
    let head = 0..<(headEnd(in: 0..<end, of: text)?.lowerBound ?? end)
    if hasKnownStates(head, of: text) { return true }
    switch parse(head, of: text) {
    case .read, .ambiguous: return true
    // Among steps, a callback before an arrow is a step with a remark.
    case .unknownStates(_, let known): return known > 0 && text.codeSpans(in: 0..<end).isEmpty
    case .noArrow: return false
    }
  }

  /// Returns `true` where a text begins with a known callback in code, or any callback of a delegate, and no state.
  private func beginsWithCallback(_ text: RichText) -> Bool {
    guard let first = text.pieces.first, first.kind == .code else { return false }
    let name = text[first.bytes]
    guard names.states[name] == nil else { return false }
    let mention = names.mention(name)
    if !names.candidates(for: mention, of: names.delegates.ids).isEmpty { return true }
    guard let owner = mention.owner else {
      return !names.delegates.areListed && !names.impliedEntries(for: mention).isEmpty
    }
    if case .one = names.delegates.match(owner) { return true }
    return !names.delegates.areListed
  }

  /// The offset at which the callbacks of an item begin: at its first code span after an arrow, unless that is a state's name
  /// right after or before one; else the end. Without an arrow, at the first code span.
  func endOfPath(in text: RichText) -> Int {
    let arrows = ArrowScanner.standard.arrows(in: text.fullRange, of: text)
    guard let first = arrows.first(where: { !$0.isWord }) ?? arrows.first else {
      return text.codeSpans(in: text.fullRange).first?.bytes.lowerBound ?? text.bytes.count
    }
    var rest = arrows[...]
    var between = TextBetween(start: first.place.upperBound)
    for span in text.codeSpans(in: between.end..<text.bytes.count).map(\.bytes) {
      while let next = rest.first, next.place.upperBound <= span.lowerBound {
        between = TextBetween(start: next.place.upperBound)
        rest = rest.dropFirst()
      }
      between.extend(to: span.lowerBound, of: text)
      // A state's name, or code in a guard.
      if between.openBrackets > 0 || between.isBlank { continue }
      // The event may hold an arrow too.
      let isBeforeArrow = rest.first.map { text.trimmed(span.upperBound..<$0.place.lowerBound).isEmpty } ?? false
      if !isBeforeArrow || names.states[text[span]] == nil { return span.lowerBound }
    }
    return text.bytes.count
  }

  /// What is between an arrow and a code span, counted once for all spans.
  private struct TextBetween {
    /// The offset up to which it is counted.
    private(set) var end: Int
    /// The number of brackets that are not closed.
    private(set) var openBrackets = 0
    /// `true` for spaces and parentheses only.
    private(set) var isBlank = true

    init(start: Int) { end = start }

    mutating func extend(to offset: Int, of text: RichText) {
      for byte in text.bytes[end..<offset] {
        if byte == UInt8(ascii: "[") { openBrackets += 1 }
        if byte == UInt8(ascii: "]") { openBrackets -= 1 }
        isBlank = isBlank && " ()".utf8.contains(byte)
      }
      end = offset
    }
  }

  /// The colon or line end that ends a path before the range's end: of the first after an arrow the last with a path between
  /// known states before it; else, unless all states must be known, the first colon or line end. A comma ends one, too, where
  /// words follow: `A → B, after 30 seconds`.
  func headEnd(in range: Range<Int>, of text: RichText, mustBeKnown: Bool = false) -> Range<Int>? {
    let arrows = ArrowScanner.standard.arrows(in: range, of: text)
    guard let arrow = arrows.first(where: { !$0.isWord }) ?? arrows.first else { return nil }
    let rest = arrow.place.upperBound..<range.upperBound
    let colons = text.places(of: .colon, in: rest)
    let lineEnds = text.lineEnds(in: rest)
    let all = text.places(of: .comma, in: rest)
    // What follows a comma, follows those before it, too.
    let firstComma = all.indices.partitioningIndex { isBeforeProse(all[$0], in: range, of: text) }
    let commas = all[firstComma...].prefix(Self.mostColonsInPath).filter {
      text[text.trimmed($0.upperBound..<range.upperBound)].contains(" ")
    }
    let ends = (colons + lineEnds + commas).sorted { $0.lowerBound < $1.lowerBound }.prefix(Self.mostColonsInPath)
    if ends.isEmpty || hasKnownStates(range, of: text) { return nil }
    let known = ends.last { hasKnownStates(range.lowerBound..<$0.lowerBound, of: text) }
    return mustBeKnown ? known : known ?? colons.first ?? lineEnds.first
  }

  /// Returns `true` for a comma before text up to the end that has neither a state nor another path.
  private func isBeforeProse(_ comma: Range<Int>, in range: Range<Int>, of text: RichText) -> Bool {
    let rest = text.trimmed(comma.upperBound..<range.upperBound)
    return range.upperBound == text.bytes.count && names.states.mentions(in: text[rest]) == 0
      && ArrowScanner.standard.arrows(in: rest, of: text).allSatisfy(\.isWord)
  }

  /// Returns `true` for a path between known states, with or without parentheses after it.
  func hasKnownStates(_ range: Range<Int>, of text: RichText) -> Bool {
    parse(range, of: text) { _, _ in }.outcome.hasKnownStates
  }

  /// The first arrow of a sentence with a known state behind it, and before it one that begins a clause, or a call:
  /// `If the user is quick: A → B, with another screen`, `then `didEnd()` → B`.
  func path(inSentenceOf text: RichText) -> Range<Int>? {
    let arrows = ArrowScanner.standard.arrows(in: text.fullRange, of: text).filter { !$0.isWord }
    for arrow in arrows.prefix(Self.mostArrowsInSentence).map(\.place) {
      let before = text.trimmed(0..<arrow.lowerBound)
      let marks: [RichText.Mark] = [.colon, .comma, .semicolon, .openParenthesis]
      let stops = before.filter {
        text.bytes[$0...].starts(with: ". ".utf8) || text.bytes[$0...].starts(with: "。".utf8)
      }
      let starts =
        marks.flatMap { text.places(of: $0, in: before) }.map(\.upperBound) + text.lines.map(\.lowerBound)
        + stops.map { $0 + (text.bytes[$0] == UInt8(ascii: ".") ? 1 : 3) }
      let start = starts.filter { $0 <= before.upperBound }.max() ?? 0
      let source = text.trimmed(start..<before.upperBound)
      let isCall = text.codeSpans(in: source).last.map { $0.bytes.upperBound == source.upperBound } ?? false
      guard names.states[text[source]] != nil || isCall else { continue }
      let rest = text.trimmed(arrow.upperBound..<text.bytes.count)
      if let end = names.states.end(ofNameBeginning: rest, of: text) { return source.lowerBound..<end }
    }
    return nil
  }

  /// Reads a part of a text, and passes on the parentheses after its path, from the last one, with the text that has them.
  /// The text of the result has spaces in their place.
  func parse(
    _ range: Range<Int>, of text: RichText, take: (_ parenthesis: Range<Int>, _ text: RichText) -> Void
  ) -> (outcome: TransitionHeadParser.Outcome, text: RichText) {
    var text = text
    var outcome = parse(range, of: text)
    for _ in 0..<Self.mostParentheses where !outcome.hasKnownStates {
      guard let found = parenthesis(inPath: range, of: text) else { break }
      take(found.inside, text)
      text = text.blanking(found.whole)
      outcome = parse(range, of: text)
    }
    return (outcome, text)
  }

  /// The parenthesis that ends a range, or precedes the brackets that end it, and holds no path.
  func parenthesis(inPath range: Range<Int>, of text: RichText) -> (inside: Range<Int>, whole: Range<Int>)? {
    let range = text.trimmed(range)
    var end = range
    if let bracket = text.openingBracket(ofLastIn: range) {
      end = text.trimmed(range.lowerBound..<bracket)
    }
    return text.closingParenthesis(in: end)
      .flatMap { isBarePath($0.inside, of: text) ? nil : ($0.inside, $0.start..<end.upperBound) }
  }
}

extension RichText {
  /// The text with spaces in the place of a part.
  func blanking(_ range: Range<Int>) -> RichText {
    var copy = self
    copy.blank(range)
    return copy
  }

  /// The offset at which the brackets begin that end a range, which may hold brackets; `nil` where there are none. Those with a backslash
  /// count only where the others are not closed.
  func openingBracket(ofLastIn range: Range<Int>) -> Int? {
    guard let last = range.last, bytes[last] == UInt8(ascii: "]") else { return nil }
    return openingBracket(ofLastIn: range) { isEscaped(at: $0) } ?? openingBracket(ofLastIn: range) { _ in false }
  }

  private func openingBracket(ofLastIn range: Range<Int>, besides isText: (Int) -> Bool) -> Int? {
    var depth = 0
    return range.last { offset in
      guard bytes[offset] == UInt8(ascii: "]") || bytes[offset] == UInt8(ascii: "["), !isText(offset) else {
        return false
      }
      depth += bytes[offset] == UInt8(ascii: "]") ? 1 : -1
      return depth == 0
    }
  }
}

/// All ways to cut a text at its arrows into the names of known states.
///
/// A name may hold arrows of its own ("to" is a word like any other), so a text can be cut in several ways; those with
/// the longest names are kept, and of them two, which is enough to know that there is more than one.
struct PathReadings {
  /// A state's name in the text.
  typealias Stop = (state: StateID, bytes: Range<Int>)

  /// A way to read the text from a name on to its end.
  private struct Way {
    let stop: Stop
    /// The way after the next arrow: the number of the arrow and which of the ways from there; `nil` at the end.
    let next: (arrow: Int, way: Int)?
    /// The bytes of all names together.
    let length: Int
  }

  /// A name may hold arrows of its own, but no more than these.
  private static let mostArrowsInName = 4

  private let text: RichText
  private let end: Int
  private let arrows: [Range<Int>]
  private let stateNames: StateNames
  /// The ways to read what begins after each arrow.
  private var ways: [[Way]]

  /// Prepares the readings of a range of a text.
  init(_ text: RichText, in range: Range<Int>, arrows: [Range<Int>], stateNames: StateNames) {
    self.text = text
    end = range.upperBound
    self.arrows = arrows
    self.stateNames = stateNames
    ways = Array(repeating: [], count: arrows.count)
    for arrow in arrows.indices.reversed() {
      ways[arrow] = longest(readings(from: arrows[arrow].upperBound, nextArrow: arrow + 1))
    }
  }

  /// The paths of two states at least that begin at an offset, with the bytes of their names; several sources are each
  /// one's way to the second state.
  func paths(from start: Int) -> [(sources: [StateID], stops: [Stop], length: Int)] {
    let next = arrows.indices.partitioningIndex { arrows[$0].lowerBound >= start }
    var readings = readings(from: start, nextArrow: next)
    readings.removeAll { $0.next == nil }
    guard readings.isEmpty, next < arrows.count else {
      return longest(readings).map { ([$0.stop.state], stops(of: $0), $0.length) }
    }
    let name = text.trimmed(start..<max(start, arrows[next].lowerBound))
    return longest(ways[next]).compactMap { way in
      let sources = stateNames.sources(in: name, of: text, leadingTo: way.stop.state)
      return sources.first.map { (sources, [($0, name)] + stops(of: way), name.count + way.length) }
    }
  }

  private func stops(of way: Way) -> [Stop] {
    var stops = [way.stop]
    var rest = way
    while let next = rest.next {
      rest = ways[next.arrow][next.way]
      stops.append(rest.stop)
    }
    return stops
  }

  private func readings(from start: Int, nextArrow: Int) -> [Way] {
    var readings: [Way] = []
    let mostArrows = stateNames.haveArrows ? Self.mostArrowsInName : 0
    for arrow in nextArrow..<min(arrows.count + 1, nextArrow + mostArrows + 1) {
      let name = text.trimmed(start..<(arrow < arrows.count ? arrows[arrow].lowerBound : end))
      guard let state = stateNames[text[name][...]] else { continue }
      guard arrow < arrows.count else {
        readings.append(Way(stop: (state, name), next: nil, length: name.count))
        continue
      }
      for (index, way) in ways[arrow].enumerated() {
        readings.append(Way(stop: (state, name), next: (arrow, index), length: name.count + way.length))
      }
    }
    return readings
  }

  private func longest(_ readings: [Way]) -> [Way] {
    guard readings.count > 1 else { return readings }
    let length = readings.map(\.length).max()
    return Array(readings.filter { $0.length == length }.prefix(2))
  }
}

/// The calls of each segment of a chain: a state in bold says "now in that state", and so places the calls before and after
/// it.
struct SegmentPlacement {
  /// The calls of each segment, with their places.
  private(set) var segments: [[(step: Step, range: SourceRange)]]
  /// States in bold that the path no longer reaches there.
  private(set) var misplaced: [(state: StateID, range: SourceRange)] = []
  /// `true` where a chain of several segments has calls and no state that places them.
  let isUnplaced: Bool

  /// Places the calls of a path.
  init(path: [StateID], entries: [StepEntry]) {
    var segments: [[(step: Step, range: SourceRange)]] = Array(repeating: [], count: path.count - 1)
    var position = 0
    var hasMark = false
    var groups: [Int: Int] = [:]
    for entry in entries {
      switch entry {
      case .reached(let state, let range):
        if let found = path[position...].firstIndex(of: state) {
          position = found
          groups = [:]
        } else {
          misplaced.append((state, range))
        }
        hasMark = true
      case .call(var step, let range):
        // Calls after the last state has been reached are still part of the last segment.
        let segment = min(position, segments.count - 1)
        if let number = step.unordered {
          let next = (segments[segment].compactMap { $0.step.unordered }.max() ?? 0) + 1
          step.unordered = groups[number] ?? next
          groups[number] = step.unordered
        }
        segments[segment].append((step, range))
      }
    }
    self.segments = segments
    isUnplaced = segments.count > 1 && !hasMark && !segments[0].isEmpty
  }
}
