import SymbolKit

/// The types that one type inherits from, refines or adopts.
struct Supertypes {
  /// The superclass of a class.
  var superclass: Supertype?
  /// The protocols, `Sendable` and what the compiler adds apart.
  private(set) var protocols: [Supertype] = []
  /// `true` where `Sendable` is among them.
  private(set) var isSendable = false
  private var ids: Set<String> = []

  /// Adds a protocol.
  mutating func conform(to supertype: Supertype) {
    if supertype.isSendable { isSendable = true }
    guard !supertype.isSendable, !supertype.isImplied, ids.insert(supertype.id).inserted else { return }
    protocols.append(supertype)
  }

  /// The types whose isolation a type of a kind has unless it names its own: a class that of its superclass alone.
  func isolating(_ kind: DeclaredType.Kind) -> [Supertype] {
    switch kind {
    case .class: [superclass].compactMap(\.self)
    case .protocol: protocols
    }
  }
}

/// A class or protocol that a type inherits from, refines or adopts.
struct Supertype {
  /// The precise identifier.
  let id: String
  /// The name: `NSObjectProtocol`.
  let name: String

  /// Takes the target of a relationship.
  init(_ relationship: SymbolGraph.Relationship, of graph: SymbolGraph) {
    id = relationship.target
    let path = graph.symbols[id]?.pathComponents.joined(separator: ".")
    name = path ?? Self.name(inPath: relationship.targetFallback) ?? Self.name(inID: relationship.target)
  }

  /// The name after the module: `UIResponder` in `UIKit.UIResponder`.
  private static func name(inPath path: String?) -> String? {
    path.map { path in path.firstIndex(of: ".").map { String(path[path.index(after: $0)...]) } ?? path }
  }

  /// The name in a precise identifier of Objective-C: `UIResponder` in `c:objc(cs)UIResponder`.
  private static func name(inID id: String) -> String {
    id.lastIndex(of: ")").map { String(id[id.index(after: $0)...]) } ?? id
  }

  /// `true` for `Sendable`.
  var isSendable: Bool { name == "Sendable" }

  /// `true` for a protocol that the compiler alone adopts.
  var isImplied: Bool { ["BitwiseCopyable", "Copyable", "Escapable", "SendableMetatype"].contains(name) }
}
