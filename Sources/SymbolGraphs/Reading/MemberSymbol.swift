import LifecycleModel
import SymbolKit

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
