/// The life-cycle callbacks of Apple's frameworks, from `Data/api-catalog.tsv`.
package struct APICatalog: Sendable {
  /// The built-in catalog.
  package static let standard = APICatalog(table: PackageResources.api_catalog_tsv)

  /// The entries in the order of the file.
  package let entries: [APIEntry]
  private let indicesByOwner: [String: [Int]]
  /// The indices by compound name and by selector, in the order of the file.
  private let indicesByName: [String: [Int]]

  /// Reads a table: comment lines begin with `#`, the first other line names the columns.
  init(table: [UInt8]) {
    let lines = table.split(separator: UInt8(ascii: "\n")).filter { $0.first != UInt8(ascii: "#") }.dropFirst()
    entries = lines.compactMap { APIEntry(row: String(decoding: $0, as: UTF8.self)) }
    indicesByOwner = Dictionary(grouping: entries.indices) { [entries] in entries[$0].owner }
    var indicesByName: [String: [Int]] = [:]
    for (index, entry) in entries.enumerated() {
      indicesByName[entry.name, default: []].append(index)
      guard !entry.selector.isEmpty, entry.selector != entry.name else { continue }
      indicesByName[entry.selector, default: []].append(index)
    }
    self.indicesByName = indicesByName
  }

  /// Returns `true` for a protocol or class that the catalog has.
  package func knows(type: String) -> Bool {
    Self.ancestry(of: type).contains { indicesByOwner[$0] != nil }
  }

  /// Returns `true` where some type has a callback with a compound name or an Objective-C selector.
  package func hasEntry(named name: String) -> Bool { indicesByName[name] != nil }

  /// The protocols and classes in the order of the file.
  package var owners: [String] {
    var seen: Set<String> = []
    return entries.map(\.owner).filter { seen.insert($0).inserted }
  }

  /// The entries of types, inherited ones included.
  package func entries(of types: [String]) -> [APIEntry] {
    types.flatMap(Self.ancestry).flatMap { indicesByOwner[$0] ?? [] }.sorted().map { entries[$0] }
  }

  /// The entry with a compound name or an Objective-C selector among the callbacks of types; of several, the one with the same
  /// types of parameters as a declaration, or the first.
  package func entry(
    named name: String, in types: [String], platform: String?, declaredAs declaration: String? = nil
  ) -> APIEntry? {
    let found = (indicesByName[name] ?? []).lazy.map { entries[$0] }.filter { entry in
      types.contains { Self.inherits($0, entry.owner) }
    }
    guard let declaration, found.dropFirst().first != nil, let declared = SwiftDeclaration(declaration) else {
      return found.first
    }
    return found.first { $0.declaration.hasParameters(of: declared) } ?? found.first
  }

  /// The name that Xcode's templates give to the class that adopts a type: `UIWindowSceneDelegate` → `SceneDelegate`.
  package static func conventionalName(forType type: String) -> String { APIType.named(type)?.className ?? type }

  /// The type that a class of a conventional name adopts on a platform: `AppDelegate` → `UIApplicationDelegate`.
  package static func conventionalType(forName name: String, platform: String?) -> String? {
    let types = APIType.all.filter { $0.className == name }
    let family = family(of: platform)
    return (types.first { $0.adopters.contains(family[...]) } ?? types.first { $0.adopters.contains("*") })?.name
  }

  /// The multiplicity of the first known type; `nil` for types outside the catalog.
  package static func conventionalMultiplicity(ofTypes types: [String]) -> Multiplicity? {
    types.lazy.compactMap { APIType.named($0)?.multiplicity }.first
  }

  /// Returns `true` for a type whose value is observed, rather than an object that is called.
  package static func isObserved(type: String) -> Bool { APIType.named(type)?.isObserved == true }

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

  /// A type and, before it, the one whose callbacks it inherits.
  package static func ancestry(of type: String) -> [String] {
    parent(of: type).map { [$0, type] } ?? [type]
  }

  /// Returns `true` where a type has the callbacks of another, or is the same.
  private static func inherits(_ type: String, _ other: String) -> Bool { type == other || parent(of: type) == other }

  private static func parent(of type: String) -> String? { APIType.named(type)?.parent }
}
