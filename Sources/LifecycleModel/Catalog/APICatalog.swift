import Text

/// The types of Apple's frameworks with life-cycle callbacks, and those that a page or symbol graphs add.
package struct APICatalog: Sendable {
  /// The built-in catalog, from `Data/api-types.tsv` and `Data/api-catalog.tsv`.
  package static let standard = APICatalog(
    types: TabSeparatedTable(PackageResources.api_types_tsv).rows.compactMap { APIType($0.map(String.init)) },
    entries: entries(of: PackageResources.api_catalog_tsv))

  /// The contents, of which each life cycle that is copied has the same.
  private final class Contents: Sendable {
    let types: [APIType]
    let entries: [APIEntry]
    /// The number of types that were added to the built-in ones.
    let addedTypeCount: Int
    /// The entries that were added to the built-in ones, or replace one of them.
    let newEntries: Set<APIEntry>
    let typesByName: [String: APIType]
    let typesByClassName: [String: [APIType]]
    let indicesByOwner: [String: [Int]]
    /// The indices by compound name and by selector, in the order of the file.
    let indicesByName: [String: [Int]]
    /// The indices by the name before the parentheses.
    let indicesByBaseName: [Substring: [Int]]

    init(types: [APIType], entries: [APIEntry], addedTypeCount: Int, newEntries: Set<APIEntry>) {
      self.types = types
      self.entries = entries
      self.addedTypeCount = addedTypeCount
      self.newEntries = newEntries
      typesByName = Dictionary(types.map { ($0.name, $0) }) { first, _ in first }
      typesByClassName = Dictionary(grouping: types.filter { $0.className != nil }) { $0.className ?? "" }
      indicesByOwner = Dictionary(grouping: entries.indices) { entries[$0].owner }
      var indicesByName: [String: [Int]] = [:]
      indicesByName.reserveCapacity(2 * entries.count)
      for (index, entry) in entries.enumerated() {
        indicesByName[entry.name, default: []].append(index)
        let compoundName = entry.compoundName
        if compoundName != entry.name { indicesByName[compoundName, default: []].append(index) }
        guard !entry.selector.isEmpty, entry.selector != entry.name else { continue }
        indicesByName[entry.selector, default: []].append(index)
      }
      self.indicesByName = indicesByName
      indicesByBaseName = Dictionary(grouping: entries.indices) { entries[$0].baseName }
    }
  }

  private let contents: Contents
  /// The types in the order of the file; added ones come last.
  package var types: [APIType] { contents.types }
  /// The entries in the order of the file; added ones come last.
  package var entries: [APIEntry] { contents.entries }

  init(types: [APIType], entries: [APIEntry], addedTypeCount: Int = 0, newEntries: Set<APIEntry> = []) {
    contents = Contents(types: types, entries: entries, addedTypeCount: addedTypeCount, newEntries: newEntries)
  }

  /// The same entries, each with a name that no other of its owner has: with the types of the first parameter that tells all of them
  /// apart, else with those that differ.
  private static func distinct(_ entries: [APIEntry]) -> [APIEntry] {
    var entries = entries
    let owned = Dictionary(grouping: entries.indices) { [entries[$0].owner, entries[$0].compoundName] }
    for indices in owned.values where indices.count > 1 {
      let declarations = indices.compactMap { entries[$0].readDeclaration }
      guard declarations.count == indices.count else { continue }
      let places = declarations.map(\.parameters.count).min().map { Array(0..<$0) } ?? []
      let types = places.map { place in Set(declarations.map { $0.parameters[place].type }) }
      let telling = places.first { types[$0].count == declarations.count }
      for (index, declaration) in zip(indices, declarations) {
        let name = TypedName(declaration) { place in
          telling.map { $0 == place } ?? (place >= types.count || types[place].count > 1)
        }
        entries[index] = entries[index].named(name)
      }
    }
    return entries
  }

  /// The catalog with more types and callbacks; a type whose name it has already stays as it is, and a callback with the owner,
  /// the name and the selector of another takes its place.
  package func adding(_ types: [APIType], entries: [APIEntry] = []) -> APICatalog {
    let new = types.filter { contents.typesByName[$0.name] == nil }
    guard !new.isEmpty || !entries.isEmpty else { return self }
    var all = self.entries
    var added: [Int] = []
    for entry in entries {
      let old = (contents.indicesByName[entry.name] ?? []).first {
        (all[$0].owner, all[$0].selector) == (entry.owner, entry.selector)
      }
      if let old { all[old] = entry } else { all.append(entry) }
      added.append(old ?? all.count - 1)
    }
    all = Self.distinct(all)
    return APICatalog(
      types: self.types + new, entries: all, addedTypeCount: contents.addedTypeCount + new.count,
      newEntries: contents.newEntries.union(added.map { all[$0] }))
  }

  /// Reads a table of callbacks.
  static func entries(of table: [UInt8]) -> [APIEntry] {
    distinct(TabSeparatedTable(table).rows.compactMap { APIEntry($0) })
  }

  /// The type of a name; `nil` for one that the catalog does not have.
  package func type(named name: String) -> APIType? { contents.typesByName[name] }

  /// The type that a name, which the catalog does not have, differs from in a letter or two; `nil` for none, for one of which
  /// only the module is known, and for a short name.
  package func nearestType(to name: String) -> APIType? {
    let letters = Array(name)
    guard type(named: name) == nil, letters.count > 6 else { return nil }
    let libraries = Set(additions.filter { contents.indicesByOwner[$0.name] == nil })
    return types.first { type in
      if libraries.contains(type) { return false }
      // Another prefix is another framework's: `ARSessionDelegate` is not `WCSessionDelegate`.
      let limit = letters.prefix(2).elementsEqual(type.name.prefix(2)) ? 2 : 1
      return NearestWord.distance(letters, Array(type.name), limit: limit) != nil
    }
  }

  /// Returns `true` for a protocol or class of which the catalog has callbacks.
  package func knows(type: String) -> Bool {
    contents.indicesByOwner[type] != nil
      || contents.typesByName[type] != nil && ancestry(of: type).contains { contents.indicesByOwner[$0] != nil }
  }

  /// Returns `true` for the module of a framework of Apple's.
  package func isFramework(_ module: String) -> Bool {
    FrameworkPrefix.isFramework(module) || types.dropLast(contents.addedTypeCount).contains { $0.module == module }
  }

  /// The entries that a name may mean, in the order of the file: a name with or without the types of parameters, a selector, or the part
  /// before the parentheses.
  package func entries(called name: String) -> [APIEntry] {
    let indices =
      (contents.indicesByName[name] ?? []) + (contents.indicesByName[name.withoutParameterTypes] ?? [])
      + (contents.indicesByBaseName[name[...]] ?? [])
    return Set(indices).sorted().map { entries[$0] }
  }

  /// Returns `true` where some type has a callback with a compound name or an Objective-C selector.
  package func hasEntry(named name: String) -> Bool { contents.indicesByName[name] != nil }

  /// The protocols and classes in the order of the file.
  package var owners: [String] {
    var seen: Set<String> = []
    return entries.map(\.owner).filter { seen.insert($0).inserted }
  }

  /// The entries of types, inherited ones included.
  package func entries(of types: [String]) -> [APIEntry] {
    types.flatMap(ancestry).flatMap { contents.indicesByOwner[$0] ?? [] }.sorted().map { entries[$0] }
  }

  /// The entry with a name or an Objective-C selector among the callbacks of types; of several with one compound name, the one with
  /// the same types of parameters as a declaration. `nil` for none, and where nothing says which of several.
  package func entry(
    named name: String, in types: [String], platform: String?, declaredAs declaration: String? = nil
  ) -> APIEntry? {
    guard let indices = contents.indicesByName[name] else { return nil }
    let owners = types.flatMap(ancestry)
    let found = indices.lazy.map { entries[$0] }.filter { owners.contains($0.owner) }
    guard let first = found.first, found.contains(where: { $0.name != first.name }) else { return found.first }
    let declared = declaration.flatMap { SwiftDeclaration($0) }
    return declared.flatMap { declared in found.first { $0.declaration.hasParameters(of: declared) } }
  }

  /// The name that Xcode's templates give to the class that adopts a type: `UIWindowSceneDelegate` → `SceneDelegate`.
  package func conventionalName(forType type: String) -> String { contents.typesByName[type]?.className ?? type }

  /// The type that a class of a conventional name adopts on a platform: `AppDelegate` → `UIApplicationDelegate`.
  package func conventionalType(forName name: String, platform: String?) -> String? {
    guard let types = contents.typesByClassName[name] else { return nil }
    let family = Self.family(of: platform)
    return (types.first { $0.adopters.contains(family[...]) } ?? types.first { $0.adopters.contains("*") })?.name
  }

  /// The multiplicity of the first known type; `nil` for types outside the catalog.
  package func conventionalMultiplicity(ofTypes types: [String]) -> Multiplicity? {
    types.lazy.compactMap { contents.typesByName[$0]?.multiplicity }.first
  }

  /// Returns `true` for a type whose value is observed, rather than an object that is called.
  package func isObserved(type: String) -> Bool { contents.typesByName[type]?.isObserved == true }

  /// The platform whose versions and types hold: iPadOS, Mac Catalyst and `nil` are iOS.
  package static func family(of platform: String?) -> String {
    let key = NameKey(platform ?? "iOS")
    for system in ["macOS", "watchOS", "tvOS", "visionOS"] where NameKey(system) == key { return system }
    return "iOS"
  }

  /// Returns `true` where a platform (`nil`: iOS) has an entry.
  package static func has(_ entry: APIEntry, platform: String?) -> Bool {
    entry.platforms.contains(family(of: platform))
  }

  /// A type and, before it, those whose callbacks it inherits.
  package func ancestry(of type: String) -> [String] {
    var found: [String] = []
    // Graphs of modules that do not fit together may name a type among its own parents.
    var pending = [type]
    while let next = pending.popLast() {
      guard !found.contains(next) else { continue }
      found.append(next)
      pending += contents.typesByName[next]?.parents ?? []
    }
    return found.reversed()
  }
}

extension APICatalog: Hashable {
  /// Catalogs are equal that add the same to the built-in one, in whatever order.
  package static func == (one: APICatalog, other: APICatalog) -> Bool {
    one.contents.newEntries == other.contents.newEntries && Set(one.additions) == Set(other.additions)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(contents.addedTypeCount)
    hasher.combine(contents.newEntries.count)
  }

  /// The types that were added to the built-in ones.
  package var additions: ArraySlice<APIType> { types.suffix(contents.addedTypeCount) }
}
