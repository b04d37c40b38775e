import Text

/// The phrases of some entries of the vocabulary, and which entry each stands for.
struct PhraseTable: Sendable {
  private var keys: [NameKey: String] = [:]
  /// The marks and digits that stand in some phrase, and what no phrase is told apart by: letters and separators.
  private var characters = ASCIISet.letters.union(ASCIISet(" \t\n\r\u{B}\u{C}-_"))

  /// Takes in a phrase of an entry; one that another entry has already stays that one's.
  mutating func insert(_ phrase: String, key: String) {
    characters = characters.union(ASCIISet(phrase))
    let name = NameKey(phrase)
    if keys[name] == nil { keys[name] = key }
  }

  /// The entry one of whose phrases is the text, as names are compared.
  func key(matching text: Substring) -> String? {
    // Most texts are no phrase, and many have a mark or a digit that no phrase has, which no spelling hides.
    guard text.utf8.allSatisfy({ $0 >= 0x80 || characters.contains($0) }) else { return nil }
    return keys[NameKey(text)]
  }
}
