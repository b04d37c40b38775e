import Text

/// The words of a page in every language, from `Data/vocabulary.tsv`.
///
/// Keys such as `section.states` name the entries; the comment of the file describes its layout.
package struct Vocabulary: Sendable {
  /// The built-in vocabulary.
  package static let standard = Vocabulary(table: PackageResources.vocabulary_tsv)

  /// The kinds of phrases that are looked up by a text of a page: the prefixes of their keys.
  package enum Subject: String, CaseIterable, Sendable {
    case section, property, language, attribute, multiplicity, column, state, word, `guard`
  }

  /// The keys, in file order.
  let keys: [String]
  private let keysByPrefix: [Substring: [String]]
  private let rows: [String: Int]
  /// The languages in the order of their columns.
  private let languages: [Language?]
  /// The fields of the rows, of which few are ever asked for.
  private let fields: [[Substring]]
  /// The first key of each phrase, by its subject.
  private let keysByPhrase: [Subject: PhraseTable]

  /// Reads a table, whose columns are the languages.
  init(table bytes: [UInt8]) {
    let table = TabSeparatedTable(bytes)
    languages = table.heading.dropFirst().map { Language(rawValue: String($0)) }
    keys = table.rows.map { String($0[0]) }
    rows = Dictionary(zip(keys, keys.indices)) { first, _ in first }
    keysByPrefix = Dictionary(grouping: keys) { $0[...].parts(separatedBy: ".")[0] }
    fields = table.rows
    var keysByPhrase: [Subject: PhraseTable] = [:]
    for subject in Subject.allCases {
      var phrases = PhraseTable()
      for key in keysByPrefix[subject.rawValue[...]] ?? [] {
        guard let row = rows[key] else { continue }
        for phrase in fields[row].dropFirst().flatMap(Self.alternatives) { phrases.insert(phrase, key: key) }
      }
      keysByPhrase[subject] = phrases
    }
    self.keysByPhrase = keysByPhrase
  }

  /// The phrases of an entry, English first; empty for an unknown key.
  package func phrases(_ key: String) -> [String] {
    Language.allCases.flatMap { phrases(key, in: $0) ?? [] }
  }

  /// The phrases of an entry in a language; empty where the language needs none, `nil` where the table lacks them.
  package func phrases(_ key: String, in language: Language) -> [String]? {
    guard let row = rows[key], let column = languages.firstIndex(of: language) else { return nil }
    let fields = fields[row].dropFirst()
    let index = fields.startIndex + column
    return index < fields.endIndex && !fields[index].isEmpty ? Self.alternatives(fields[index]) : nil
  }

  /// The phrase for generated prose in a language, else the English one, else the key.
  package func phrase(_ key: String, in language: Language) -> String {
    guard let phrases = phrases(key, in: language) ?? phrases(key, in: .english) else { return key }
    return phrases.first ?? ""
  }

  /// The keys with a prefix before the full stop, in file order: `keys("section")`.
  package func keys(_ prefix: String) -> [String] { keysByPrefix[prefix[...]] ?? [] }

  /// The key of a subject that has the text as a phrase, compared by `NameKey`.
  package func key(_ subject: Subject, matching text: String) -> String? { key(subject, matching: text[...]) }

  /// The key of a subject that has the text as a phrase, compared by `NameKey`.
  package func key(_ subject: Subject, matching text: Substring) -> String? {
    keysByPhrase[subject]?.key(matching: text)
  }

  /// Returns `true` for a text that stands for nothing: empty, `—`, `none`, `なし`, `없음`.
  package func isNone(_ text: String) -> Bool {
    let trimmed = text.trimmingSpaces
    return trimmed.isEmpty || key(.word, matching: trimmed) == "word.none"
  }

  /// Splits a field at each `|`, which has spaces on both sides; `␣` is a space, `∅` no phrase.
  private static func alternatives(_ field: Substring) -> [String] {
    if field == "∅" || field.isEmpty { return [] }
    return field.parts(separatedBy: "|").map { part in
      var bytes = part.utf8
      if bytes.first == UInt8(ascii: " ") { bytes = bytes.dropFirst() }
      if bytes.last == UInt8(ascii: " ") { bytes = bytes.dropLast() }
      let phrase = Substring(bytes)
      return phrase.unicodeScalars.contains("␣") ? phrase.replacing(scalar: "␣", with: " ") : String(phrase)
    }
  }
}

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
