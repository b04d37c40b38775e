import Diagnostics
import LifecycleModel

extension PageBuilder {
  /// The callback that a code span names; an unknown or ambiguous one is reported.
  mutating func resolveCallback(_ code: String, at range: SourceRange) -> CallbackID? {
    let mention = mention(code)
    var owners = lifecycle.delegateIDs
    if let owner = mention.owner {
      guard let delegate = resolveDelegate(owner, at: range) else { return nil }
      owners = [delegate]
    } else if mention.isBareValue {
      owners = owners.filter { lifecycle[$0].isObserved }
    }
    let candidates = candidates(for: mention, of: owners)
    if candidates.count > 1 {
      report(.ambiguousCallback(mention.name, among: candidates.map(shown), at: range))
      return nil
    }
    if let candidate = candidates.first { return intern(candidate, at: range) }
    if let candidate = impliedCandidate(for: mention, owners: owners, at: range) { return intern(candidate, at: range) }
    reportUnknownCallback(mention, of: owners, at: range)
    return nil
  }

  /// Takes a code span's text apart.
  func mention(_ code: String) -> CallbackMention {
    CallbackMention(code) { name in
      if case .none = matchDelegate(name) { false } else { true }
    }
  }

  /// Reports a name that no callback has.
  mutating func reportUnknownCallback(_ mention: CallbackMention, of owners: [DelegateID], at range: SourceRange) {
    let known = owners.flatMap { owner in
      lifecycle.callbacks(of: owner).map { lifecycle[$0].name }
        + catalog.entries(of: lifecycle[owner].types).filter(isValueOrMethod).map(\.name)
    }
    let nearest = NearestWord.match(for: mention.name, in: known)
    let owner = owners.count == 1 ? lifecycle[owners[0]] : nil
    report(
      .unknownCallback(
        mention.name, nearest: nearest, owner: owner?.name,
        isOfKnownType: owner.map { $0.types.contains(where: catalog.knows) } ?? false, at: range,
        nameRange: SourceRange(max(range.start, range.end - mention.name.utf8.count), range.end)))
  }

  /// A callback that may be meant.
  struct CallbackCandidate: Hashable {
    let delegate: DelegateID
    let name: String
    let signature: String?
  }

  /// Adds a callback unless it is there.
  mutating func intern(_ candidate: CallbackCandidate, at range: SourceRange) -> CallbackID {
    let key = CallbackKey(delegate: candidate.delegate, name: candidate.name)
    if let id = callbacksByName[key] { return id }
    let id = CallbackID(lifecycle.callbacks.count)
    lifecycle.callbacks.append(
      Callback(delegate: candidate.delegate, name: candidate.name, signature: candidate.signature))
    sourceMap.callbacks.append(range)
    callbacksByName[key] = id
    return id
  }

  /// What a mention may mean among the callbacks of some delegates: the page's own, then the catalog's; an exact
  /// compound name or selector before a base name.
  func candidates(for mention: CallbackMention, of owners: [DelegateID]) -> [CallbackCandidate] {
    var exact: [CallbackCandidate] = []
    var byBaseName: [CallbackCandidate] = []
    for owner in owners {
      let key = CallbackKey(delegate: owner, name: mention.name)
      if let id = callbacksByName[key] { exact.append(candidate(id)) }
      let entries = catalog.entries(of: lifecycle[owner].types).filter(isValueOrMethod)
      for entry in entries
      where entry.name == mention.name || entry.selector == mention.name && !mention.isBareName
        || entry.selector == mention.name && entry.selector.contains(":")
      {
        exact.append(candidate(entry, of: owner))
      }
      guard exact.isEmpty, mention.isBareName else { continue }
      byBaseName += lifecycle.callbacks(of: owner).filter { baseName(of: $0) == mention.name }.map(candidate)
      byBaseName += entries.filter { $0.declaration.baseName == mention.name }.map { candidate($0, of: owner) }
    }
    var seen: Set<CallbackKey> = []
    return (exact.isEmpty ? byBaseName : exact).filter {
      seen.insert(CallbackKey(delegate: $0.delegate, name: $0.name)).inserted
    }
  }

  /// A callback that is accepted although nothing lists it: of a delegate of the page's own that declares none, or, on a
  /// page without a list of delegates, the one that the catalog has under this name.
  private mutating func impliedCandidate(
    for mention: CallbackMention, owners: [DelegateID], at range: SourceRange
  ) -> CallbackCandidate? {
    if mention.owner != nil, let owner = owners.first, !lifecycle[owner].types.contains(where: catalog.knows),
      !lifecycle.callbacks.contains(where: { $0.isDeclared && $0.delegate == owner })
    {
      return CallbackCandidate(delegate: owner, name: mention.name, signature: mention.declaration?.text)
    }
    guard mention.owner == nil, !listsDelegates else { return nil }
    let family = lifecycle.platform.map(NameKey.init) ?? NameKey("iOS")
    let entries = catalog.entries.filter { entry in
      entry.platforms.contains { NameKey($0) == family }
        && (entry.name == mention.name || entry.selector == mention.name
          || mention.isBareName && entry.declaration.baseName == mention.name)
    }
    guard let entry = entries.first, Set(entries.map(\.name)).count == 1 else { return nil }
    return candidate(entry, of: addImpliedDelegate(entry.owner, at: range))
  }

  private func candidate(_ id: CallbackID) -> CallbackCandidate {
    let callback = lifecycle[id]
    return CallbackCandidate(delegate: callback.delegate, name: callback.name, signature: callback.signature)
  }

  private func candidate(_ entry: APIEntry, of owner: DelegateID) -> CallbackCandidate {
    CallbackCandidate(delegate: owner, name: entry.name, signature: entry.declaration.text)
  }

  private func baseName(of id: CallbackID) -> String { String(lifecycle[id].name.prefix { $0 != "(" }) }

  private func shown(_ candidate: CallbackCandidate) -> String {
    lifecycle[candidate.delegate].name + "." + candidate.name
  }

  /// Of an observed type, only its values; of a called one, its methods and properties.
  private func isValueOrMethod(_ entry: APIEntry) -> Bool {
    !APICatalog.isObserved(type: entry.owner) || entry.declaration.kind == .enumerationCase
  }
}
