import LifecycleModel

/// A trait of a state that does not depend on its name.
enum StateTrait: Hashable {
  case initial
  case final
  case transient
  /// The parent; `nil` for the top level.
  case inside(Token<State>?)
  /// The event of a transition from or to the state.
  case event(NameKey, isOutgoing: Bool)
  /// The guard of a transition.
  case `guard`(NameKey, isOutgoing: Bool)
  /// A call on a transition.
  case call(CallName, isOutgoing: Bool)
  /// The other end of a transition.
  case neighbour(Token<State>, isOutgoing: Bool)
  /// A transition from the state to itself.
  case loop

  /// `true` where few states have the trait. Traits of many states do not suffice to pair two of them.
  var isTelling: Bool {
    switch self {
    case .initial, .event, .guard, .call, .neighbour: true
    case .final, .transient, .inside, .loop: false
    }
  }
}
