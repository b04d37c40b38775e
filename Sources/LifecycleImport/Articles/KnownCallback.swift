import LifecycleModel

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
