/// The words of a page in every language, from `Data/vocabulary.tsv`.
///
/// Keys such as `section.states` name the entries; the comment of the file describes its layout.
package struct Vocabulary: Sendable {
  /// The built-in vocabulary.
  package static let standard = Vocabulary(table: PackageResources.vocabulary_tsv)

  private let phrases: [String: [Language: [String]]]
  private let keysInOrder: [String]
  /// The first key of each phrase, by the key's prefix.
  private let keysByPhrase: [String: PhraseTable]

  /// Reads a table: comment lines begin with `#`, the first other line names the languages' columns.
  init(table: [UInt8]) {
    let lines = String(decoding: table, as: UTF8.self)[...].parts(separatedBy: "\n", omittingEmpty: true)
      .filter { $0.utf8.first != UInt8(ascii: "#") }
    let languages = (lines.first ?? "").parts(separatedBy: "\t").dropFirst().map { Language(rawValue: String($0)) }
    var phrases: [String: [Language: [String]]] = [:]
    var keys: [String] = []
    for line in lines.dropFirst() {
      let fields = line.parts(separatedBy: "\t")
      keys.append(String(fields[0]))
      for (language, field) in zip(languages, fields.dropFirst()) {
        guard let language else { continue }
        phrases[String(fields[0]), default: [:]][language] = Self.alternatives(field)
      }
    }
    var keysByPhrase: [String: PhraseTable] = [:]
    for key in keys {
      let prefix = String(key[...].parts(separatedBy: ".")[0])
      for phrase in Language.allCases.flatMap({ phrases[key]?[$0] ?? [] }) {
        keysByPhrase[prefix, default: PhraseTable()].insert(phrase, key: key)
      }
    }
    self.phrases = phrases
    keysInOrder = keys
    self.keysByPhrase = keysByPhrase
  }

  /// The phrases of an entry, English first; empty for an unknown key.
  package func phrases(_ key: String) -> [String] {
    Language.allCases.flatMap { phrases[key]?[$0] ?? [] }
  }

  /// The phrase for generated prose in a language, else the English one, else the key.
  package func phrase(_ key: String, in language: Language) -> String {
    phrases[key]?[language]?.first ?? phrases[key]?[.english]?.first ?? key
  }

  /// The keys with a prefix before the full stop, in file order: `keys("section")`.
  package func keys(_ prefix: String) -> [String] {
    keysInOrder.filter { $0.hasPrefix(prefix + ".") }
  }

  /// The key with a prefix that has the text as a phrase, compared by `NameKey`.
  package func key(_ prefix: String, matching text: String) -> String? {
    self.key(prefix, matching: text[...])
  }

  /// The key with a prefix that has the text as a phrase, compared by `NameKey`.
  package func key(_ prefix: String, matching text: Substring) -> String? {
    keysByPhrase[prefix]?.key(matching: text)
  }

  /// Returns `true` for a text that stands for nothing: empty, `—`, `none`, `なし`, `없음`.
  package func isNone(_ text: String) -> Bool {
    let trimmed = text.trimmingSpaces
    return trimmed.isEmpty || key("word", matching: trimmed) == "word.none"
  }

  /// Splits a field at each `|` that has spaces on both sides.
  private static func alternatives(_ field: Substring) -> [String] {
    var alternatives: [String] = []
    var words: [Substring] = []
    for word in field.parts(separatedBy: " ", omittingEmpty: true) {
      if word == "|" {
        alternatives.append(words.joined(separator: " "))
        words = []
      } else {
        words.append(word)
      }
    }
    return alternatives + (words.isEmpty ? [] : [words.joined(separator: " ")])
  }
}
