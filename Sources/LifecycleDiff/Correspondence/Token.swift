import LifecycleModel

/// A name for an element in two life cycles; paired elements have one token.
package enum Token<Element>: Hashable, Sendable {
  /// An element of the old life cycle, and the new one that it is paired with.
  case old(ElementID<Element>)
  /// An element that only the new life cycle has.
  case new(ElementID<Element>)
}

extension Pairs {
  /// The tokens of all elements of the old life cycle, or of the new one.
  func tokens(of elements: [some Any], areOld: Bool) -> [Token<Element>] {
    elements.indices.map { index in
      let id = ElementID<Element>(index)
      return areOld ? .old(id) : old(for: id).map(Token.old) ?? .new(id)
    }
  }
}
