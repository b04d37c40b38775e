import SymbolKit

/// A protocol or overridable class of symbol graphs.
struct TypeSymbol {
  let id: String
  let kind: DeclaredType.Kind
  /// The isolation that its own declaration names; `nil` for none.
  let isolation: Isolation?
  var superclass: Supertype?
  /// The protocols that it refines or adopts, `Sendable` and what the compiler adds apart.
  private(set) var protocols: [Supertype] = []
  private(set) var isSendable = false
  private let name: String
  private let module: String
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

  /// Adds a protocol that it refines or adopts.
  mutating func conform(to supertype: Supertype) {
    if supertype.isSendable { isSendable = true }
    guard !supertype.isSendable, !supertype.isImplied, !protocols.contains(where: { $0.id == supertype.id }) else {
      return
    }
    protocols.append(supertype)
  }

  /// The type with these callbacks.
  func declaredType(isolation: Isolation, callbacks: [DeclaredCallback]) -> DeclaredType {
    DeclaredType(
      name: name, module: module, kind: kind, isolation: isolation, isSendable: isSendable,
      superclass: superclass?.name, conformances: protocols.map(\.name).sorted(), platforms: platforms,
      availability: availability, documentation: documentation, callbacks: callbacks, origin: .files(files))
  }
}
