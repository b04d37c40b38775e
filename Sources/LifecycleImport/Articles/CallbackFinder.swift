import LifecycleModel
import Text

/// Finds callbacks in any text, however people spell them: `application( configurationForConnecting )`, `-[AppDelegate
/// applicationDidBecomeActive:]`, `DidBecomeActive`, `Scene Did Become Active`.
struct CallbackFinder: Sendable {
  /// A place in a text that names callbacks.
  struct Mention: Hashable, Sendable {
    /// The place, as offsets of characters.
    let range: Range<Int>
    /// The callbacks that it may mean; never empty.
    let candidates: [KnownCallback]
    /// The owner that stands right before it; `nil` for none.
    let owner: String?
    /// `true` where the text is not the callback's name or selector.
    let isLoose: Bool
    /// The cell of a table's row that has it.
    var cell = 0
  }

  let callbacks: [KnownCallback]
  private var byHead: [String: [Int]] = [:]
  private var byWords: [[Substring]: [Int]] = [:]
  /// The callbacks by two labels or more with their parentheses.
  private var byLabels: [[Character]: [Int]] = [:]
  private var values: [String: [Int]] = [:]
  /// The names of three words or more, without their labels.
  private var longNames: [String] = []
  /// The delegates by the names that texts have for them, in small letters: `scenedelegate`, `uiscenedelegate`.
  private var owners: [String: String] = [:]

  /// Takes the callbacks of pages, and of the catalog.
  init(_ pages: [Lifecycle]) {
    callbacks = KnownCallback.all(of: pages)
    for (number, callback) in callbacks.enumerated() {
      // A word such as `Scene` names no class alone.
      for owner in [callback.name.delegate] + callback.types.flatMap(APICatalog.standard.ancestry)
      where owner.words.count > 1 && owners[owner.lowercased()] == nil {
        owners[owner.lowercased()] = callback.name.delegate
      }
      if callback.isValue {
        values[callback.name.callback, default: []].append(number)
        continue
      }
      byHead[callback.baseName.lowercased(), default: []].append(number)
      let labels = callback.name.callback.dropFirst(callback.baseName.count)
      if labels.split(separator: ":").count > 2 { byLabels[Array(labels), default: []].append(number) }
      let base = String(callback.baseName)
      if base.words.count > 2, byHead[base.lowercased()]?.count == 1 { longNames.append(base) }
      longNames += callback.labels.map(String.init).filter { $0.words.count > 3 && !longNames.contains($0) }
      for words in Set(callback.shortNames) { byWords[words, default: []].append(number) }
    }
  }

  /// The delegate that a text is the name of, in any letters, or that it ends with: `configuration for the sceneSceneDelegate`.
  func owner(atEndOf text: some StringProtocol) -> String? {
    let identifier = text.reversed().prefix { $0.isIdentifier }.reversed()
    let name = String(identifier).lowercased()
    if let owner = owners[name] { return owner }
    return owners.filter { name.hasSuffix($0.key) && $0.key.hasSuffix("delegate") }.max { $0.key.count < $1.key.count }?
      .value
  }

  /// The delegate that a text is the name of.
  func owner(named text: some StringProtocol) -> String? { owners[text.lowercased()] }

  /// The delegates that a text names, each once.
  func owners(in text: String) -> [String] {
    let words = text.split { !$0.isIdentifier }.map { $0.lowercased() }
    return words.compactMap { owners[$0] }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The delegates that are observed.
  var observedOwners: Set<String> { Set(callbacks.filter(\.isValue).map(\.name.delegate)) }

  /// The mentions inside of words, where the borders of a table's cells were lost: `activesceneDidBecomeActivephase`.
  func gluedMentions(in text: String, ofValues: Bool) -> [Mention] {
    var places: [(range: Range<Int>, number: Int)] = []
    for (number, callback) in callbacks.enumerated() where callback.isValue == ofValues {
      let name = ofValues ? "." + callback.name.callback : String(callback.baseName)
      guard ofValues || name.words.count > 2 else { continue }
      for place in text.ranges(of: name) {
        let start = text.distance(from: text.startIndex, to: place.lowerBound)
        let range = start..<start + name.count
        if !places.contains(where: { $0.range.overlaps(range) }) { places.append((range, number)) }
      }
    }
    return places.sorted { $0.range.lowerBound < $1.range.lowerBound }
      .map { mention([$0.number], at: $0.range, owner: nil, isLoose: true) }
  }

  /// The mentions in a text, in order.
  func mentions(in text: String) -> [Mention] {
    let characters = Array(text)
    var mentions: [Mention] = []
    var owner: (name: String, end: Int)?
    var index = 0
    while index < characters.count {
      guard characters[index].isIdentifier else {
        index += 1
        continue
      }
      let end = characters[index...].firstIndex { !$0.isIdentifier } ?? characters.count
      let before = owner.flatMap { Self.joins(characters[$0.end..<index]) ? $0.name : nil }
      if let mention = mention(of: index..<end, in: characters, owner: before) {
        mentions.append(mention)
        index = max(end, mention.range.upperBound)
      } else {
        let word = String(characters[index..<end])
        let isQualifier = end < characters.count && characters[end] == "."
        if let name = self.owner(atEndOf: word) ?? (isQualifier ? word : nil) { owner = (name, end) }
        index = end
      }
    }
    return mentions
  }

  /// Returns `true` for what stands between an owner and its callback.
  private static func joins(_ text: ArraySlice<Character>) -> Bool {
    text.count <= 3 && text.allSatisfy { " .:#-_>'`".contains($0) }
  }

  private func mention(of word: Range<Int>, in text: [Character], owner: String?) -> Mention? {
    let name = String(text[word])
    if word.lowerBound > 0, text[word.lowerBound - 1] == ".", let numbers = values[name] {
      let isAlone = owner != nil || word.lowerBound < 2 || !text[word.lowerBound - 2].isIdentifier
      return isAlone ? mention(numbers, at: word.lowerBound - 1..<word.upperBound, owner: owner, isLoose: false) : nil
    }
    if let mention = spacedSelector(from: word, in: text, owner: owner) { return mention }
    let tail = Self.tail(after: word.upperBound, in: text)
    if let numbers = byHead[name.lowercased()], let tail {
      let spelled = name + String(text[tail]).filter { !$0.isWhitespace }
      let exact = numbers.filter { isExact(callbacks[$0], String(text[word.lowerBound..<tail.upperBound]), spelled) }
      let range = word.lowerBound..<tail.upperBound
      if !exact.isEmpty {
        return mention(
          exact, at: range.lowerBound..<Self.end(ofParametersAt: range.upperBound, in: text), owner: owner,
          isLoose: false)
      }
      let words = Set(text[tail].split { !$0.isIdentifier }.map { String($0).lowercased() })
      let labeled = numbers.filter { number in callbacks[number].labels.contains { words.contains($0.lowercased()) } }
      if !labeled.isEmpty { return mention(labeled, at: range, owner: owner, isLoose: true) }
    }
    // A translation may have changed the name before the labels.
    if let tail, let numbers = byLabels[text[tail].filter { !$0.isWhitespace }] {
      return mention(numbers, at: word.lowerBound..<tail.upperBound, owner: owner, isLoose: true)
    }
    let (words, end) = Self.words(from: word, in: text)
    guard let numbers = byWords[words] ?? misspelt(name, words) else { return nil }
    let isBare = numbers.contains { callbacks[$0].baseName == name[...] && (tail == nil || tail?.isEmpty == true) }
    return mention(
      numbers, at: word.lowerBound..<max(end, words.count > 1 && tail != nil ? tail?.upperBound ?? end : end),
      owner: owner,
      isLoose: !isBare)
  }

  /// The callback whose selector has spaces at its colons, as in French: `application : didFinishLaunchingWithOptions :`.
  private func spacedSelector(from word: Range<Int>, in text: [Character], owner: String?) -> Mention? {
    guard let numbers = byHead[String(text[word]).lowercased()] else { return nil }
    var selector = String(text[word])
    var end = word.upperBound
    var best: Mention?
    while let colon = Self.colon(after: end, in: text) {
      selector += ":"
      let label = text[(colon + 1)...].drop { $0 == " " }.prefix { $0.isIdentifier }
      let exact = label.isEmpty ? [] : numbers.filter { callbacks[$0].selector == selector + String(label) + ":" }
      end = label.endIndex
      selector += String(label)
      if !exact.isEmpty, !String(text[word.lowerBound..<end]).contains(":" + String(label)) {
        let last = Self.colon(after: end, in: text).map { $0 + 1 } ?? end
        best = mention(exact, at: word.lowerBound..<last, owner: owner, isLoose: true)
      }
      if label.isEmpty { break }
    }
    return best
  }

  /// The place of a colon after a name, with or without a space before it.
  private static func colon(after end: Int, in text: [Character]) -> Int? {
    let index = end < text.count && text[end] == " " ? end + 1 : end
    return index < text.count && text[index] == ":" ? index : nil
  }

  /// The callbacks whose name a long identifier is, but for a letter or two: `sceneDidBecomeAcitve`.
  private func misspelt(_ name: String, _ words: [Substring]) -> [Int]? {
    guard words.count > 2, name.count > 12 else { return nil }
    let guess = NearestWord.guess(for: name, in: longNames)
    return guess.flatMap { guess in
      guard guess.isCertain else { return nil }
      return byHead[guess.word.lowercased()] ?? byWords[guess.word.words]
    }
  }

  private func mention(_ numbers: [Int], at range: Range<Int>, owner: String?, isLoose: Bool) -> Mention {
    Mention(range: range, candidates: numbers.map { callbacks[$0] }, owner: owner, isLoose: isLoose)
  }

  /// Returns `true` for a callback's name, its selector or its declaration.
  private func isExact(_ callback: KnownCallback, _ text: String, _ spelled: String) -> Bool {
    let selector = callback.selector
    // A method of another language has a name without parentheses.
    if callback.name.callback == callback.baseName, callback.selector.isEmpty { return !text.contains(":") }
    // The name may have types, which tell it from others, and which the text may leave out.
    let name = callback.name.callback.withoutParameterTypes
    if name == spelled || !selector.isEmpty && (selector == spelled || selector == spelled + ":") { return true }
    if name != callback.name.callback, callback.name.callback.filter({ !$0.isWhitespace }) == spelled { return true }
    return text.contains("(") && SwiftDeclaration("func " + text)?.compoundName == name
  }

  /// The end of the parameters of a declaration in Objective-C: `(BOOL)animated` after `viewWillAppear:`.
  private static func end(ofParametersAt start: Int, in text: [Character]) -> Int {
    guard start < text.count, start > 0, text[start - 1] == ":", text[start] == "(",
      let closing = text[start...].firstIndex(of: ")")
    else { return start }
    return text[(closing + 1)...].firstIndex { !$0.isIdentifier } ?? text.count
  }

  /// The parentheses or the labels right after a name; `nil` where there are none.
  private static func tail(after end: Int, in text: [Character]) -> Range<Int>? {
    let start = text[end...].firstIndex { $0 != " " } ?? text.count
    guard start < text.count, start - end <= 1 else { return nil }
    if text[start] == "(" {
      var depth = 0
      for index in start..<min(text.count, start + 400) {
        depth += text[index] == "(" ? 1 : text[index] == ")" ? -1 : 0
        if depth == 0 { return end..<index + 1 }
      }
      // A declaration that goes on on the next line.
      return end..<text.count
    }
    guard text[start] == ":", start == end else { return nil }
    let labels = text[start...].prefix { $0 == ":" || $0.isIdentifier }
    return labels.count > 1 || labels.endIndex == text.count || !text[labels.endIndex].isWhitespace
      ? start..<labels.endIndex : nil
  }

  /// The words of an identifier, or of several that begin with capitals: `Scene Did Become Active`.
  private static func words(from word: Range<Int>, in text: [Character]) -> (words: [Substring], end: Int) {
    var words = String(text[word]).words
    var end = word.upperBound
    guard words.count == 1, text[word.lowerBound].isUppercase else { return (words, end) }
    while end + 1 < text.count, text[end] == " ", text[end + 1].isUppercase, words.count < 8 {
      let next = end + 1..<(text[(end + 1)...].firstIndex { !$0.isIdentifier } ?? text.count)
      words += String(text[next]).words
      end = next.upperBound
    }
    // Two such words are any title: `Load View`.
    return words.count > 2 ? (words, end) : ([], word.upperBound)
  }
}

extension Character {
  /// `true` for a character of an identifier in ASCII.
  var isIdentifier: Bool { isASCII && (isLetter || isNumber || self == "_") }
}

/// A callback that articles may name: of a known page, or of the catalog.
struct KnownCallback: Hashable, Sendable {
  /// Its delegate's name and its own.
  let name: CallName
  /// The types of its delegate.
  let types: [String]
  /// The Objective-C selector; empty for none.
  let selector: String
  /// `true` for a value of an observed delegate.
  let isValue: Bool

  /// The callbacks of pages, in their order, then those of the catalog for apps, scenes and views.
  static func all(of pages: [Lifecycle]) -> [KnownCallback] {
    let catalog = APICatalog.standard
    var known: Set<CallName> = []
    let named = pages.flatMap { page in
      page.livingCallbacks.map { id in
        KnownCallback(
          name: CallName(page.delegate(of: id).name, page[id].name), types: page.delegate(of: id).types,
          selector: page.apiEntry(of: id)?.selector ?? "", isValue: page.delegate(of: id).isObserved)
      }
    }
    let others = catalog.entries.filter { entry in
      APICatalog.has(entry, platform: nil)
        && catalog.type(named: entry.owner).map { ![.delegate, .swiftUI].contains($0.kind) } == true
        && entry.name.contains("(")
    }.map { entry in
      KnownCallback(
        name: CallName(catalog.conventionalName(forType: entry.owner), entry.name), types: [entry.owner],
        selector: entry.selector, isValue: catalog.isObserved(type: entry.owner))
    }
    return (named + others).filter { known.insert($0.name).inserted }
  }

  /// The name without its labels.
  var baseName: Substring { name.callback.prefix { $0 != "(" } }

  /// The labels of the name and of the selector that say what is called: `willConnectTo`, `didFinishLaunchingWithOptions`.
  var labels: [Substring] {
    let own = name.callback.dropFirst(baseName.count).dropFirst().dropLast().split(separator: ":")
    return (own + selector.split(separator: ":").dropFirst()).filter { $0 != "_" && $0.words.count > 1 }
  }

  /// The shorter names that people write for it, in words: `will resign active`, `did finish launching`.
  var shortNames: [[Substring]] {
    let heads = ([baseName] + selector.split(separator: ":").prefix(1)).map(\.words)
    let bare = heads.map { $0.first.map(Self.senders.contains) == true ? Array($0.dropFirst()) : $0 }
    let words = labels.prefix(2).map(\.words)
    let bound = (Self.bindings[name.callback] ?? []).map(\.words)
    let cut = words.map { words in words.lastIndex(where: Self.particles.contains).map { Array(words[..<$0]) } ?? words
    }
    // A label such as `viewController` names many things.
    return (heads + bare + (words + cut).filter { $0.count > 2 || $0.first.map(Self.auxiliaries.contains) == true })
      .filter { $0.count > 1 } + bound
  }

  /// The names that .NET for iOS has for callbacks, where they have other words. Source: the reference of its UIApplicationDelegate
  /// and UISceneDelegate.
  private static let bindings = [
    "application(_:willFinishLaunchingWithOptions:)": ["WillFinishLaunching"],
    "application(_:didFinishLaunchingWithOptions:)": ["FinishedLaunching"],
    "application(_:configurationForConnecting:options:)": ["GetConfiguration"],
    "applicationDidBecomeActive(_:)": ["OnActivated"], "applicationWillResignActive(_:)": ["OnResignActivation"],
    "scene(_:willConnectTo:options:)": ["WillConnect"],
  ]

  private static let senders: Set<Substring> = ["application", "scene"]
  private static let auxiliaries: Set<Substring> = ["did", "will"]
  private static let particles: Set<Substring> = ["with", "to"]
}

extension StringProtocol {
  /// The words of an identifier in small letters: `did`, `finish`, `launching`.
  var words: [Substring] {
    var words: [String] = []
    var last: Character?
    for character in self where character.isLetter || character.isNumber || character == "_" {
      if character != "_" {
        let begins = last == nil || last == "_" || character.isUppercase && last?.isUppercase == false
        if begins { words.append("") }
        words[words.count - 1] += character.lowercased()
      }
      last = character
    }
    return words.map { $0[...] }
  }
}
