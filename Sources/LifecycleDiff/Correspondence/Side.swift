import LifecycleModel

/// One of two life cycles, its elements named by tokens that both share.
package struct Side: Sendable {
  /// The life cycle.
  package let lifecycle: Lifecycle
  /// The tokens of the delegates.
  let delegates: [Token<Delegate>]
  /// The tokens of the states; empty until they are paired.
  var states: [Token<State>] = []

  /// A copy with tokens for the states.
  func naming(_ states: [Token<State>]) -> Side {
    Side(lifecycle: lifecycle, delegates: delegates, states: states)
  }

  /// The token of a delegate.
  package subscript(id: DelegateID) -> Token<Delegate> { delegates[id.index] }

  /// The token of a state.
  package subscript(id: StateID) -> Token<State> { states[id.index] }

  /// The name of a callback that both sides share.
  package subscript(id: CallbackID) -> CallName {
    CallName(delegate: self[lifecycle[id].delegate], name: lifecycle[id].name)
  }
}
