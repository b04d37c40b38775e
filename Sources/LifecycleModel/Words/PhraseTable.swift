import Text

/// The phrases of entries of the vocabulary, each with its entry's key.
struct PhraseTable: Sendable {
  private var keys: [NameKey: String] = [:]
  /// The ASCII characters of the phrases, with all letters and separators, because `NameKey` folds them.
  private var characters = ASCIISet.letters.union(ASCIISet(" \t\n\r\u{B}\u{C}-_"))

  /// Adds a phrase of an entry; the first entry with a phrase keeps it.
  mutating func insert(_ phrase: String, key: String) {
    characters = characters.union(ASCIISet(phrase))
    let name = NameKey(phrase)
    if keys[name] == nil { keys[name] = key }
  }

  /// The key of the entry that has the text as a phrase, compared by `NameKey`.
  func key(matching text: Substring) -> String? {
    // Most texts are no phrases, and many have an ASCII mark or digit that no phrase has: this saves folding them.
    guard text.utf8.allSatisfy({ $0 >= 0x80 || characters.contains($0) }) else { return nil }
    return keys[NameKey(text)]
  }
}
