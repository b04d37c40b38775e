import Diagnostics
import LifecycleModel
import Text

/// A name with what follows it in an item, heading or cell: `**Active** (initial): in front.`
struct NamedEntry: Sendable {
  let name: String
  /// `true` where the name is a code span.
  let isCode: Bool
  /// The name's place in the page.
  let range: SourceRange
  /// The name's place in the text.
  let bytes: Range<Int>

  /// Finds the name that a text begins with: its first code span, bold or italic words with nothing but symbols before
  /// them, else the text before a parenthesis, a colon, a dash or the line's end; `nil` where there is none.
  ///
  /// Of a callback's name outside code, parentheses right after it are a part.
  init?(_ text: RichText, isCallback: Bool = false) {
    if let styled = Self.styledName(of: text) {
      bytes = styled.range
      isCode = styled.isCode
    } else {
      bytes = Self.plainName(of: text, from: isCallback ? Self.endOfArguments(in: text) : 0)
      isCode = false
    }
    guard !bytes.isEmpty else { return nil }
    name = text[bytes]
    range = text.source(of: bytes)
  }

  /// `true` where the name is one word with parentheses right after it: `didLoad(_:)`.
  var looksLikeCall: Bool {
    name.hasSuffix(")") && name.prefix { $0 != "(" }.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
      && name.first != "("
  }

  private static func styledName(of text: RichText) -> (range: Range<Int>, isCode: Bool)? {
    let isName = { (piece: RichText.Piece) in piece.kind == .code || piece.isStrong || piece.isEmphasis }
    guard let first = text.pieces.first(where: isName),
      !text[0..<first.bytes.lowerBound].contains(where: { $0.isLetter || $0.isNumber })
    else { return nil }
    // `**Active:** in front` means the same as `**Active**: in front`.
    guard first.kind != .code, let run = text.styledRuns.first else { return (first.bytes, true) }
    return (text.trimmed(text.withoutColon(run.bytes)), false)
  }

  /// The offset after the parentheses of `scene(_:willConnectTo:options:)`; 0 where no name has any.
  private static func endOfArguments(in text: RichText) -> Int {
    let opening = text.places(of: .openParenthesis, in: text.fullRange).first?.lowerBound ?? 0
    guard opening > 0, text.bytes[opening - 1] > 0x20 else { return 0 }
    return text.parenthesis(in: opening..<text.bytes.count)?.end ?? 0
  }

  /// The words up to a mark or a line end; marks before `start` do not count.
  private static func plainName(of text: RichText, from start: Int) -> Range<Int> {
    var end = text.bytes.count
    for mark in [RichText.Mark.openParenthesis, .colon] {
      end = min(end, text.places(of: mark, in: start..<max(start, end)).first?.lowerBound ?? end)
    }
    if let lineEnd = text.pieces.first(where: { $0.kind == .softBreak || $0.kind == .lineBreak }) {
      end = min(end, lineEnd.bytes.lowerBound)
    }
    for dash in [" - ", " – ", " — "] {
      end = min(end, text.bytes[..<end].firstRange(of: Array(dash.utf8))?.lowerBound ?? end)
    }
    if let bracket = text.bytes[..<end].firstRange(of: Array(" [".utf8))?.lowerBound,
      text.attributesInBrackets(at: bracket + 1, before: text.bytes.count) != nil
    {
      end = bracket
    }
    return text.trimmed(0..<end)
  }
}

/// The names of a page's states, with properties of all of them.
struct StateNames: Sendable {
  /// The names in page order.
  private(set) var all: [String] = []
  /// `true` where some name holds an arrow, as "Return to menu" does.
  private(set) var haveArrows = false
  /// The states that "any" means before an arrow to none of them: those that can be left and are not composite.
  var sourcesOfAny: [StateID] = []
  private var keys: [NameKey] = []
  private var idsByName: [NameKey: StateID] = [:]
  private var longest = 0
  /// The most bytes of several states' names before an arrow.
  private static let longestSources = 1000
  /// The most states whose names are looked for in prose.
  private static let mostMentioned = 200

  /// The state of a name; `nil` for an unknown one.
  subscript(name: Substring) -> StateID? {
    // Other spellings of a name, with its marks apart or more space in it, may be longer than the page's own.
    guard name.utf8.count <= 4 * longest + 64 else { return nil }
    return idsByName[NameKey(name.trimmingSpaces)] ?? name.withoutQuotes.flatMap { idsByName[NameKey($0)] }
  }

  /// The state of a name; `nil` for an unknown one.
  subscript(name: String) -> StateID? { self[name[...]] }

  /// The states from which a transition to another leads: `A, B`, `A or B`, `any`, `*`, or one; empty where a part is no state's name.
  func sources(in range: Range<Int>, of text: RichText, leadingTo target: StateID?) -> [StateID] {
    guard range.count <= Self.longestSources else { return [] }
    let name = text[text.trimmed(range)]
    if let state = self[name] { return [state] }
    if name == "*" || Vocabulary.standard.key(.word, matching: name) == "word.any" {
      return sourcesOfAny.filter { $0 != target }
    }
    return self.alternatives(text.alternatives(in: range)[...], of: text) ?? []
  }

  /// The states that parts of a text name, the longest name first: it may hold commas of its own; `nil` where one is none.
  private func alternatives(_ parts: ArraySlice<Range<Int>>, of text: RichText) -> [StateID]? {
    guard let first = parts.first else { return [] }
    for last in parts.indices.reversed() {
      guard let state = self[text[first.lowerBound..<parts[last].upperBound]] else { continue }
      return alternatives(parts[(last + 1)...], of: text).map { [state] + $0 }
    }
    return nil
  }

  /// The number of states that a text has the names of, as whole words; on pages with very many states, 0.
  func mentions(in text: String) -> Int {
    guard all.count <= Self.mostMentioned else { return 0 }
    let text = NameKey(text)
    return keys.count { text.holdsWords($0) }
  }

  /// Where the longest name ends that a part begins with, of five words at most; `nil` for none.
  func end(ofNameBeginning range: Range<Int>, of text: RichText) -> Int? {
    let ends = range.filter { offset in
      offset > range.lowerBound
        && !(text.bytes[offset] >= 0x80 || text.bytes[offset].isASCIILetter || text.bytes[offset].isASCIIDigit)
    }
    return ([range.upperBound] + ends.prefix(5).reversed()).first {
      self[text[text.trimmed(range.lowerBound..<$0)]] != nil
    }
  }

  /// Reserves capacity for so many more names.
  mutating func reserveCapacity(adding count: Int) {
    all.reserveCapacity(adding: count)
    idsByName.reserveCapacity(adding: count)
  }

  /// Names the next state; of two with one name, the first has it.
  mutating func add(_ name: String) {
    let key = NameKey(name)
    let id = StateID(all.count)
    all.append(name)
    keys.append(key)
    guard idsByName[key] == nil else { return }
    idsByName[key] = id
    if let bare = name[...].withoutQuotes, idsByName[NameKey(bare)] == nil { idsByName[NameKey(bare)] = id }
    longest = max(longest, name.utf8.count)
    haveArrows = haveArrows || [name, key.folded].contains(where: ArrowScanner.standard.hasArrow)
  }
}

extension Substring {
  private static let quotes: [Character: Character] = [
    "「": "」", "『": "』", "“": "”", "‘": "’", "\"": "\"", "'": "'", "«": "»", "„": "“", "《": "》", "【": "】",
  ]

  /// The text between the quotation marks around all of it; `nil` where there are none.
  fileprivate var withoutQuotes: Substring? {
    let text = trimmingSpaces
    guard text.count > 2, let first = text.first, Self.quotes[first] == text.last else { return nil }
    return Substring(text.dropFirst().dropLast())
  }
}

extension RichText {
  /// The words in every language, those of Latin letters with a space on each side.
  private static let wordsForOr = Vocabulary.standard.phrases("word.or").map { word in
    Array((word.utf8.allSatisfy(\.isASCIILetter) ? " \(word) " : word).utf8)
  }

  /// The parts of a range between commas, and the words for "or" outside code.
  func alternatives(in range: Range<Int>) -> [Range<Int>] {
    let words = range.compactMap { offset -> Range<Int>? in
      let rest = bytes[offset..<range.upperBound]
      let word = Self.wordsForOr.first { $0.first == bytes[offset] && rest.starts(with: $0) }
      return word.flatMap { isCode(at: offset) ? nil : offset..<offset + $0.count }
    }
    let separators = (places(of: .comma, in: range) + words).sorted { $0.lowerBound < $1.lowerBound }
    let starts = [range.lowerBound] + separators.map(\.upperBound)
    let ends = separators.map(\.lowerBound) + [range.upperBound]
    return zip(starts, ends).map { trimmed($0..<max($0, $1)) }.filter { !$0.isEmpty }
  }
}
