import Text

/// The words by which a text is found: lower case, without endings and without words that every question has.
///
/// Names in camel case fall into their words, words of one meaning are one word, and Japanese, Korean and Chinese, which have no
/// spaces to rely on, are cut into pairs of neighbouring characters:
///
/// ```swift
/// SearchWords("When is the notification tapped?").words  // ["notification", "tap"]
/// SearchWords("sceneDidEnterBackground(_:)").words       // ["scene", "did", "enter", "background"]
/// SearchWords("ホームに戻る").words                        // ["ホー", "ーム", "ムに", "に戻", "戻る"]
/// ```
struct SearchWords: Hashable, Sendable {
  private(set) var words: Set<String> = []

  init(_ text: String) {
    var word = ""
    var run: [Character] = []
    func end() {
      if !word.isEmpty { add(word) }
      word = ""
      if run.count == 1 { words.insert(String(run[0])) }
      for (first, second) in zip(run, run.dropFirst()) { words.insert(String([first, second])) }
      run = []
    }
    for character in text.replacing("SwiftUI", with: "swiftui") {
      if character.unicodeScalars.contains(where: { $0.isHangul || $0.isIdeographic }) {
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

  /// The systems and frameworks that a question names, with the platform of their pages.
  private static let platforms = [
    "ios": "iOS", "iphone": "iOS", "ipad": "iOS", "ipado": "iOS", "uikit": "iOS", "swiftui": "iOS",
    "android": "Android",
    "flutter": "Flutter", "watcho": "watchOS", "watch": "watchOS",
  ]

  /// The platforms that the words name; empty for none.
  var platforms: Set<String> { Set(words.compactMap { Self.platforms[$0] }) }

  /// The words of a question about a callback that say which event is meant: not those that ask for a counterpart or for a platform,
  /// nor the verb in "when does iOS call it".
  var ofEvents: Set<String> {
    words.subtracting(Self.besidesEvents).filter { Self.platforms[$0] == nil }
  }

  private static let besidesEvents = SearchWords(
    "replace replacement counterpart equivalent corresponds instead substitute same here mean call"
  ).words

  private mutating func add(_ word: String) {
    let word = word.lowercased()
    guard !Self.omitted.contains(word) else { return }
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
    comes come came not never always why anyway actually still just also lifecycle please
    """.split(separator: " ").map(String.init))

  /// Words that a question may have and a phrase lack: what is opened or shown is what happens.
  static let optional = SearchWords("open show go").words

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
