import LifecycleModel
import LifecyclePaths
import LifecycleReader
import Text

extension Article {
  /// A name that may be one of a list's.
  private struct ListedName {
    let name: String
    let line: ArticleLine
    /// The known name that it is, or a misspelling of; `nil` for none.
    let known: String?
  }

  /// Reads the names of states that stand alone on a line, begin a row of a table of states, or are listed among states.
  mutating func readStateNames() {
    var list: [ListedName] = []
    for line in lines where !line.isCode && line.mentions.isEmpty {
      guard let name = (line.paths.isEmpty ? listedState(line) : nil) ?? listedName(line)?.name ?? leadingName(line)
      else {
        // A paragraph ends a list.
        if line.itemDepth == nil, !line.isContinued, list.last?.line.itemDepth != nil {
          readList(&list)
        }
        continue
      }
      let isKnown = states.canonicalName(of: name) != nil
      // The title of a path right after it is an event.
      let isEvent = line.paths.contains { $0.before == name && Self.mayBeState($0.parts[0]) }
      if !isKnown, isEvent { continue }
      // An item about a state is none, unless it is a substate.
      if !isKnown, let depth = list.first?.line.itemDepth, line.itemDepth ?? 0 > depth { continue }
      if let last = list.last, !last.line.isListed(with: line) {
        readList(&list)
      }
      let known = isKnown ? name : states.correction(of: name) ?? nameInBrackets(line)
      list.append(ListedName(name: name, line: line, known: known))
    }
    readList(&list)
  }

  /// Reads the names of a list as states, those that are known, or all where most are; and begins another list.
  private mutating func readList(_ list: inout [ListedName]) {
    defer { list = [] }
    let known = list.count { $0.known != nil }
    let areStates = known >= Self.fewestKnown && known * 2 >= list.count
    for entry in list where areStates || entry.known == entry.name && entry.name != leadingName(entry.line) {
      if areStates, entry.known != nil { listedNames[entry.line.number] = entry.name }
      if let known = entry.known, known != entry.name {
        states.add(entry.name, for: states.number(of: known, line: entry.line.number))
      } else if entry.known == nil ? listedName(entry.line)?.isDescribed == true : entry.line.paths.isEmpty {
        _ = states.number(of: entry.name, line: entry.line.number)
      }
    }
  }

  /// The number of states from which a list is one of states.
  private static let fewestKnown = 3

  /// Reads what the article says of its states: the prose right below their names, or beside them.
  mutating func readStateProse() {
    var current: Int?
    for line in lines {
      if line.isCode || report.mentions(line.number) || !line.mentions.isEmpty {
        current = nil
        continue
      }
      if let name = listedState(line), states.knows(name) {
        let number = self.number(of: name, at: line)
        report.add(.used(as: "state '\(states[number].name)'"), at: line.number)
        states[number].documentation.addLine(proseOfState(line))
        current = number
      } else if let number = current, line.isAdjacent, case .text = line.line.kind {
        states[number].documentation.addLine(line.text)
        report.add(.used(as: "prose about '\(states[number].name)'"), at: line.number)
      } else {
        current = nil
      }
    }
  }

  /// Reads the known names that sentences list, of an article that has no other states: `(1) Active: …; (2) Background: …`.
  mutating func readStatesInProse() {
    guard states.states.isEmpty else { return }
    for line in lines where !line.isCode {
      for place in listedPlaces(in: line.text) {
        let number = states.number(of: String(line.text[place]), line: line.number)
        report.add(.used(as: "state '\(states[number].name)'"), at: line.number)
      }
    }
  }

  /// The places of known names with a colon after them, or with nothing but marks up to the next name.
  private func listedPlaces(in text: String) -> [Range<String.Index>] {
    let places = states.places(in: text)
    let listed = places.indices.filter { index in
      let rest = text[places[index].upperBound...]
      if rest.first.map({ ":：".contains($0) }) == true { return true }
      let neighbors = [(index - 1, index), (index, index + 1)].filter { $0 >= 0 && $1 < places.count }
      return neighbors.contains { !text[places[$0].upperBound..<places[$1].lowerBound].contains(where: \.isLetter) }
    }
    return listed.count < Self.fewestKnown ? [] : listed.map { places[$0] }
  }

  /// Reads the states around others from nested lists: an item of a state with two or more of states in it.
  mutating func readNesting() {
    var open: [(depth: Int, number: Int)] = []
    var children: [Int: [Int]] = [:]
    for line in lines {
      guard let depth = line.itemDepth else {
        if !line.isContinued { open = [] }
        continue
      }
      while let last = open.last, last.depth >= depth { open.removeLast() }
      guard line.mentions.isEmpty, line.paths.isEmpty, let name = listedState(line) else { continue }
      let number = states.number(of: name, line: line.number)
      if let parent = open.last?.number, parent != number { children[parent, default: []].append(number) }
      open.append((depth, number))
    }
    for (parent, children) in children.sorted(by: { $0.key < $1.key }) where Set(children).count > 1 {
      for child in children where states.parents[child] == nil { states.parents[child] = parent }
    }
  }

  /// The number of the state that a line is about, whose misspelling is reported.
  mutating func number(of name: String, at line: ArticleLine) -> Int {
    let number = states.number(of: name, line: line.number)
    if NameKey(name) != NameKey(states[number].name), states.canonicalName(of: name) == nil {
      report.add(.corrected(name, to: states[number].name), at: line.number)
    }
    return number
  }

  /// The prose of a line about the state that it names; empty for any other line.
  func proseOfState(_ line: ArticleLine) -> String {
    guard let name = listedState(line) else { return "" }
    return Self.withoutNoun(String(line.title.dropFirst(name.count)).trimmingMarks)
  }

  private static let nouns = Vocabulary.standard.phrases("article.state")

  /// A text without a word for "state" at its beginning.
  private static func withoutNoun(_ text: String) -> String {
    let noun = nouns.first { text.lowercased().hasPrefix($0) && text.dropFirst($0.count).first?.isLetter != true }
    return noun.map { String(text.dropFirst($0.count)).trimmingMarks } ?? text
  }

  /// The name of the state that a line is about: all of it, or what is before a colon or a dash; of a row, the first cell.
  func listedState(_ line: ArticleLine) -> String? {
    if let name = listedNames[line.number] { return name }
    let text = line.title
    if states.knows(text) { return text }
    return listedName(line).flatMap { states.knows($0.name) ? $0.name : nil }
  }

  /// The state's name between the first brackets: `待激活(Inactive)`.
  private func nameInBrackets(_ line: ArticleLine) -> String? {
    let parts = line.text.split(maxSplits: 2) { "()（）".contains($0) }
    return parts.count > 1 && states.canonicalName(of: String(parts[1])) != nil ? String(parts[1]) : nil
  }

  /// A name in Latin letters before prose in others, `Active 激活 程序在前台`, or one that the border of a lost cell follows,
  /// `BackgroundThe app is …`; `nil` for another line.
  private func leadingName(_ line: ArticleLine) -> String? {
    let text = line.title
    if let glued = states.longestName(gluedTo: text) { return glued }
    let name = String(text.prefix { $0.isASCII && ($0.isLetter || $0 == " ") }).trimmingMarks
    guard text.dropFirst(name.count).drop(while: { $0 == " " }).first.map({ $0.isLetter && !$0.isASCII }) == true,
      states.canonicalName(of: name) != nil || states.correction(of: name) != nil
    else { return nil }
    return name
  }

  /// The text before a colon, a dash or a bracket; `nil` for a line without, or with too many words before it for a name.
  /// `isDescribed` after a colon or a dash.
  private func listedName(_ line: ArticleLine) -> (name: String, isDescribed: Bool)? {
    let text = line.title
    var head = text.prefix(upToMarkFrom: 0)
    // The name of a substate may follow that of the state around it.
    while text.dropFirst(head.count).hasPrefix("- ") || text.dropFirst(head.count).hasPrefix("– ") {
      let longer = text.prefix(upToMarkFrom: head.count + 1)
      guard states.knows(String(longer).trimmingMarks) else { break }
      head = longer
    }
    let mark = text.dropFirst(head.count).first
    // The dash of an arrow is none.
    guard head.count < text.count, mark != "-" || line.paths.isEmpty else { return nil }
    let name = Self.nouns.reduce(String(head).trimmingMarks) { name, noun in
      name.lowercased().hasSuffix(noun) ? String(name.dropLast(noun.count)).trimmingMarks : name
    }
    let isDescribed = mark.map { ":：–—-".contains($0) } ?? false
    return Self.mayBeState(name) && line.number != titleLine ? (name, isDescribed) : nil
  }
}

extension String {
  /// The text up to the first colon, dash, bracket or full stop from an offset on.
  fileprivate func prefix(upToMarkFrom start: Int) -> Substring {
    var last: Character = " "
    var offset = 0
    return prefix { character in
      defer {
        last = character
        offset += 1
      }
      return offset < start || !":：–—(（.。".contains(character) && !(character == "-" && last == " ")
    }
  }
}

extension ArticleLine {
  /// Returns `true` for a line of the same list, or one not far below a line of text.
  fileprivate func isListed(with next: ArticleLine) -> Bool {
    switch (line.kind, next.line.kind) {
    case (.item, .item), (.row, .row), (.heading, .heading): true
    case (.text, .text): next.number - number <= 3
    default: false
    }
  }
}

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
