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
