import LifecycleModel

extension NameTable {
  /// The callbacks of some delegates that a mention may mean: the page's own, then the catalog's; an exact compound name or
  /// selector before a base name.
  func candidates(for mention: CallbackMention, of owners: [DelegateID]) -> [CallbackCandidate] {
    if owners.count == 1, delegates.entries(of: owners[0]).isEmpty {
      // Most are of the page's own, and written with their parentheses.
      let name = mention.name.contains(" ") ? mention.asDeclaration?.name ?? mention.name : mention.name
      let key = CallbackNames.Key(delegate: owners[0], name: name)
      if let id = callbacks[key] { return [CallbackCandidate(callbacks[id])] }
      if !mention.isBareName { return foreignCandidate(for: mention, of: owners[0]).map { [$0] } ?? [] }
    }
    var exact: [CallbackCandidate] = []
    var byBaseName: [CallbackCandidate] = []
    for owner in owners {
      let key = CallbackNames.Key(delegate: owner, name: mention.name)
      if let id = callbacks[key] { exact.append(CallbackCandidate(callbacks[id])) }
      let entries = delegates.entries(of: owner)
      exact += entries.filter(mention.isExact).map { CallbackCandidate($0, of: owner) }
      guard exact.isEmpty else { continue }
      byBaseName += [foreignCandidate(for: mention, of: owner)].compactMap(\.self)
      guard mention.isBareName else { continue }
      byBaseName += callbacks.ids(withBaseName: key).map { CallbackCandidate(callbacks[$0]) }
      byBaseName += entries.filter(mention.isBaseName(of:)).map { CallbackCandidate($0, of: owner) }
    }
    var seen: Set<CallbackNames.Key> = []
    let all = (exact.isEmpty ? byBaseName : exact).filter { seen.insert($0.key).inserted }
    // Of several with one name, the only one that the page lists is meant.
    let listed = all.count > 1 ? all.filter { callbacks[$0.key].map { callbacks[$0].isDeclared } ?? false } : []
    return listed.count == 1 && Set(all.map(\.name.withoutParameterTypes)).count == 1 ? listed : all
  }

  /// The callback of the page that a mention `onCreate(…)` means where its name is `onCreate`: one that is declared in
  /// another language than Swift; `onCreate()` may also mean one that nothing declares.
  private func foreignCandidate(for mention: CallbackMention, of owner: DelegateID) -> CallbackCandidate? {
    guard mention.declaration == nil, !delegates[owner].isObserved,
      let opening = mention.name.utf8.firstIndex(of: UInt8(ascii: "(")),
      let id = callbacks[CallbackNames.Key(delegate: owner, name: String(mention.name[..<opening]))]
    else { return nil }
    let signature = callbacks[id].signature
    guard signature.map({ SwiftDeclaration($0) == nil }) ?? mention.name.hasSuffix("()") else { return nil }
    return CallbackCandidate(callbacks[id])
  }

  /// The entries of the catalog that a mention may mean on a page without a list of delegates; several where several
  /// delegates have it.
  func impliedEntries(for mention: CallbackMention) -> [APIEntry] {
    let found = catalog.entries(called: mention.name).filter { entry in
      APICatalog.has(entry, platform: platform) && (mention.isExact(entry) || mention.isBaseName(of: entry))
    }
    let exact = found.filter(mention.isExact)
    let own = found.filter { !isOfFrameworkObject($0) }
    return !exact.isEmpty ? exact : own.isEmpty ? found : own
  }

  /// The callbacks of Apple's that a misspelt name may mean: those of apps, scenes and views, and of the types on the page.
  var likelyEntries: [APIEntry] {
    let types = Set(delegates.all.flatMap(\.types).flatMap(catalog.ancestry))
    return catalog.entries.filter { entry in
      APICatalog.has(entry, platform: platform) && (!isOfFrameworkObject(entry) || types.contains(entry.owner))
    }
  }

  /// `true` for a callback of one of the many objects that an app may have: a radio, a player, a window.
  func isOfFrameworkObject(_ entry: APIEntry) -> Bool { catalog.type(named: entry.owner)?.kind == .delegate }

  /// A callback that is accepted although nothing lists it: of a delegate of the page's own that declares none.
  func undeclaredCandidate(for mention: CallbackMention, of owner: DelegateID) -> CallbackCandidate? {
    guard !callbacks.areDeclared(of: owner), !isOfKnownType(owner) else { return nil }
    let mention = mention.asDeclaration ?? mention
    return CallbackCandidate(delegate: owner, name: mention.name, signature: mention.declaration)
  }
}

extension CallbackMention {
  /// Returns `true` where the name is the entry's own, or its selector.
  fileprivate func isExact(_ entry: APIEntry) -> Bool {
    if let declared = declaration.flatMap({ SwiftDeclaration($0) }), entry.name != entry.compoundName {
      return entry.compoundName == name && entry.declaration.hasParameters(of: declared)
    }
    if let typedName { return typedName.describes(entry.declaration) }
    // A selector without a colon looks like a base name, and is found as one.
    return entry.name == name || entry.compoundName == name || entry.selector == name && entry.selector.contains(":")
  }

  /// Returns `true` where the name is the entry's without its parentheses.
  fileprivate func isBaseName(of entry: APIEntry) -> Bool {
    isBareName && entry.baseName == name
  }
}
