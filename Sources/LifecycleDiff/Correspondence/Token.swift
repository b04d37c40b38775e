import LifecycleModel

/// A name for an element in two life cycles; paired elements have one token.
package enum Token<Element>: Hashable, Sendable {
  /// An element of the old life cycle, and the new one that it is paired with.
  case old(ElementID<Element>)
  /// An element that only the new life cycle has.
  case new(ElementID<Element>)
}

extension Pairs {
  /// The token of an element of the old life cycle.
  package func token(ofOld id: ElementID<Element>) -> Token<Element> { .old(id) }

  /// The token of an element of the new life cycle.
  package func token(ofNew id: ElementID<Element>) -> Token<Element> { old(for: id).map(Token.old) ?? .new(id) }
}
