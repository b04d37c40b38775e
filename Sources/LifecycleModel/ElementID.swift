/// The index of an element in its list of a `Lifecycle`; not valid in another life cycle.
package struct ElementID<Element>: Hashable, Comparable, Sendable {
  /// The index in the list.
  package let index: Int

  /// Creates the id of an index.
  package init(_ index: Int) { self.index = index }

  /// Compares by page order.
  package static func < (left: Self, right: Self) -> Bool { left.index < right.index }
}

/// The id of a delegate.
package typealias DelegateID = ElementID<Delegate>
/// The id of a state.
package typealias StateID = ElementID<State>
/// The id of a callback.
package typealias CallbackID = ElementID<Callback>
/// The id of a transition.
package typealias TransitionID = ElementID<Transition>
