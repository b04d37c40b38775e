import SymbolKit

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
