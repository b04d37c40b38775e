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
