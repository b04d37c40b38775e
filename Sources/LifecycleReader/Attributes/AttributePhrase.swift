import LifecycleModel
import Text

/// Recognises one attribute's words in any language of the vocabulary.
struct AttributePhrase: Sendable {
  /// The meaning of a text.
  enum Match: Sendable {
    case attribute(Attribute)
    /// An attribute that names a version, without one that can be read.
    case badVersion
    /// Almost an attribute: what was probably meant.
    case nearMiss(String)
    case none
  }

  /// The phrases of the vocabulary in the binary.
  static let standard = AttributePhrase()

  private let vocabulary = Vocabulary.standard
  /// The phrases of `one per {a}`, the longest first, in two parts.
  private let onePer = Vocabulary.standard.phrases("attribute.onePer").sorted { $0.count > $1.count }
    .compactMap { phrase in
      phrase.firstRange(of: "{a}").map { (before: phrase[..<$0.lowerBound], after: phrase[$0.upperBound...]) }
    }
  /// The words that end a noun.
  private let ends = Set(Vocabulary.standard.phrases("noun.end").map { NameKey($0) })

  /// Reads the text of one attribute; `code` is the code span in it, `scopes` are those of the page's own.
  func match(_ text: String, code: String?, scopes: [Multiplicity] = []) -> Match {
    let (head, detail) = Self.split(text)
    if let attribute = plain(head, detail: detail) { return .attribute(attribute) }
    if let filled = withMultiplicity(text, scopes: scopes) ?? withVersion(text) { return filled }
    if let name = replacement(text, code: code) { return .attribute(.replacedBy(name)) }
    return nearMiss(head).map(Match.nearMiss) ?? .none
  }

  private func plain(_ head: String, detail: String?) -> Attribute? {
    switch vocabulary.key("attribute", matching: head) {
    case "attribute.initial": .initial
    case "attribute.final": .final
    case "attribute.transient": .transient
    case "attribute.documented": .documented
    case "attribute.swift": detail.flatMap { vocabulary.isNone($0) ? .noSwift : nil }
    case "attribute.observed": .observed(where: detail)
    case "attribute.once": .once(.once)
    case "attribute.mayBeSkipped": .mayBeSkipped(when: detail)
    case "attribute.deferred": .deferred(until: detail)
    default: nil
    }
  }

  private func withVersion(_ text: String) -> Match? {
    let makers = [("since", Attribute.since), ("deprecated", Attribute.deprecated), ("removed", Attribute.removed)]
    for (name, make) in makers {
      let isBare = phrases(name).contains { NameKey($0.replacing("{a}", with: "")) == NameKey(text) }
      if isBare { return .badVersion }
      guard let gap = gap(ofAny: name, in: text) else { continue }
      return bound(gap).map { .attribute(make($0)) } ?? .badVersion
    }
    return nil
  }

  /// Reads `iOS 13`, `iOS 13+` or `iOS 27 with SDK iOS 27`.
  private func bound(_ text: String) -> PlatformVersion? {
    for phrase in vocabulary.phrases("version.withSDK") {
      let parts = text.split(separator: phrase.replacing("{a}", with: "").replacing("{b}", with: ""))
      guard parts.count == 2, let system = PlatformVersion(String(parts[0].trimmingSpaces)),
        let sdk = PlatformVersion(String(parts[1].trimmingSpaces)), sdk.isComparable(to: system)
      else { continue }
      return PlatformVersion(system.platform ?? sdk.platform, system.version, sdk: sdk.version)
    }
    return PlatformVersion(text.hasSuffix("+") ? String(text.dropLast()) : text)
  }

  private func withMultiplicity(_ text: String, scopes: [Multiplicity]) -> Match? {
    if let found = onePer(beginning: text), found.length == text.utf8.count {
      guard let known = found.multiplicity.misspelt else { return .attribute(.onePer(found.multiplicity)) }
      return .nearMiss(phrases("onePer")[0].replacing("{a}", with: known))
    }
    for name in ["oncePer", "onePer"] {
      guard let gap = gap(ofAny: name, in: text) else { continue }
      if name == "oncePer", let multiplicity = scope(gap, among: scopes) {
        return .attribute(.once(.oncePer(multiplicity)))
      }
      let words = vocabulary.keys("multiplicity").flatMap(vocabulary.phrases)
      let phrase = phrases(name).first { Self.gap(of: $0, in: text) != nil } ?? ""
      return .nearMiss(NearestWord.match(for: gap, in: words).map { phrase.replacing("{a}", with: $0) } ?? phrase)
    }
    return nil
  }

  /// The scope of `one per activity` at the beginning of a text, which more words may follow, and the length of those
  /// three in bytes.
  func onePer(beginning text: String) -> (multiplicity: Multiplicity, length: Int)? {
    for (before, after) in onePer {
      let head = text.prefix(before.count)
      guard NameKey(head) == NameKey(before) else { continue }
      let rest = text[head.endIndex...]
      let tail = after.isEmpty ? rest.endIndex..<rest.endIndex : rest.firstRange(of: after)
      guard let tail, let noun = noun(beginning: rest[..<tail.lowerBound]),
        after.isEmpty || noun.endIndex == rest[..<tail.lowerBound].trimmingSpaces.endIndex
      else { continue }
      let end = after.isEmpty ? noun.endIndex : tail.upperBound
      return (Multiplicity(noun: noun.split(separator: " ").joined(separator: " ")), text[..<end].utf8.count)
    }
    return nil
  }

  /// The noun that a text consists of: `activity`.
  func multiplicity(_ text: String) -> Multiplicity? {
    let noun = noun(beginning: text[...])
    return noun?.endIndex == text.endIndex ? Multiplicity(noun: text) : nil
  }

  /// The scope that a noun names: a known one, or one of the page's own.
  func scope(_ noun: String, among scopes: [Multiplicity]) -> Multiplicity? {
    Multiplicity.known(as: noun) ?? scopes.first { NameKey($0.rawValue) == NameKey(noun) }
  }

  /// The noun that a text begins with: that of a known scope, else one or two words, or one that several others follow.
  private func noun(beginning text: Substring) -> Substring? {
    let text = text.drop { $0 == " " }
    var words: [Substring] = []
    for word in text.split(separator: " ", maxSplits: 3) {
      let letters = word.prefix { $0.isLetter || $0.isNumber || $0 == "-" }
      guard letters.first?.isLetter == true, letters.last != "-", !ends.contains(NameKey(letters)) else { break }
      words.append(letters)
      if letters.endIndex < word.endIndex { break }
    }
    let nouns = words.prefix(2).map { text[..<$0.endIndex] }
    return nouns.last { Multiplicity.known(as: String($0)) != nil } ?? (words.count > 2 ? nouns.first : nouns.last)
  }

  /// The text after "replaced by": a code span, else the words.
  private func replacement(_ text: String, code: String?) -> String? {
    for phrase in phrases("replacedBy") {
      guard NameKey(text.prefix(phrase.count)) == NameKey(phrase) else { continue }
      let rest = text.dropFirst(phrase.count)
      guard let next = rest.first, next.isWhitespace || next == ":" || next == "：" || code != nil else { continue }
      let words = String(rest.drop { $0.isWhitespace || $0 == ":" || $0 == "：" }.trimmingSpaces)
      if let name = code ?? (words.isEmpty ? nil : words) { return name }
    }
    return code.flatMap { code in
      phrases("replacedBy").contains { NameKey($0) == NameKey(text.replacing(code, with: "")) } ? code : nil
    }
  }

  private func phrases(_ name: String) -> [String] { vocabulary.phrases("attribute." + name) }

  private func nearMiss(_ text: String) -> String? {
    let letters = Array(text.lowercased())
    // `swift` is an attribute only before `none`.
    for key in vocabulary.keys("attribute") where key != "attribute.swift" {
      for phrase in vocabulary.phrases(key) {
        // Of a phrase with a gap, only the word before a version can be distinguished from prose.
        let isGapped = phrase.contains("{a}")
        guard !isGapped || phrase.hasSuffix(" {a}") && letters.contains(where: \.isNumber) else { continue }
        let words = Array(phrase.replacing("{a}", with: "").trimmingSpaces.lowercased())
        let typed = isGapped ? Array(letters.prefix { $0 != " " }) : letters
        let limit = min(2, max(typed.count, words.count) / 3)
        guard limit > 0, typed != words else { continue }
        if NearestWord.distance(typed, words, limit: limit) != nil { return phrase }
      }
    }
    return nil
  }

  /// `may be skipped: when`: the words, and the text after the colon.
  private static func split(_ text: String) -> (head: String, detail: String?) {
    guard let colon = text.firstIndex(where: { $0 == ":" || $0 == "：" }) else { return (text, nil) }
    let detail = String(text[text.index(after: colon)...].trimmingSpaces)
    return (String(text[..<colon]), detail.isEmpty ? nil : detail)
  }

  /// The part of a text where the longest phrase that fits has `{a}`: "deprecated since {a}" before "deprecated {a}".
  private func gap(ofAny name: String, in text: String) -> String? {
    phrases(name).sorted { $0.count > $1.count }.lazy.compactMap { Self.gap(of: $0, in: text) }.first
  }

  /// The part of a text where the phrase has `{a}`; `nil` where the rest is not the phrase.
  private static func gap(of phrase: String, in text: String) -> String? {
    guard let marker = phrase.firstRange(of: "{a}") else { return nil }
    let (before, after) = (phrase[..<marker.lowerBound], phrase[marker.upperBound...])
    let folded = text.trimmingSpaces
    guard folded.count >= before.count + after.count, NameKey(folded.prefix(before.count)) == NameKey(before),
      NameKey(folded.suffix(after.count)) == NameKey(after)
    else { return nil }
    return String(folded.dropFirst(before.count).dropLast(after.count).trimmingSpaces)
  }
}

extension Multiplicity {
  /// The word of a known scope that differs in a letter from this one, which is none.
  fileprivate var misspelt: String? {
    if Self.known.contains(self) { return nil }
    let vocabulary = Vocabulary.standard
    // Shorter words, and those of scripts with a character a syllable, have neighbours that are nouns too.
    return vocabulary.keys("multiplicity").flatMap(vocabulary.phrases).first { word in
      word.count > 3 && NearestWord.distance(Array(rawValue.lowercased()), Array(word), limit: 1) != nil
    }
  }
}
