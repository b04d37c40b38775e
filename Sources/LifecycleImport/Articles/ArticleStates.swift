import LifecycleModel
import LifecyclePaths
import Text

/// The states that an article names: those at the ends of its paths, those that it lists, and those of known pages.
struct ArticleStates {
  /// The states of the article in the order in which it names them.
  private(set) var states: [DraftState] = []
  private var numbers: [NameKey: Int] = [:]
  /// The numbers of the states around others, as nested lists say.
  var parents: [Int: Int] = [:]
  /// The English names of words for states, in any language: `バックグラウンド` is Background.
  private let words: [NameKey: String]
  /// The English names of states by a word for the state around them and their own: `Background - Suspended`.
  private let qualifiedWords: [NameKey: String]
  /// The names in small letters that texts are searched for.
  private var searchedNames: Set<String> = []
  /// The numbers of characters of the names that begin with a word; of those that begin with a mark or a letter of another
  /// script, by that character.
  private var searchedLengths: [String: Set<Int>] = [:]
  /// The names that a misspelling may stand for.
  private let knownNames: [String]

  /// Takes the names of known pages' states.
  init(_ pages: [Lifecycle]) {
    var words: [NameKey: String] = [:]
    for name in pages.flatMap(\.states).map(\.name) { words[NameKey(name)] = name }
    for key in Vocabulary.standard.keys("state") {
      let english = Vocabulary.standard.phrase(key, in: Lifecycle().language)
      for phrase in Vocabulary.standard.phrases(key) { words[NameKey(phrase)] = english }
    }
    self.words = words
    qualifiedWords = Self.qualifiedWords
    let spellings = words.keys.map { $0.folded.prefix(1).uppercased() + $0.folded.dropFirst() }
    knownNames = Set(words.values).union(spellings).sorted()
    for name in words.keys { search(for: name.folded) }
  }

  private static let qualifiedWords: [NameKey: String] = {
    var words: [NameKey: String] = [:]
    for language in Language.allCases {
      let phrases = { (key: String) in Vocabulary.standard.phrases(key, in: language) ?? [] }
      for parent in ["state.foreground", "state.background"].flatMap(phrases) {
        for key in ["state.active", "state.inactive", "state.suspended"] {
          let english = Vocabulary.standard.phrase(key, in: Lifecycle().language)
          for name in phrases(key) { words[NameKey("\(parent) \(name)")] = english }
        }
      }
    }
    return words
  }()

  private mutating func search(for name: String) {
    guard !name.isEmpty, searchedNames.insert(name).inserted else { return }
    let characters = Array(name)
    searchedLengths[characters[...].firstWord, default: []].insert(characters.count)
  }

  /// The English name of a word for a state; `nil` for any other.
  func canonicalName(of word: String) -> String? { words[NameKey(word)] ?? qualifiedWords[NameKey(word)] }

  /// The name that known pages have for a state of a name: the English one, else its own.
  func knownName(of name: String) -> String { canonicalName(of: name) ?? name }

  /// Returns `true` for a name that the article has, or known pages.
  func knows(_ name: String) -> Bool { numbers[NameKey(name)] != nil || canonicalName(of: name) != nil }

  /// The known name that a misspelling stands for: of the article's first 200 states, else of known pages; `nil` for none.
  ///
  /// A life cycle that somebody wrote by hand has fewer states. Each name is compared with each other one, so that an
  /// article of ten thousand would take minutes.
  func correction(of name: String) -> String? {
    guard name.count > 4 else { return nil }
    let lengths = name.count - 2...name.count + 2
    let known = knownNames.filter { lengths.contains($0.count) && numbers[NameKey($0)] == nil }
    let guess = NearestWord.guess(for: name, in: states.prefix(200).map(\.name) + known)
    return guess.flatMap { $0.isCertain ? $0.word : nil }
  }

  /// The places of known names as words in a text, in any letters and in order; of those that overlap the longest.
  func places(in text: String) -> [Range<String.Index>] {
    let lowercased = text.lowercased()
    // The same offsets in both.
    guard lowercased.utf8.count == text.utf8.count else { return [] }
    let characters = Array(lowercased)
    var found: [(name: String, range: Range<Int>)] = []
    for start in characters.indices where start == 0 || !characters[start - 1].isIdentifier {
      for length in searchedLengths[characters[start...].firstWord] ?? [] where start + length <= characters.count {
        let end = start + length
        guard end == characters.count || !characters[end].isIdentifier else { continue }
        let name = String(characters[start..<end])
        if searchedNames.contains(name) { found.append((name, start..<end)) }
      }
    }
    guard !found.isEmpty else { return [] }
    var places: [Range<Int>] = []
    found.sort { ($1.range.count, $0.name, $0.range.lowerBound) < ($0.range.count, $1.name, $1.range.lowerBound) }
    var isTaken = characters.map { _ in false }
    for (_, range) in found where !isTaken[range.lowerBound] && !isTaken[range.upperBound - 1] {
      for index in range { isTaken[index] = true }
      places.append(range)
    }
    let indices = Array(lowercased.indices) + [lowercased.endIndex]
    return places.sorted { $0.lowerBound < $1.lowerBound }.map { indices[$0.lowerBound]..<indices[$0.upperBound] }
  }

  /// The longest known name that a text begins with, and that a word with a capital follows without a space; `nil` for none.
  func longestName(gluedTo text: String) -> String? {
    let characters = Array(text.prefix(40))
    let ends = characters.indices.dropFirst(3).filter { end in
      (characters[end].isUppercase || !characters[end].isASCII) && characters[end].isLetter
        && (characters[end - 1].isLowercase || characters[end - 1] == ")")
    }
    return ends.reversed().lazy.map { String(characters[..<$0]) }.first { name in
      knows(name) || knows(String(name.prefix { $0 != "(" }).trimmingMarks) && name.hasSuffix(")")
    }
  }

  /// The longest name, known or one of others, that a text begins with and does not end with; `nil` for none, and for a known text.
  func longestName(atStartOf text: String, among others: Set<NameKey>) -> String? {
    guard !knows(text) else { return nil }
    return ends(of: text).dropLast().reversed().map { String(text.prefix($0)) }
      .first { knows($0) || others.contains(NameKey($0)) }
  }

  /// The longest name, known or one of others, that a text ends with and does not begin with.
  func longestName(atEndOf text: String, among others: Set<NameKey>) -> String? {
    guard !knows(text) else { return nil }
    return ends(of: text).dropFirst().dropLast().map { String(text.dropFirst($0).trimmingSpaces) }
      .first { knows($0) || others.contains(NameKey($0)) }
  }

  /// The offsets at which a text has spaces, or letters of another script, its ends included.
  private func ends(of text: String) -> [Int] {
    guard !text.isEmpty else { return [] }
    let pairs = zip(text, text.dropFirst()).enumerated()
    let borders = pairs.filter { _, pair in
      pair.1.isWhitespace || pair.0.isLetter && pair.1.isLetter && pair.0.isASCII != pair.1.isASCII
    }
    return [0] + borders.map { $0.offset + 1 } + [text.count]
  }

  /// The number of the state of a name in any language, which is added if the article does not have it yet.
  mutating func number(of name: String, line: Int?) -> Int {
    let key = NameKey(name)
    if let number = numbers[key] { return number }
    let english = canonicalName(of: name)
    let same = english.flatMap { english in
      states.indices.first { canonicalName(of: states[$0].name) == english }
    }
    let number = same ?? states.count
    if same == nil {
      // Prose has small letters where a list has capitals.
      let isSmall = name == name.lowercased() && english.map { NameKey($0) == key } == true
      states.append(DraftState(isSmall ? english ?? name : name, line: line))
      if english == nil { search(for: name.lowercased()) }
    }
    numbers[key] = number
    return number
  }

  /// Takes another spelling of a state's name.
  mutating func add(_ spelling: String, for number: Int) { numbers[NameKey(spelling)] = number }

  /// The name of a state as the article spells it.
  subscript(number: Int) -> DraftState {
    get { states[number] }
    set { states[number] = newValue }
  }
}

extension ArraySlice<Character> {
  /// The identifier that a text begins with, else its first character.
  fileprivate var firstWord: String {
    let word = prefix { $0.isIdentifier }
    return String(word.isEmpty ? prefix(1) : word)
  }
}
