/// The index of an element in its list of a `Lifecycle`; meaningless in another lifecycle.
package struct ElementID<Element>: Hashable, Comparable, Sendable {
  /// The position in the list, from 0.
  package let index: Int

  /// Names the element at a position.
  @inlinable package init(_ index: Int) { self.index = index }

  // Written out, because what the compiler adds by itself cannot be specialized in other modules.

  /// Whether both are one place.
  @inlinable package static func == (left: Self, right: Self) -> Bool { left.index == right.index }

  /// Feeds the place.
  @inlinable package func hash(into hasher: inout Hasher) { hasher.combine(index) }

  /// Page order.
  @inlinable package static func < (left: Self, right: Self) -> Bool { left.index < right.index }
}

/// Names a delegate of a lifecycle.
package typealias DelegateID = ElementID<Delegate>
/// Names a state of a lifecycle.
package typealias StateID = ElementID<State>
/// Names a callback of a lifecycle.
package typealias CallbackID = ElementID<Callback>
/// Names a transition of a lifecycle.
package typealias TransitionID = ElementID<Transition>
