import Text

/// The words by which a text is found: lower case, without endings and without words that every question has.
///
/// Names in camel case fall into their words, words of one meaning are one word, and Japanese, Korean and Chinese, which have no
/// spaces to rely on, are cut into pairs of neighbouring characters:
///
/// ```swift
/// SearchWords("When is the notification tapped?").words  // ["notification", "tap"]
/// SearchWords("sceneDidEnterBackground(_:)").words       // ["scene", "did", "enter", "background"]
/// SearchWords("ホームに戻る").words                        // ["ホー", "ーム", "戻る"]
/// ```
struct SearchWords: Hashable, Sendable {
  private(set) var words: Set<String> = []

  init(_ text: String) {
    var word = ""
    var run: [Character] = []
    func end() {
      if !word.isEmpty { add(word) }
      word = ""
      // The last syllable of a Korean word is mostly an ending, which differs from phrase to phrase.
      if run.count > 2, run.allSatisfy(\.isHangul) { run.removeLast() }
      // One letter of an alphabet is the rest of a word that was cut.
      if run.count == 1, !run[0].isHiragana { words.insert(String(run[0])) }
      for (first, second) in zip(run, run.dropFirst()) { words.insert(String([first, second])) }
      run = []
    }
    var text = text
    for (words, meant) in Self.rewritten where text.containsBytes(of: words) {
      text = text.replacing(words, with: meant)
    }
    let characters = Array(text)
    for (index, character) in characters.enumerated() {
      if Self.isParticle(at: index, of: characters) {
        end()
      } else if character.unicodeScalars.contains(where: { $0.isHangul || $0.isIdeographic }) {
        if run.isEmpty { end() }
        run.append(character)
      } else if character.isLetter || character.isNumber {
        if !run.isEmpty || character.isUppercase && word.last?.isLowercase == true && word.count > 1 { end() }
        word.append(character)
      } else if character != "'" && character != "’" {
        end()
      }
    }
    end()
  }

  /// Words that are read as others: "not" says nothing in "why is it not called", and all in these.
  private static let rewritten = [
    ("SwiftUI", "swiftui"), ("not running", "closed"), ("isn't running", "closed"), ("not launched", "closed"),
    ("not yet running", "closed"),
  ]

  /// The systems and frameworks that a question names, with the platform of their pages.
  private static let platforms = [
    "ios": "iOS", "iphone": "iOS", "ipad": "iOS", "ipado": "iOS", "uikit": "UIKit", "swiftui": "SwiftUI",
    "android": "Android", "flutter": "Flutter", "watcho": "watchOS", "watch": "watchOS",
  ]

  /// The platforms that the words name; empty for none.
  var platforms: Set<String> { Set(words.compactMap { Self.platforms[$0] }) }

  /// The words of a question about a callback that say which event is meant: not those that ask for a counterpart or for a platform,
  /// nor the verb in "when does iOS call it".
  var ofEvents: Set<String> { ofSituation.subtracting(Self.besidesEvents) }

  private static let besidesEvents = SearchWords(
    "replace replacement counterpart equivalent corresponds instead substitute same here mean call scene scenes"
  ).words

  /// Returns `true` for one letter of Japanese's own alphabet between characters of other kinds: a word that joins two others.
  private static func isParticle(at index: Int, of characters: [Character]) -> Bool {
    guard characters[index].isHiragana, index > 0, index + 1 < characters.count else { return false }
    return !characters[index - 1].isHiragana && !characters[index + 1].isHiragana
  }

  /// Returns `true` for a pair of characters, which may be the end of one word and the beginning of another.
  static func isPair(_ word: String) -> Bool {
    word.unicodeScalars.contains { $0.isHangul || $0.isIdeographic }
  }

  private mutating func add(_ word: String) {
    let word = word.lowercased()
    // A version, as in "iOS 13", is no part of a situation.
    guard !Self.omitted.contains(word), !word.allSatisfy(\.isWholeNumber) else { return }
    let stem = Self.stem(of: word)
    words.insert(Self.canonical[stem] ?? stem)
  }

  /// A word without its English ending: `tapped`, `taps` and `tap` are one word, and so are `closes` and `close`.
  static func stem(of word: String) -> String {
    var stem = word[...]
    for ending in ["ing", "ed", "es", "s"]
    where stem.hasSuffix(ending) && stem.count - ending.count > 2 && !stem.hasSuffix("ss") {
      stem = stem.dropLast(ending.count)
      break
    }
    if stem.count > 3, stem.hasSuffix("e") { stem = stem.dropLast() }
    if stem.count > 3, stem.hasSuffix("y") { stem = stem.dropLast() + "i" }
    if stem.count > 3, let last = stem.last, stem.dropLast().last == last { stem = stem.dropLast() }
    return String(stem)
  }

  /// Words that say nothing of what is asked.
  private static let omitted = Set(
    """
    a an the is are was were be been being does do did doing has have had when what which who whom where why how this that these it its \
    in on at to of for from by with and or if then will would can could should i my me we our you your user users people somebody \
    someone person gets get got called calls calling happen happens happened method methods callback callbacks function functions \
    fire fires fired order invoked trigger triggered triggers while during after before there their they app apps application \
    comes come came not never always why anyway actually still just also already lifecycle life cycle please really exactly work works \
    working supposed expected correctly properly consistently func override vs versus between difference distinguish exact sequence lifecycles
    """.split(separator: " ").map(String.init))

  /// The words that say which situation is meant: not those that every phrase may have or lack, nor a platform.
  var ofSituation: Set<String> { Self.ofSituation(words) }

  static func ofSituation(_ words: Set<String>) -> Set<String> {
    words.subtracting(optional).filter { platforms[$0] == nil }
  }

  /// Words that a question may have and a phrase lack: what is opened or shown is what happens.
  private static let optional = SearchWords("open show go state event phase").words

  /// Words of one meaning, the word that stands for them first.
  private static let synonyms = """
    tap touch press click hit
    quit kill terminate exit end
    launch start boot
    return reopen foreground relaunch
    background behind
    url link deeplink
    phone telephone
    rotate rotation turn landscape orientation
    switcher multitasking recents
    without no
    """

  private static let canonical: [String: String] = Dictionary(
    synonyms.split(separator: "\n").flatMap { line in
      let stems = line.split(separator: " ").map { stem(of: String($0)) }
      return stems.dropFirst().map { ($0, stems[0]) }
    }, uniquingKeysWith: { first, _ in first })
}

extension Character {
  fileprivate var isHiragana: Bool { unicodeScalars.first.map { (0x3041...0x309F).contains($0.value) } ?? false }
  fileprivate var isHangul: Bool { unicodeScalars.first?.isHangul ?? false }
}
