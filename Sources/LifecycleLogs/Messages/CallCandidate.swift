import LifecycleModel

/// A callback that a name in a message may mean.
struct CallCandidate: Hashable, Sendable {
  /// The callback: one of the page, or of the catalog.
  let callback: LoggedCallback
  /// Its delegate on the page; of a callback that the page does not list, the only delegate of its type.
  let delegate: DelegateID?
  /// The name: the compound name, a selector, or the bare name of a method in another language.
  let name: String
  /// The name with the types that tell it from others, as generated logging writes it; `nil` where no other has the name.
  var typedName: String?
  /// The Objective-C selector; empty for none.
  let selector: String
  /// `true` for a callback of Apple's, whose name no other kind of class has.
  let isInCatalog: Bool

  /// `true` for a callback of the page.
  var isListed: Bool {
    if case .listed = callback { true } else { false }
  }

  /// The callbacks of a page that are called, then those of the catalog that it does not list.
  static func all(of lifecycle: Lifecycle) -> [CallCandidate] {
    let called = lifecycle.callbackIDs.filter { !lifecycle.delegate(of: $0).isObserved }
    let entries = Set(called.compactMap(lifecycle.apiEntry))
    let listed = called.map { CallCandidate($0, of: lifecycle) }
    let owners = lifecycle.delegateIDs.map { Set(lifecycle[$0].types.flatMap(lifecycle.catalog.ancestry)) }
    let unlisted = lifecycle.catalog.entries.enumerated().compactMap { index, entry -> CallCandidate? in
      guard APICatalog.has(entry, platform: lifecycle.platform), isMethod(entry), !entries.contains(entry) else {
        return nil
      }
      let adopters = lifecycle.delegateIDs.filter { owners[$0.index].contains(entry.owner) }
      return CallCandidate(
        callback: .unlisted(index), delegate: adopters.count == 1 ? adopters[0] : nil, name: entry.compoundName,
        selector: entry.selector, isInCatalog: true)
    }
    return listed + unlisted
  }

  /// Returns `true` for what is called: no property, no value and no initialiser.
  static func isMethod(_ entry: APIEntry) -> Bool { entry.name.contains("(") && entry.baseName != "init" }
}

extension CallCandidate {
  /// Creates the candidate of a callback of the page.
  init(_ id: CallbackID, of lifecycle: Lifecycle) {
    let entry = lifecycle.apiEntry(of: id)
    callback = .listed(id)
    delegate = lifecycle[id].delegate
    name = lifecycle[id].name.withoutParameterTypes
    typedName = lifecycle[id].name == name ? nil : lifecycle[id].name
    selector = entry?.selector ?? (!name.contains("(") && name.contains(":") ? name : "")
    isInCatalog = entry != nil
  }

  /// The name without its labels.
  var baseName: Substring { name.prefix { $0 != "(" && $0 != ":" } }

  /// The labels in the parentheses; none for a selector.
  private var labels: [Substring] {
    guard name.last == ")" else { return [] }
    return name[baseName.endIndex...].dropFirst().dropLast().split(separator: ":")
  }

  /// All forms in which a message may name it.
  var names: [String] {
    [name] + [typedName].compactMap(\.self) + [selector].filter { !$0.isEmpty }
      + (heads + distinctLabels).map(String.init)
  }

  /// `true` if one of them may be read in the address of an object: they are parts of the name and of the selector.
  var mayBeInAddress: Bool { [name, selector].contains { $0.utf8.contains(UInt8(ascii: "0")) && $0.contains("0x") } }

  private var pieces: [Substring] { selector.split(separator: ":", omittingEmptySubsequences: false) }

  /// The identifiers that the name and the selector begin with.
  var heads: [Substring] { [baseName] + pieces.prefix(1).filter { !$0.isEmpty && $0 != baseName } }

  /// The heads with what follows them: `scene` with `(_:willConnectTo:options:)` and with `:willConnectToSession:options:`.
  var tails: [(head: Substring, tail: Substring)] {
    [name, typedName].compactMap { $0.map { (baseName, $0.dropFirst(baseName.count)) } }.filter { $0.1.first == "(" }
      + pieces.prefix(1).filter { $0.endIndex < selector.endIndex }.map { ($0, selector[$0.endIndex...]) }
  }

  /// `true` where the first argument is who calls, as in `scene(_:willConnectTo:options:)`: the labels say what is called.
  var namesSenderFirst: Bool { labels.first == "_" && labels.dropFirst().first.map { $0 != "_" } == true }

  /// The first labels, each of three words or more: `willConnectTo`, `willConnectToSession`. Shorter ones, such as `didUpdate`,
  /// are words that apps use for their own.
  var distinctLabels: [Substring] {
    let all = labels.first { $0 != "_" }.map { [$0] } ?? []
    return Array(Set(all + pieces.dropFirst().prefix(1))).filter { $0.wordCount >= 3 }
  }
}

extension Substring {
  /// The number of words in an identifier: 3 in `openURLContexts`.
  var wordCount: Int {
    let bytes = Array(utf8)
    func isCapital(_ index: Int) -> Bool { index < bytes.count && (0x41...0x5A).contains(bytes[index]) }
    return bytes.indices.count { index in
      if index == 0 || bytes[index - 1] == UInt8(ascii: "_") { return true }
      guard isCapital(index) else { return false }
      return !isCapital(index - 1) || index + 1 < bytes.count && !isCapital(index + 1)
    }
  }
}
