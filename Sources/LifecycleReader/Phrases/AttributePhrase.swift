import LifecycleModel
import Text

/// Recognises one attribute's words in any language of the vocabulary: `initial`, `since iOS 13`, `one per scene`.
///
/// Words that are almost those of an attribute are a near miss, others no attribute.
package struct AttributePhrase: Sendable {
  /// The meaning of a text.
  package enum Match: Sendable {
    case attribute(Attribute)
    /// An attribute that names a version, without one that can be read.
    case badVersion
    /// Almost an attribute: what was probably meant.
    case nearMiss(String)
    case none
  }

  /// The phrases of the vocabulary in the binary.
  package static let standard = AttributePhrase()

  private let vocabulary = Vocabulary.standard
  /// The phrases of `one per {a}`, the longest first, in two parts.
  private let onePer = Vocabulary.standard.phrases("attribute.onePer").sorted { $0.count > $1.count }
    .compactMap { phrase in
      phrase[...].firstPlace(of: "{a}").map { gap in
        let before = phrase[..<gap.lowerBound]
        return (before: NameKey(before), length: before.count, after: phrase[gap.upperBound...])
      }
    }
  /// The phrases of attributes with a gap, by the attribute's name.
  private let gapped = Dictionary(
    uniqueKeysWithValues: ["since", "deprecated", "removed", "oncePer", "onePer"].map {
      ($0, GappedPhrase.all(of: "attribute." + $0))
    })
  /// The words between a version and the SDK's: ` with SDK `.
  private let withSDK = Vocabulary.standard.phrases("version.withSDK").map {
    $0.replacing("{a}", with: "").replacing("{b}", with: "")
  }
  /// The words that make a text look like an attribute.
  private let attributeWords = Vocabulary.standard.phrases("word.attribute").map { $0.lowercased() }
  /// The words that a condition begins with, or has.
  private let replacedBy = Vocabulary.standard.phrases("attribute.replacedBy")
  private let conditions = Vocabulary.standard.phrases("word.condition")
  private let fillers = Set(Vocabulary.standard.phrases("word.filler"))
  private let frequencies = Vocabulary.standard.phrases("word.frequency")
  private let takesBack = Vocabulary.standard.phrases("word.unless")
  private let exceptions = Vocabulary.standard.phrases("word.exception")
  /// The phrases that a text may almost be.
  private let neighbours = Neighbour.all
  /// The words that end a noun.
  private let ends = Set(Vocabulary.standard.phrases("noun.end").map { NameKey($0) })

  /// Reads the text of one attribute; `code` is the code span in it, `scopes` are those of the page's own.
  package func match(_ text: String, code: String?, scopes: [Multiplicity] = []) -> Match {
    let (head, detail) = split(text)
    if let attribute = plain(head, detail: detail) { return .attribute(attribute) }
    if let filled = withMultiplicity(text, scopes: scopes) ?? withVersion(text) { return filled }
    if let name = replacement(text, code: code) { return .attribute(.replacedBy(name)) }
    return nearMiss(head).map(Match.nearMiss) ?? .none
  }

  /// Returns `true` for a text that is no attribute but has a word of one, or a platform: `end state`, `iOS 13 only`.
  func mayBeAttribute(_ text: String) -> Bool {
    let key = text.lowercased()
    let words = key.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    return attributeWords.contains { $0.utf8.allSatisfy { $0 < 0x80 } ? words.contains($0) : key.contains($0) }
  }

  /// Returns `true` for words that say when something holds: `if the app has windows`, `optional`, `on iPad only`, `is never called`,
  /// `iPadの場合`.
  func isCondition(_ text: String) -> Bool {
    let key = text.lowercased()
    if key.hasSuffix(" only") || key.contains(" only if ") { return true }
    let words = text.split(separator: " ").drop { fillers.contains($0.lowercased()) }
    return begins(text, withAnyOf: conditions) || begins(words.joined(separator: " "), withAnyOf: conditions)
  }

  /// Returns `true` for words that take something back: `unless the user agrees`, `or nothing`.
  func isException(_ text: String) -> Bool { begins(text, withAnyOf: takesBack) }

  /// Returns `true` for a condition of one word or phrase: `optional`, `sometimes`.
  func isConditionAlone(_ text: String) -> Bool { conditions.contains { NameKey($0) == NameKey(text) } }

  /// Returns `true` for words that say how often something comes: `once per service`, `many times`.
  func isFrequency(_ text: String) -> Bool { begins(text, withAnyOf: frequencies) }

  /// Returns `true` for words that may say where or when something holds: those of a condition, `except on iPad`, `iOS 13 only`.
  func isRestriction(_ text: String) -> Bool {
    begins(text, withAnyOf: conditions + exceptions) || mayBeAttribute(text)
  }

  private func begins(_ text: String, withAnyOf phrases: [String]) -> Bool {
    let key = text.lowercased()
    return phrases.contains { phrase in
      guard phrase.utf8.allSatisfy({ $0 < 0x80 }) else { return key.contains(phrase) }
      return key.hasPrefix(phrase) && key.dropFirst(phrase.count).first.map { !$0.isLetter } ?? true
    }
  }

  private func plain(_ head: String, detail: String?) -> Attribute? {
    switch vocabulary.key(.attribute, matching: head) {
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
    let key = NameKey(text)
    for (name, make) in makers {
      if gapped[name, default: []].contains(where: { $0.bare == key }) { return .badVersion }
      guard let (gap, phrase) = gap(ofAny: name, in: text) else { continue }
      if Self.isEveryday(phrase), bound(gap) == nil, !gap.contains(where: \.isNumber) || phrase == "from {a}" {
        continue
      }
      return bound(gap).map { .attribute(make($0)) } ?? .badVersion
    }
    // `iOS 16+` alone.
    guard text.hasSuffix("+"), let since = bound(text), since.platform != nil else { return nil }
    return .attribute(.since(since))
  }

  /// Returns `true` for words that are an attribute only with a number: `sooner or later` has no version, and neither has `before the
  /// first launch`.
  private static func isEveryday(_ phrase: String) -> Bool {
    phrase.hasPrefix("{a} ") || ["before {a}", "only before {a}", "from {a}"].contains(phrase)
  }

  /// Reads `iOS 13`, `iOS 13+` or `iOS 27 with SDK iOS 27`.
  func bound(_ text: String) -> PlatformVersion? {
    for separator in withSDK {
      let parts = text.split(separator: separator)
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
      guard let (gap, phrase) = gap(ofAny: name, in: text) else { continue }
      if name == "oncePer", let multiplicity = scope(gap, among: scopes) {
        return .attribute(.once(.oncePer(multiplicity)))
      }
      let words = vocabulary.keys("multiplicity").flatMap(vocabulary.phrases)
      return .nearMiss(NearestWord.match(for: gap, in: words).map { phrase.replacing("{a}", with: $0) } ?? phrase)
    }
    return nil
  }

  /// The scope of `one per activity` at the beginning of a text, which more words may follow, and the length of those
  /// three in bytes.
  func onePer(beginning text: String) -> (multiplicity: Multiplicity, length: Int)? {
    for (before, length, after) in onePer {
      let head = text.prefix(length)
      guard NameKey(head) == before else { continue }
      let rest = text[head.endIndex...]
      let tail = after.isEmpty ? rest.endIndex..<rest.endIndex : rest.firstPlace(of: after)
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
    guard noun?.endIndex == text.endIndex else { return nil }
    // `シーンごと` has the word for a known scope, and none for the number.
    return Multiplicity.known(as: text) ?? Multiplicity.known(in: text) ?? Multiplicity(noun: text)
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
    for phrase in replacedBy {
      guard NameKey(text.prefix(phrase.count)) == NameKey(phrase) else { continue }
      let rest = text.dropFirst(phrase.count)
      guard let next = rest.first, next.isWhitespace || next == ":" || next == "：" || code != nil else { continue }
      let words = String(rest.drop { $0.isWhitespace || $0 == ":" || $0 == "：" }.trimmingSpaces)
      if let name = code ?? (words.isEmpty ? nil : words) { return name }
    }
    return code.flatMap { code in
      replacedBy.contains { NameKey($0) == NameKey(text.replacing(code, with: "")) } ? code : nil
    }
  }

  private func phrases(_ name: String) -> [String] { vocabulary.phrases("attribute." + name) }

  private func nearMiss(_ text: String) -> String? {
    let letters = Array(text.lowercased())
    // `.deferred` is a value in Swift.
    guard letters.first?.isLetter == true else { return nil }
    let hasNumber = letters.contains(where: \.isNumber)
    return neighbours.first { neighbour in
      guard !neighbour.isGapped || hasNumber else { return false }
      let words = neighbour.words
      let typed = neighbour.isGapped ? Array(letters.prefix { $0 != " " }) : letters
      let limit = min(2, max(typed.count, words.count) / 3)
      guard limit > 0, typed != words else { return false }
      return NearestWord.distance(typed, words, limit: limit) != nil
    }?.phrase
  }

  /// `may be skipped: when`, or `may be skipped if …`: the words, and the text after the colon, or from the condition's word on.
  private func split(_ text: String) -> (head: String, detail: String?) {
    guard let colon = text.firstIndex(where: { $0 == ":" || $0 == "：" }) else {
      let phrase = ["mayBeSkipped", "deferred"].flatMap(phrases).first {
        NameKey(text.prefix($0.count + 1)) == NameKey($0)
      }
      let rest = phrase.map { text.dropFirst($0.count).trimmingSpaces } ?? ""
      return phrase != nil && ["if", "unless", "when", "until"].contains(rest.prefix { $0 != " " })
        ? (phrase ?? text, String(rest)) : (text, nil)
    }
    let detail = String(text[text.index(after: colon)...].trimmingSpaces)
    return (String(text[..<colon]), detail.isEmpty ? nil : detail)
  }

  /// The part of a text where the longest phrase that fits has `{a}`, and the phrase.
  private func gap(ofAny name: String, in text: String) -> (text: String, phrase: String)? {
    gapped[name, default: []].lazy.compactMap { phrase in
      phrase.gap(in: text).map { ($0, phrase.phrase) }
    }.first
  }
}

/// A phrase that a text may almost be.
private struct Neighbour: Sendable {
  /// The phrase, with its gap.
  let phrase: String
  let words: [Character]
  let isGapped: Bool

  /// The phrases of all attributes; `swift` is one only before `none`.
  static var all: [Neighbour] {
    Vocabulary.standard.keys("attribute").filter { $0 != "attribute.swift" }
      .flatMap(Vocabulary.standard.phrases).compactMap { Neighbour($0) }
  }

  private init?(_ phrase: String) {
    let parts = phrase[...].parts(separatedBy: "{")
    // Of a phrase with a gap, only the word before a version can be distinguished from prose.
    guard parts.count == 1 || parts[1] == "a}" && parts[0].last == " " else { return nil }
    self.phrase = phrase
    words = Array(parts[0].trimmingSpaces.lowercased())
    isGapped = parts.count > 1
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

/// An attribute in parentheses on a page.
package enum Attribute: Hashable, Sendable {
  case initial, final, transient
  case onePer(Multiplicity)
  /// `Swift: none`
  case noSwift
  case once(Frequency)
  case mayBeSkipped(when: String?)
  case deferred(until: String?)
  case since(PlatformVersion)
  case deprecated(PlatformVersion)
  case removed(PlatformVersion)
  case replacedBy(String)
  case documented
  case observed(where: String?)

  /// The subjects of attributes; raw values are the words of messages.
  package enum Subject: String, Sendable {
    case delegate, state, callback, step, transition, scenario, rule
  }

  /// Returns `true` where a subject can have it.
  package func applies(to subject: Subject) -> Bool {
    switch self {
    case .initial, .final, .transient: subject == .state
    case .onePer, .noSwift: subject == .delegate
    case .once, .mayBeSkipped, .deferred, .replacedBy: subject == .callback || subject == .step
    case .since, .deprecated, .removed: true
    case .documented, .observed: true
    }
  }
}

/// A phrase of the vocabulary with a gap: `since {a}`.
struct GappedPhrase: Sendable {
  /// The phrase with its gap.
  let phrase: String
  /// The words without the gap.
  let bare: NameKey
  private let before: (words: NameKey, length: Int)
  private let after: (words: NameKey, length: Int)

  /// The phrases of an entry that have a gap, the longest first: "deprecated since {a}" before "deprecated {a}".
  static func all(of key: String) -> [GappedPhrase] {
    Vocabulary.standard.phrases(key).sorted { $0.count > $1.count }.compactMap { GappedPhrase($0) }
  }

  private init?(_ phrase: String) {
    let parts = phrase[...].parts(separatedBy: "{")
    guard parts.count == 2, parts[1].hasPrefix("a}") else { return nil }
    let after = parts[1].dropFirst(2)
    self.phrase = phrase
    bare = NameKey(parts[0] + after)
    before = (NameKey(parts[0]), parts[0].count)
    self.after = (NameKey(after), after.count)
  }

  /// The part of a text where the phrase has its gap; `nil` where the rest is not the phrase.
  func gap(in text: String) -> String? {
    let text = text.trimmingSpaces
    guard text.count >= before.length + after.length, NameKey(text.prefix(before.length)) == before.words,
      NameKey(text.suffix(after.length)) == after.words
    else { return nil }
    return String(text.dropFirst(before.length).dropLast(after.length).trimmingSpaces)
  }
}
