/// The index of an element in its list of a `Lifecycle`; not valid in another life cycle.
package struct ElementID<Element>: Hashable, Comparable, Sendable {
  /// The index in the list.
  package let index: Int

  /// Creates the id of an index.
  package init(_ index: Int) { self.index = index }

  /// Compares by page order.
  package static func < (left: Self, right: Self) -> Bool { left.index < right.index }
}
