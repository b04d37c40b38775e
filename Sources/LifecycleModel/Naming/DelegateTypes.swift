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
