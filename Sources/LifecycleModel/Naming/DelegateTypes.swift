import Text

/// Finds the types of delegates by the callbacks that they have.
package enum DelegateTypes {
  /// The delegate of a name on a page that knows most of some callbacks of it, one of those with some titles first.
  package static func delegate(
    named name: String, calling callbacks: [String], on pages: [Lifecycle], _ titles: Set<String>
  ) -> Delegate? {
    var best: (page: Lifecycle, id: DelegateID, rank: (Int, Int))?
    for page in pages {
      guard let id = page.delegateIDs.first(where: { page[$0].name == name }) else { continue }
      let names = Set(page.callbacks(of: id).map { page[$0].name })
      let count = callbacks.count { names.contains($0) }
      let rank = (titles.contains(page.name) ? 1 : 0, count)
      if count > 0, best.map({ $0.rank < rank }) ?? true { best = (page, id, rank) }
    }
    return best.map { best in
      let known = best.page[best.id]
      return Delegate(
        name: name, types: known.types, multiplicity: known.multiplicity, isObserved: known.isObserved,
        hasSwift: best.page.hasSwift(best.id))
    }
  }

  /// A delegate of a name, with the type of the catalog that has its callbacks: one that classes of that name adopt, else one
  /// that has all.
  package static func delegate(named name: String, calling callbacks: [String], platform: String?) -> Delegate {
    let catalog = APICatalog.standard
    let ranked = ranked(catalog.types, by: callbacks, platform: platform)
    let type =
      ranked.first { $0.type.className == name && $0.count > 0 }
      ?? ranked.first { $0.count == callbacks.count && !callbacks.isEmpty }
    guard let found = type?.type.name else {
      // A method has parentheses, but for those of other languages.
      let isObserved = !callbacks.contains { $0.contains("(") || $0.contains(":") }
      return Delegate(name: name, isObserved: isObserved)
    }
    return Delegate(
      name: name, types: [found], multiplicity: catalog.conventionalMultiplicity(ofTypes: [found]) ?? .process,
      isObserved: catalog.isObserved(type: found))
  }

  /// The fewest types that have some callbacks of the catalog, with their names, in the order of these.
  package static func owners(of names: [String], in lifecycle: Lifecycle) -> [(type: String, names: [String])] {
    var rest = names
    var owners: [(type: String, names: [String])] = []
    while let owner = owner(of: rest, in: lifecycle) {
      owners.append(owner)
      rest.removeAll { owner.names.contains($0) }
    }
    return owners.sorted { left, right in
      names.first { left.names.contains($0) || right.names.contains($0) }.map(left.names.contains) ?? false
    }
  }

  /// The type that has most of some callbacks of the catalog, with their names.
  private static func owner(of names: [String], in lifecycle: Lifecycle) -> (type: String, names: [String])? {
    let catalog = lifecycle.catalog
    let adopted = Set(lifecycle.delegates.flatMap(\.types))
    let ranked = ranked(catalog.types, by: names, platform: lifecycle.platform)
    guard let most = ranked.first?.count, most > 0 else { return nil }
    // One that a delegate of the logs has already.
    let type = ranked.first { $0.count == most && adopted.contains($0.type.name) } ?? ranked[0]
    let own = Set(catalog.entries(of: [type.type.name]).map(\.name))
    return (type.type.name, names.filter(own.contains))
  }

  /// Types by the number of some callbacks that they have; of those with as many, the ones first that classes of conventional
  /// names adopt on a platform.
  private static func ranked(
    _ types: [APIType], by names: [String], platform: String?
  ) -> [(type: APIType, count: Int)] {
    let catalog = APICatalog.standard
    let counted = types.enumerated().map { index, type in
      let own = Set(catalog.entries(of: [type.name]).filter { APICatalog.has($0, platform: platform) }.map(\.name))
      let isConventional = type.className.map {
        catalog.conventionalType(forName: $0, platform: platform) == type.name
      }
      return (type: type, count: names.count { own.contains($0) }, order: (isConventional == true ? 0 : 1, index))
    }
    return counted.sorted { $0.count != $1.count ? $0.count > $1.count : $0.order < $1.order }.map {
      ($0.type, $0.count)
    }
  }
}

extension Lifecycle {
  /// Adds a callback of a delegate, unless it is there, with its declaration if the catalog has it.
  package mutating func add(_ name: CallName) {
    guard let delegate = delegateIDs.first(where: { self[$0].name == name.delegate }),
      !callbacks.contains(where: { $0.delegate == delegate && $0.name == name.callback }),
      canHave(name.callback, of: self[delegate])
    else { return }
    let entry = catalog.entry(named: name.callback, in: self[delegate].types, platform: platform)
    callbacks.append(Callback(delegate: delegate, name: name.callback, signature: entry?.signature))
  }

  /// The delegate that adopts a type, which is added under its conventional name unless there is one.
  package mutating func delegate(adopting type: String) -> DelegateID {
    if let known = delegateIDs.first(where: { self[$0].types.contains(type) }) { return known }
    var names = UniqueNames(taken: delegates.map(\.name))
    delegates.append(
      Delegate(
        name: names.take(catalog.conventionalName(forType: type)), types: [type],
        multiplicity: catalog.conventionalMultiplicity(ofTypes: [type]) ?? .process,
        isObserved: catalog.isObserved(type: type)))
    return DelegateID(delegates.count - 1)
  }
}

extension Lifecycle {
  /// The callbacks by their names with those of their delegates.
  package var callIDs: [CallName: CallbackID] {
    Dictionary(callbackIDs.map { (CallName(delegate(of: $0).name, self[$0].name), $0) }) { first, _ in first }
  }

  /// Adds a callback, and the delegate that has it, unless they are there.
  package mutating func addOwn(_ name: CallName) {
    let known = delegateIDs.first { self[$0].name == name.delegate }
    if known == nil {
      delegates.append(DelegateTypes.delegate(named: name.delegate, calling: [name.callback], platform: platform))
    }
    let delegate = known ?? DelegateID(delegates.count - 1)
    guard callIDs[name] == nil else { return }
    var callback = callback(name.callback, of: delegate)
    // A page that declares some callbacks of a delegate declares all.
    if callback.signature == nil, callbacks(of: delegate).contains(where: { self[$0].isDeclared }) {
      declare(&callback)
    }
    callbacks.append(callback)
  }

  /// Gives a callback that nothing declares a declaration of its own.
  package func declare(_ callback: inout Callback) {
    callback.isDeclared = true
    callback.signature =
      callback.signature ?? Self.declaration(of: callback.name, isValue: self[callback.delegate].isObserved)
  }

  /// Returns `true` for a name that a page can have for a callback of a delegate: not for what is left of a broken line.
  package func canHave(_ name: String, of delegate: Delegate) -> Bool {
    // Types tell apart what the catalog has; beside others they are what is left of a broken line.
    if name.withoutParameterTypes != name {
      return catalog.entry(named: name, in: delegate.types, platform: platform) != nil
    }
    guard name.isLegible, delegate.isObserved || name.wholeMatch(of: Self.method) != nil else { return false }
    guard delegate.types.contains(where: catalog.knows),
      catalog.entry(named: name, in: delegate.types, platform: platform) == nil
    else { return true }
    let declaration = Self.declaration(of: name, isValue: delegate.isObserved)
    let isBaseName = catalog.entries(of: delegate.types).contains { $0.baseName == name }
    return SwiftDeclaration(declaration)?.compoundName == name
      || ForeignDeclaration(declaration[...])?.name == name && !isBaseName
  }

  /// Returns `true` for a name that a page can have for a delegate beside its own ones.
  package func canHave(delegate name: String) -> Bool {
    name.isLegible && !delegates.contains { $0.name != name && NameKey($0.name) == NameKey(name) }
  }

  /// A compound name, a selector, or the bare name of a method in another language.
  private static var method: Regex<Substring> {
    /[\p{L}\p{M}\p{N}_$]+(?:\((?:[\p{L}\p{M}\p{N}_$]+:)*\)|:(?:[\p{L}\p{M}\p{N}_$]+:)*)?/
  }

  /// A callback of a delegate: with the catalog's declaration, or with one of its own where Apple's type does not have it.
  package func callback(_ name: String, of delegate: DelegateID) -> Callback {
    let types = self[delegate].types
    let entry = catalog.entry(named: name, in: types, platform: platform)
    let isOwn = entry == nil && types.contains(where: catalog.knows)
    return Callback(
      delegate: delegate, name: name,
      signature: isOwn ? Self.declaration(of: name, isValue: self[delegate].isObserved) : entry?.signature,
      isDeclared: isOwn)
  }

  /// A declaration of a callback that Apple's type does not have, with parameters of any type.
  private static func declaration(of name: String, isValue: Bool) -> String {
    guard !isValue else { return "case \(name)" }
    guard let opening = name.firstIndex(of: "("), name.last == ")" else { return "fun \(name)()" }
    let labels = name[opening...].dropFirst().dropLast().split(separator: ":")
    let parameters = labels.enumerated().map { "\($1) value\($0 + 1): Any" }.joined(separator: ", ")
    return (name.hasPrefix("init(") ? "" : "func ") + name[..<opening] + "(\(parameters))"
  }
}

extension String {
  /// `true` for a name without the marks of Markdown's code, and without control characters and those of broken text.
  fileprivate var isLegible: Bool {
    !isEmpty && trimmingSpaces == self
      && unicodeScalars.allSatisfy { scalar in
        scalar.properties.generalCategory != .control && scalar != "`" && scalar != "\u{FFFD}"
      }
  }
}
