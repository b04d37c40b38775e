import LifecycleModel

/// Something that is true of a state, whatever it is called.
enum StateTrait: Hashable {
  case initial
  case final
  case transient
  /// The state it is in; `nil` for the top level.
  case inside(Token<State>?)
  /// The event of an arrow, out of the state or into it.
  case event(NameKey, isOutgoing: Bool)
  /// The condition of an arrow.
  case `guard`(NameKey, isOutgoing: Bool)
  /// A call on an arrow.
  case call(CallName, isOutgoing: Bool)
  /// The other end of an arrow.
  case neighbour(Token<State>, isOutgoing: Bool)
  /// An arrow that leads back to the state.
  case loop

  /// Whether it tells a state from most others; what many states have in common does not make two of them one.
  var isTelling: Bool {
    switch self {
    case .initial, .event, .guard, .call, .neighbour: true
    case .final, .transient, .inside, .loop: false
    }
  }
}
