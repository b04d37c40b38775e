import LifecycleModel
import Text

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
