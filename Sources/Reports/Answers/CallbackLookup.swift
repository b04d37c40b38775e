import LifecycleModel
import Text

/// Finds callbacks by any spelling that people have for them.
///
/// `applicationDidEnterBackground`, `viewDidAppear:`, `UISceneDelegate.sceneDidDisconnect(_:)`, `ScenePhase.inactive`,
/// `UIApplication.didEnterBackgroundNotification`, in upper or lower case.
struct CallbackLookup {
  /// A callback on a page.
  struct Place: Hashable {
    /// The index of the page.
    let page: Int
    let callback: CallbackID
  }

  /// A meaning of a name: a callback of a page, or one that only the catalog has.
  enum Found: Hashable {
    case onPage(Place, name: String, delegate: String, entry: APIEntry?)
    case inCatalog(APIEntry)

    var isOnPage: Bool { if case .onPage = self { true } else { false } }
  }

  /// One callback, on all pages that have it.
  struct Group {
    let entry: APIEntry?
    fileprivate(set) var places: [Place]
  }

  /// A type whose values are observed, on a page.
  struct Observed: Hashable {
    let page: Int
    /// The page's name of it: `ScenePhase`.
    let name: String
    /// Its values: `active`, `inactive`, `background`.
    let values: [String]
  }

  private var observed: [(names: [String], type: Observed)] = []
  private var found: [String: [Found]] = [:]
  private var values: [String: [Found]] = [:]
  /// The callbacks by the labels that people name them by: `didFinishLaunchingWithOptions`.
  private var labels: [String: [Found]] = [:]
  private let catalog = APICatalog.standard
  /// All names, for those that are misspelt.
  private(set) var all: [String] = []

  init(_ pages: [AskedPage]) {
    for (index, page) in pages.enumerated() {
      let lifecycle = page.lifecycle
      for id in lifecycle.delegateIDs where lifecycle[id].isObserved {
        let values = lifecycle.callbacks(of: id).map { lifecycle[$0].name }
        observed.append(
          ([lifecycle[id].name] + lifecycle[id].types, Observed(page: index, name: lifecycle[id].name, values: values)))
      }
      for id in lifecycle.livingCallbacks {
        let (callback, delegate) = (lifecycle[id], lifecycle.delegate(of: id))
        let entry = lifecycle.apiEntry(of: id)
        let callbackFound = Found.onPage(
          Place(page: index, callback: id), name: callback.name, delegate: delegate.name, entry: entry)
        let base = callback.name.prefix { $0 != "(" }
        let owners = [delegate.name] + delegate.types.flatMap(lifecycle.catalog.ancestry)
        var keys = owners.flatMap { [$0 + "." + callback.name, $0 + "." + base] } + ["." + base]
        all.append(lifecycle.qualifiedName(of: id))
        if delegate.isObserved {
          values[callback.name.lowercased(), default: []].append(callbackFound)
        } else {
          keys += [callback.name, String(base)] + [entry?.selector].compactMap(\.self)
          keys += owners.flatMap { owner in [entry?.selector].compactMap { $0.map { "\(owner).\($0)" } } }
          all += [callback.name, String(base)]
          for label in callback.name.dropFirst(base.count).split(whereSeparator: { "(:)".contains($0) })
          where label.count > 4 {
            labels[label.lowercased(), default: []].append(callbackFound)
          }
        }
        for key in Set(keys.map { $0.lowercased() }) { found[key, default: []].append(callbackFound) }
      }
    }
  }

  /// The callbacks of a name; a bare word such as `inactive` is a value only where it is all that is asked.
  func callbacks(named name: String, isWhole: Bool = false) -> [Found] {
    for spelling in Self.spellings(of: name) {
      let key = spelling.lowercased()
      if let found = found[key] { return found }
      if let found = labels[key] { return found }
      if isWhole, let found = values[key] { return found }
      let parts = spelling.split(separator: ".", maxSplits: 1).map(String.init)
      let entries = catalog.entries(called: parts.last ?? spelling).filter {
        $0.signature.contains("(") && (parts.count < 2 || catalog.ancestry(of: parts[0]).contains($0.owner))
      }
      if !entries.isEmpty, isWhole || QuestionWords.looksLikeCode(spelling) { return entries.map(Found.inCatalog) }
    }
    return []
  }

  /// The observed types of a name, in upper or lower case: `scenePhase`, and `AppState` for `AppStateOnIOS`.
  func observed(named name: String) -> [Observed] {
    let asked = name.lowercased()
    return observed.filter { names, _ in
      names.contains { own in
        own.lowercased() == asked
          || own.lowercased().hasPrefix(asked) && own.dropFirst(asked.count).first?.isUppercase == true
      }
    }.map(\.type)
  }

  /// The names that one may stand for that is none: those that end in it, as `didBecomeActive` is the end of two, else the nearest.
  func names(near name: String) -> [String] {
    let ending = name.prefix { $0 != "(" && $0 != ":" }.lowercased()
    var seen: Set<String> = []
    let longer = all.filter { !$0.contains("(") && $0.lowercased().hasSuffix(ending) && seen.insert($0).inserted }
    return longer.isEmpty ? [NearestWord.match(for: name, in: all)].compactMap(\.self) : longer
  }

  /// A name as it is written, or the delegate's method with which a notification is posted.
  private static func spellings(of name: String) -> [String] {
    let plain = name.hasPrefix("-") || name.hasPrefix("+") ? String(name.dropFirst()) : name
    return [plain] + [method(ofNotification: plain)].compactMap(\.self)
  }

  /// `UIApplication.didEnterBackgroundNotification` → `UIApplicationDelegate.applicationDidEnterBackground`; `nil` for no notification
  /// of an app or of a scene. Without a type, it is taken for the application's, as in `.willEnterForegroundNotification`.
  static func method(ofNotification name: String) -> String? {
    guard name.hasSuffix("Notification") else { return nil }
    let words = name.dropLast("Notification".count).drop { $0 == "." }
    let type = ["UIApplication", "UIScene", "NSApplication"].first { words.hasPrefix($0) }
    guard type != nil || words.first?.isLowercase == true else { return nil }
    let rest = words.dropFirst(type?.count ?? 0).drop { $0 == "." }
    let owner = type ?? "UIApplication"
    return "\(owner)Delegate.\(owner.dropFirst(2).lowercased())\(rest.prefix(1).uppercased())\(rest.dropFirst())"
  }
}

extension [CallbackLookup.Found] {
  /// The meanings by callback: one of several pages is one where it has the same name and the same declaration or delegate.
  var grouped: [CallbackLookup.Group] {
    var groups: [CallbackLookup.Group] = []
    var places: [[String]: Int] = [:]
    for each in self {
      switch each {
      case .onPage(let place, let name, let delegate, let entry):
        let key = [name, entry?.owner ?? delegate]
        if let index = places[key] {
          groups[index].places.append(place)
        } else {
          places[key] = groups.count
          groups.append(CallbackLookup.Group(entry: entry, places: [place]))
        }
      case .inCatalog(let entry): groups.append(CallbackLookup.Group(entry: entry, places: []))
      }
    }
    return groups
  }
}

/// The words of a question: names in code, and the rest.
struct QuestionWords {
  private let words: [String]

  init(_ question: String) {
    var words: [String] = []
    var depth = 0
    for word in Self.withoutDeclarations(question).split(separator: " ") {
      // `scene(_:willConnectTo: options:)`
      if depth > 0 { words[words.count - 1] += word } else { words.append(String(word)) }
      depth += word.count { $0 == "(" } - word.count { $0 == ")" }
    }
    self.words = words.map { word in
      var word = word[...]
      while let first = word.first, "`\"'“「『".contains(first) { word = word.dropFirst() }
      while let last = word.last, "`\"'”」』?？!,;。、".contains(last) { word = word.dropLast() }
      return String(word)
    }
  }

  var isOneWord: Bool { words.count == 1 }

  /// The words that are written as no word of prose is: `viewDidAppear`, `.inactive`, `scene(_:continue:)`, `application:openURL:`.
  var names: [String] { words.filter(Self.looksLikeCode) }

  static func looksLikeCode(_ word: String) -> Bool {
    guard let first = word.first, first.isLetter || ".-+_".contains(first), word.contains(where: \.isLetter) else {
      return false
    }
    let isCamel = zip(word, word.dropFirst()).contains { $0.isLowercase && $1.isUppercase }
    return isCamel || word.dropLast().contains(".") || word.contains("(") || word.contains(":") || word.contains("_")
  }

  /// The question without some words.
  func rest(without names: [String]) -> String { words.filter { !names.contains($0) }.joined(separator: " ") }

  /// The words that are some names, in upper or lower case.
  func words(among names: Set<String>) -> [String] {
    let names = Set(names.map { $0.lowercased() })
    return words.filter { names.contains($0.drop { $0 == "." }.lowercased()) }
  }

  /// The question with names in place of what is copied from code.
  ///
  /// - `- (void)viewDidLoad`, with its sign or without → `viewDidLoad`
  /// - `-[AppDelegate applicationDidEnterBackground:]` → `AppDelegate.applicationDidEnterBackground:`
  /// - `application:(UIApplication *)app didFinishLaunchingWithOptions:(NSDictionary *)options` →
  ///   `application:didFinishLaunchingWithOptions:`
  /// - `func sceneDidBecomeActive(_ scene: UIScene)` → `func sceneDidBecomeActive(_:)`
  private static func withoutDeclarations(_ question: String) -> String {
    question
      .replacing(/[-+]?\[(\w+) ([\w:]+)\]/) { "\($0.1).\($0.2)" }
      .replacing(/^[-+]? ?\([^()]*\) ?/, with: "")
      .replacing(/: ?\([^()]*\) ?\w+(?: +(?=\w+:))?/, with: ":")
      .replacing(/([(,] ?\w+)(?: \w+)?: *[^,():]+(?=[,)])/) { "\($0.1):" }
      .replacing(/:, ?/, with: ":")
  }
}
