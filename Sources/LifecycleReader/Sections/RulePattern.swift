import LifecycleModel
import Text

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
