/// The index of an element in its list of a `Lifecycle`; meaningless in another lifecycle.
package struct ElementID<Element>: Hashable, Comparable, Sendable {
  /// The position in the list, from 0.
  package let index: Int

  /// Names the element at a position.
  package init(_ index: Int) { self.index = index }

  /// Page order.
  package static func < (left: Self, right: Self) -> Bool { left.index < right.index }
}

/// Names a delegate of a lifecycle.
package typealias DelegateID = ElementID<Delegate>
/// Names a state of a lifecycle.
package typealias StateID = ElementID<State>
/// Names a callback of a lifecycle.
package typealias CallbackID = ElementID<Callback>
/// Names a transition of a lifecycle.
package typealias TransitionID = ElementID<Transition>
