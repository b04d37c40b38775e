import LifecycleModel

/// A callback that a name may mean.
struct CallbackCandidate: Hashable {
  /// Whose it is.
  let delegate: DelegateID
  /// Its compound name; of an observed value its bare name.
  let name: String
  /// Its declaration, where the page or the catalog has one.
  let signature: String?
}

extension PageBuilder {
  /// What a mention may mean among the callbacks of some delegates: the page's own, then the catalog's; an exact
  /// compound name or selector before a base name.
  func candidates(for mention: CallbackMention, of owners: [DelegateID]) -> [CallbackCandidate] {
    if owners.count == 1, catalogEntries[owners[0].index].isEmpty {
      // Most are of the page's own, and written with their parentheses.
      if let id = callbacksByName[CallbackKey(delegate: owners[0], name: mention.name)] { return [candidate(id)] }
      if !mention.isBareName { return [] }
    }
    var exact: [CallbackCandidate] = []
    var byBaseName: [CallbackCandidate] = []
    for owner in owners {
      let key = CallbackKey(delegate: owner, name: mention.name)
      if let id = callbacksByName[key] { exact.append(candidate(id)) }
      let entries = catalogEntries[owner.index]
      exact += entries.filter { isExact(mention, $0) }.map { candidate($0, of: owner) }
      guard exact.isEmpty, mention.isBareName else { continue }
      byBaseName += callbacks(withBaseName: key).map { candidate($0) }
      byBaseName += entries.filter { $0.declaration.baseName == mention.name }.map { candidate($0, of: owner) }
    }
    var seen: Set<CallbackKey> = []
    return (exact.isEmpty ? byBaseName : exact).filter {
      seen.insert(CallbackKey(delegate: $0.delegate, name: $0.name)).inserted
    }
  }

  /// The page's callbacks of a delegate and base name, in page order.
  private func callbacks(withBaseName key: CallbackKey) -> [CallbackID] {
    guard let last = callbacksByBaseName[key] else { return [] }
    return sequence(first: last) { previousWithBaseName[$0.index] }.reversed()
  }

  /// The entries of the catalog that a mention may mean on a page without a list of delegates; none where there are
  /// several delegates that have it.
  func impliedEntries(for mention: CallbackMention) -> [APIEntry] {
    let found = catalog.entries.filter { entry in
      APICatalog.has(entry, platform: lifecycle.platform)
        && (isExact(mention, entry) || mention.isBareName && entry.declaration.baseName == mention.name)
    }
    let exact = found.filter { isExact(mention, $0) }
    return exact.isEmpty ? found : exact
  }

  /// `SceneDelegate.sceneDidDisconnect(_:)`
  func shown(_ candidate: CallbackCandidate) -> String {
    lifecycle[candidate.delegate].name + "." + candidate.name
  }

  private func isExact(_ mention: CallbackMention, _ entry: APIEntry) -> Bool {
    // A selector without a colon looks like a base name, and is found as one.
    entry.name == mention.name || entry.selector == mention.name && entry.selector.contains(":")
  }

  private func candidate(_ id: CallbackID) -> CallbackCandidate {
    let callback = lifecycle[id]
    return CallbackCandidate(delegate: callback.delegate, name: callback.name, signature: callback.signature)
  }

  private func candidate(_ entry: APIEntry, of owner: DelegateID) -> CallbackCandidate {
    CallbackCandidate(delegate: owner, name: entry.name, signature: entry.declaration.text)
  }
}
