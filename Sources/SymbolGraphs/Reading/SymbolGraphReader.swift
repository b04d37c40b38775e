import LifecycleModel
import SymbolKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads the protocols and overridable classes of symbol graphs, as `swift-symbolgraph-extract` and
/// `swift package dump-symbol-graph` write them.
///
/// A graph is forgotten as soon as it was read, but for what its types need. All graphs are united: those of one module, of
/// its extensions of others, and of several platforms.
package struct SymbolGraphReader: Sendable {
  private var types: [String: TypeSymbol] = [:]
  private var members: [String: MemberSymbol] = [:]
  /// The precise identifiers of each type's members, in the order of the graphs.
  private var memberIDs: [String: [String]] = [:]
  /// The precise identifiers of the requirements that have a default implementation.
  private var defaultedIDs: Set<String> = []
  /// The supertypes of all types, whichever graph comes first.
  private var supertypes: [String: Supertypes] = [:]

  /// Creates a reader of no graphs yet.
  package init() {}

  /// Reads one more graph; `name` is that of its file.
  package mutating func read(_ bytes: [UInt8], named name: String) throws(SymbolGraphError) {
    let graph = try Self.decoded(bytes)
    guard graph.symbols.isEmpty || graph.symbols.values.contains(where: { $0.identifier.interfaceLanguage == "swift" })
    else { throw SymbolGraphError("it describes no Swift: extract it with 'swift symbolgraph-extract'") }
    let platform = DeclaredAvailability.platformName(of: graph.module.platform)
    for symbol in graph.symbols.values {
      guard let type = TypeSymbol(symbol, of: graph, file: name, platform: platform) else { continue }
      types[type.id, default: type].unite(with: type)
    }
    for relationship in graph.relationships { add(relationship, of: graph, platform: platform) }
  }

  /// The types in the order of their names, each with the callbacks in the order in which it declares them.
  package var declaredTypes: [DeclaredType] {
    let isolations = isolations
    return types.values.sorted { ($0.name, $0.module, $0.id) < ($1.name, $1.module, $1.id) }.map { type in
      let isolation = isolations[type.id] ?? .nonisolated
      let callbacks = (memberIDs[type.id] ?? []).compactMap { id in
        members[id]?.callback(of: type, isolation: isolation, hasDefault: defaultedIDs.contains(id))
      }
      return type.declaredType(
        isolation: isolation, supertypes: supertypes[type.id] ?? Supertypes(), callbacks: callbacks)
    }
  }

  private static func decoded(_ bytes: [UInt8]) throws(SymbolGraphError) -> SymbolGraph {
    do {
      return try JSONDecoder().decode(SymbolGraph.self, from: Data(bytes))
    } catch let error as DecodingError {
      throw SymbolGraphError(error)
    } catch {
      throw SymbolGraphError("it is not JSON, or only a part of it")
    }
  }

  private mutating func add(_ relationship: SymbolGraph.Relationship, of graph: SymbolGraph, platform: String?) {
    let (source, target) = (relationship.source, relationship.target)
    switch relationship.kind {
    case .requirementOf, .optionalRequirementOf, .memberOf:
      guard let symbol = graph.symbols[source],
        let member = MemberSymbol(symbol, relationship.kind, platform: platform)
      else { return }
      if members[source] == nil { memberIDs[target, default: []].append(source) }
      members[source, default: member].unite(with: member)
    case .defaultImplementationOf: defaultedIDs.insert(target)
    case .inheritsFrom: supertypes[source, default: Supertypes()].superclass = Supertype(relationship, of: graph)
    case .conformsTo: supertypes[source, default: Supertypes()].conform(to: Supertype(relationship, of: graph))
    default: break
    }
  }

  /// The isolations of the types that have one: its own, or that of the nearest type that it inherits from or refines.
  private var isolations: [String: Isolation] {
    var subtypes: [String: [String]] = [:]
    for (id, type) in types where type.isolation == nil {
      for supertype in supertypes[id]?.isolating(type.kind) ?? [] { subtypes[supertype.id, default: []].append(id) }
    }
    var isolations = types.compactMapValues(\.isolation)
    var level = isolations.keys.sorted()
    while !level.isEmpty {
      var next: [String] = []
      for id in level {
        for subtype in subtypes[id] ?? [] where isolations[subtype] == nil {
          isolations[subtype] = isolations[id]
          next.append(subtype)
        }
      }
      level = next.sorted()
    }
    return isolations
  }
}

/// A protocol or overridable class of symbol graphs.
struct TypeSymbol {
  let id: String
  let kind: DeclaredType.Kind
  /// The isolation that its own declaration names; `nil` for none.
  let isolation: Isolation?
  let name: String
  let module: String
  private let documentation: [String]
  private var files: [String]
  private var platforms: [String]
  private var availability: [DeclaredAvailability]

  /// Takes a symbol of a graph; `nil` for any but a protocol or an overridable class.
  init?(_ symbol: SymbolGraph.Symbol, of graph: SymbolGraph, file: String, platform: String?) {
    switch symbol.kind.identifier {
    case .protocol: kind = .protocol
    case .class where symbol.accessLevel.rawValue == "open": kind = .class
    default: return nil
    }
    id = symbol.identifier.precise
    isolation = DeclarationFragments(symbol).isolation
    name = symbol.pathComponents.joined(separator: ".")
    module = graph.module.name
    documentation = symbol.docComment?.lines.map(\.text) ?? []
    files = [file]
    platforms = [platform].compactMap(\.self)
    availability = DeclaredAvailability.all(of: symbol, platform: platform)
  }

  /// Adds what another graph says of the same type.
  mutating func unite(with other: TypeSymbol) {
    files = Set(files + other.files).sorted()
    platforms = Set(platforms + other.platforms).sorted()
    availability = DeclaredAvailability.merged(availability, other.availability)
  }

  /// The type with an isolation, supertypes and callbacks.
  func declaredType(isolation: Isolation, supertypes: Supertypes, callbacks: [DeclaredCallback]) -> DeclaredType {
    DeclaredType(
      name: name, module: module, kind: kind, isolation: isolation, isSendable: supertypes.isSendable,
      superclass: supertypes.superclass?.name, conformances: supertypes.protocols.map(\.name).sorted(),
      platforms: platforms,
      availability: availability, documentation: documentation, callbacks: callbacks, origin: .files(files))
  }
}

/// A requirement of a protocol or an overridable member of a class, of symbol graphs.
struct MemberSymbol {
  private let declaration: SwiftDeclaration
  private let isStatic: Bool
  private let selector: String?
  private let requirement: Requirement
  /// The isolation that its own declaration names; `nil` for none.
  private let isolation: Isolation?
  private let documentation: [String]
  private var availability: [DeclaredAvailability]

  /// Takes a symbol by its relationship to its type; `nil` for any that is no callback.
  init?(_ symbol: SymbolGraph.Symbol, _ relationship: SymbolGraph.Relationship.Kind, platform: String?) {
    switch relationship {
    case .requirementOf: requirement = .required
    case .optionalRequirementOf: requirement = .optional
    // An initializer of an open class can be overridden, and is never open itself.
    case .memberOf where symbol.accessLevel.rawValue == "open" || symbol.kind.identifier == .`init`:
      requirement = .overridable
    default: return nil
    }
    switch symbol.kind.identifier {
    case .method, .property, .`init`: isStatic = false
    case .typeMethod, .typeProperty: isStatic = true
    default: return nil
    }
    let fragments = DeclarationFragments(symbol)
    guard let declaration = SwiftDeclaration(fragments.text) else { return nil }
    self.declaration = declaration
    selector = Self.selector(of: symbol.identifier.precise)
    isolation = fragments.isolation
    documentation = symbol.docComment?.lines.map(\.text) ?? []
    availability = DeclaredAvailability.all(of: symbol, platform: platform)
  }

  /// Adds what another graph says of the same member.
  mutating func unite(with other: MemberSymbol) {
    availability = DeclaredAvailability.merged(availability, other.availability)
  }

  /// The callback of a type with an isolation; `nil` for what an extension adds to a protocol.
  func callback(of type: TypeSymbol, isolation: Isolation, hasDefault: Bool) -> DeclaredCallback? {
    if requirement == .overridable, type.kind == .protocol { return nil }
    return DeclaredCallback(
      declaration: declaration, isStatic: isStatic, selector: selector,
      requirement: requirement == .required && hasDefault ? .defaulted : requirement,
      isolation: self.isolation ?? isolation, availability: availability,
      replacement: availability.lazy.filter { $0.deprecated != nil }.compactMap(\.replacement).first,
      documentation: documentation)
  }

  /// The selector in `c:objc(pl)UISceneDelegate(im)sceneDidDisconnect:`, the name in `…(py)window`; `nil` for what only Swift
  /// knows.
  private static func selector(of id: String) -> String? {
    guard id.hasPrefix("c:"), let end = id.lastIndex(of: ")"), let start = id[..<end].lastIndex(of: "("),
      ["(im)", "(cm)", "(py)", "(cpy)"].contains(id[start...end])
    else { return nil }
    let selector = id[id.index(after: end)...]
    return selector.isEmpty ? nil : String(selector)
  }
}

/// A declaration as a symbol graph spells it, taken apart: its attributes, its modifiers, and the rest.
struct DeclarationFragments {
  /// The declaration without attributes and without what only says when or where it may be called.
  let text: String
  /// The isolation that its attributes and modifiers name; `nil` for none.
  let isolation: Isolation?

  /// Takes the fragments of a symbol apart.
  init(_ symbol: SymbolGraph.Symbol) {
    let fragments = symbol[mixin: SymbolGraph.Symbol.DeclarationFragments.self]?.declarationFragments ?? []
    let start = fragments.firstIndex { $0.kind == .keyword && Self.introducers.contains($0.spelling) } ?? 0
    let head = fragments[..<start]
    let kept = head.filter { $0.kind == .keyword && Self.kept.contains($0.spelling) }.map(\.spelling)
    let rest = fragments[start...].map(\.spelling).joined()
    // A line end of a declaration that takes several is a space.
    let words = (kept + [rest]).joined(separator: " ").split(whereSeparator: \.isWhitespace).joined(separator: " ")
    text = words.hasPrefix("let ") ? "var " + words.dropFirst(4) + " { get }" : words
    let actor = head.first { $0.kind == .attribute && $0.preciseIdentifier != nil && $0.spelling.hasSuffix("Actor") }
    if let actor {
      isolation = .globalActor(actor.spelling.hasPrefix("@") ? String(actor.spelling.dropFirst()) : actor.spelling)
    } else {
      isolation = head.contains { $0.spelling == "nonisolated" } ? .nonisolated : nil
    }
  }

  /// The keywords with which the declarations of callbacks and of their types begin.
  private static let introducers: Set = ["func", "var", "let", "init", "protocol", "class", "actor"]

  /// The modifiers that are part of what is declared.
  private static let kept: Set = ["static", "mutating"]
}

extension DeclaredAvailability {
  /// The availability of a symbol in a graph about a platform (`nil`: none that versions are about), by platform.
  static func all(of symbol: SymbolGraph.Symbol, platform: String?) -> [DeclaredAvailability] {
    let items = symbol[mixin: SymbolGraph.Symbol.Availability.self]?.availability ?? []
    let named = items.compactMap { item in
      platformName(ofDomain: item.domain?.rawValue).map { DeclaredAvailability(item, platform: $0) }
    }
    let isNamed = platform.map { platform in named.contains { $0.platform == platform } } ?? true
    return merged(named, isNamed ? [] : [platform].compactMap(\.self).map { DeclaredAvailability(platform: $0) })
  }

  /// The availability of a declaration that two graphs have; the first one's wins.
  static func merged(_ first: [DeclaredAvailability], _ second: [DeclaredAvailability]) -> [DeclaredAvailability] {
    let byPlatform = Dictionary((first + second).map { ($0.platform, $0) }) { first, _ in first }
    return order(Array(byPlatform.keys)).compactMap { byPlatform[$0] }
  }

  /// The name of the platform that a graph is about: `iOS`; `nil` for one without versions, such as Linux.
  static func platformName(of platform: SymbolGraph.Platform) -> String? {
    switch platform.operatingSystem?.name {
    case "ios": platform.environment == "macabi" ? "Mac Catalyst" : "iOS"
    case "macosx", "macos": "macOS"
    case "tvos": "tvOS"
    case "visionos", "xros": "visionOS"
    case "watchos": "watchOS"
    default: nil
    }
  }

  /// The platform of a domain, empty for all; `nil` for a language, a package manager and the extensions of apps.
  private static func platformName(ofDomain domain: String?) -> String? {
    guard let domain else { return "" }
    let name = domain == "macCatalyst" ? "Mac Catalyst" : domain
    return known.contains(name) ? name : nil
  }

  private init(_ item: SymbolGraph.Symbol.Availability.AvailabilityItem, platform: String) {
    self.init(
      platform: platform, introduced: item.introducedVersion.flatMap(Version.init),
      deprecated: item.deprecatedVersion.flatMap(Version.init) ?? (item.isUnconditionallyDeprecated ? Version(0) : nil),
      obsoleted: item.obsoletedVersion.flatMap(Version.init), isUnavailable: item.isUnconditionallyUnavailable,
      message: item.message, renamed: item.renamed)
  }
}

extension Version {
  /// A version of a symbol graph; `nil` for one with negative parts.
  fileprivate init?(_ version: SymbolGraph.SemanticVersion) {
    self.init("\(version.major).\(version.minor).\(version.patch)")
  }
}

/// The reason why a file is no symbol graph that can be read.
package struct SymbolGraphError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reason in words: `it is not JSON`.
  package let description: String

  init(_ description: String) { self.description = description }

  /// Puts the reason of a decoder into words.
  init(_ error: DecodingError) {
    switch error {
    case .keyNotFound(let key, let context): self.init("it is no symbol graph: \(Self.place(context, key)) is missing")
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      self.init("it is no symbol graph: \(Self.place(context)) has a value of another type")
    case .dataCorrupted(let context) where context.codingPath.isEmpty: self.init("it is not JSON, or only a part of it")
    case .dataCorrupted(let context): self.init("it is no symbol graph: \(Self.place(context)) cannot be read")
    @unknown default: self.init("it is no symbol graph")
    }
  }

  /// `'symbols[3].kind'`.
  private static func place(_ context: DecodingError.Context, _ last: (any CodingKey)? = nil) -> String {
    var path = ""
    for key in context.codingPath + [last].compactMap(\.self) {
      if let index = key.intValue {
        path += "[\(index)]"
      } else {
        path += path.isEmpty ? key.stringValue : "." + key.stringValue
      }
    }
    return path.isEmpty ? "the whole" : "'\(path)'"
  }
}
