import LifecycleModel

/// What the heading of a transition says: `Launch: Not running → Inactive → Active [first scene] (documented)`.
struct TransitionHead: Sendable {
  /// The event; empty for none.
  let event: String
  /// The states on the way, at least two, with their places in the text.
  let path: [(state: StateID, bytes: Range<Int>)]
  /// The condition.
  let `guard`: Guard?
}

/// Where the parts of a transition's heading are, and how they may be read.
struct TransitionHeadParser {
  /// One way to read a heading.
  struct Interpretation {
    let event: Range<Int>
    let path: [(state: StateID, bytes: Range<Int>)]
    /// How many bytes the states' names have together: of several ways, the one with the longest names wins.
    let nameLength: Int
  }

  /// What became of a heading.
  enum Outcome {
    case read(TransitionHead)
    /// Two readings are equally good.
    case ambiguous(Range<Int>)
    /// These parts stand where a state's name must be, and are none.
    case unknownStates([Range<Int>])
    case noArrow
  }

  /// A name may hold arrows of its own, but no more than these.
  private static let mostArrowsInName = 4

  private let text: RichText
  private let stateNamed: (Substring) -> StateID?
  private let vocabulary: Vocabulary
  private let scanner: ArrowScanner

  init(_ text: RichText, vocabulary: Vocabulary, scanner: ArrowScanner, stateNamed: @escaping (Substring) -> StateID?) {
    // `A → (B →) C` passes through B: the parentheses are only for the eye.
    self.text = text.blankingParenthesesAroundArrows(scanner)
    self.stateNamed = stateNamed
    self.vocabulary = vocabulary
    self.scanner = scanner
  }

  /// Reads a part of the text that holds no attributes.
  func parse(_ range: Range<Int>) -> Outcome {
    var best: (interpretation: Interpretation, guardRange: Range<Int>?)?
    for (body, guardRange) in bodies(of: range) {
      let found = interpretations(of: body)
      guard let longest = found.max(by: { $0.nameLength < $1.nameLength }) else { continue }
      if found.count(where: { $0.nameLength == longest.nameLength }) > 1 { return .ambiguous(range) }
      if longest.nameLength > best?.interpretation.nameLength ?? -1 { best = (longest, guardRange) }
    }
    if let best { return .read(head(best.interpretation, guardRange: best.guardRange)) }
    return failure(in: bodies(of: range).last?.body ?? range)
  }

  private func head(_ interpretation: Interpretation, guardRange: Range<Int>?) -> TransitionHead {
    let condition = guardRange.map { range in
      let key = vocabulary.key("guard", matching: text[range])
      return Guard(
        text[range], sceneCondition: key.flatMap { Guard.SceneCondition(rawValue: String($0.dropFirst(6))) })
    }
    return TransitionHead(
      event: text[text.trimmed(interpretation.event)], path: interpretation.path, guard: condition)
  }

  /// The whole range without a guard, and what is before a last `[guard]`.
  private func bodies(of range: Range<Int>) -> [(body: Range<Int>, guardRange: Range<Int>?)] {
    let range = text.trimmed(range)
    var bodies: [(body: Range<Int>, guardRange: Range<Int>?)] = [(range, nil)]
    guard let last = range.last, text.bytes[last] == UInt8(ascii: "]") else { return bodies }
    var depth = 0
    for offset in range.reversed() {
      if text.bytes[offset] == UInt8(ascii: "]") { depth += 1 }
      if text.bytes[offset] == UInt8(ascii: "[") { depth -= 1 }
      if depth == 0 {
        let inside = text.trimmed(offset + 1..<last)
        if !inside.isEmpty { bodies.append((text.trimmed(range.lowerBound..<offset), inside)) }
        break
      }
    }
    return bodies
  }

  /// All ways to read `[Event:] A → B → C`.
  private func interpretations(of range: Range<Int>) -> [Interpretation] {
    let starts =
      [(range.lowerBound..<range.lowerBound, range.lowerBound)]
      + text.places(of: .colon, in: range).map { (range.lowerBound..<$0.lowerBound, $0.upperBound) }
    return starts.flatMap { event, start in
      paths(in: start..<range.upperBound).map { path in
        Interpretation(event: event, path: path, nameLength: path.reduce(0) { $0 + $1.bytes.count })
      }
    }
    .filter { $0.path.count >= 2 }
  }

  /// The ways to cut a range at arrows into known states: of those with the longest names, two at most.
  private func paths(in range: Range<Int>) -> [[(state: StateID, bytes: Range<Int>)]] {
    let arrows = scanner.arrows(in: range, of: text).map(\.place)
    guard !arrows.isEmpty else { return [] }
    let starts = [range.lowerBound] + arrows.map(\.upperBound)
    let ends = arrows.map(\.lowerBound) + [range.upperBound]
    // From the back: the best ways to read what begins behind arrow number `first`.
    var best: [[[(state: StateID, bytes: Range<Int>)]]] = Array(repeating: [], count: starts.count)
    for first in starts.indices.reversed() {
      var ways: [[(state: StateID, bytes: Range<Int>)]] = []
      for last in first..<min(starts.count, first + Self.mostArrowsInName + 1) {
        let name = text.trimmed(starts[first]..<ends[last])
        guard let state = stateNamed(Substring(text[name])) else { continue }
        let tails = last + 1 == starts.count ? [[]] : best[last + 1]
        ways += tails.map { [(state, name)] + $0 }
      }
      let longest = ways.map(Self.length).max() ?? 0
      best[first] = Array(ways.filter { Self.length($0) == longest }.prefix(2))
    }
    return best[0]
  }

  private static func length(_ path: [(state: StateID, bytes: Range<Int>)]) -> Int {
    path.reduce(0) { $0 + $1.bytes.count }
  }

  /// Why a heading cannot be read: which names no state has.
  private func failure(in range: Range<Int>) -> Outcome {
    let all = scanner.arrows(in: range, of: text)
    let symbols = all.filter { !$0.isWord }
    let arrows = (symbols.isEmpty ? all : symbols).map(\.place)
    guard let firstArrow = arrows.first else { return .noArrow }
    // The event ends at the last colon before the first arrow.
    let start =
      text.places(of: .colon, in: range.lowerBound..<firstArrow.lowerBound).last?.upperBound ?? range.lowerBound
    let starts = [start] + arrows.map(\.upperBound)
    let ends = arrows.map(\.lowerBound) + [range.upperBound]
    let names = zip(starts, ends).map { text.trimmed($0..<max($0, $1)) }
    return .unknownStates(names.filter { stateNamed(Substring(text[$0])) == nil })
  }
}

extension RichText {
  /// The text with spaces for parentheses whose content begins or ends with an arrow.
  fileprivate func blankingParenthesesAroundArrows(_ scanner: ArrowScanner) -> RichText {
    var copy = self
    for opening in places(of: .openParenthesis, in: fullRange) {
      guard let found = parenthesis(in: opening.lowerBound..<bytes.count) else { continue }
      let inside = trimmed(found.inside)
      let arrows = scanner.arrows(in: inside, of: self).filter { !$0.isWord }.map(\.place)
      guard arrows.contains(where: { $0.lowerBound == inside.lowerBound || $0.upperBound == inside.upperBound }) else {
        continue
      }
      copy.blank(opening.lowerBound..<found.inside.lowerBound)
      copy.blank(found.inside.upperBound..<found.end)
    }
    return copy
  }
}
