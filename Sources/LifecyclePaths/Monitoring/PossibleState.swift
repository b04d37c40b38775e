import LifecycleModel

/// The state of a life cycle as far as it is known.
package enum PossibleState: Hashable, Sendable {
  /// There is no life cycle that it could be the state of.
  case none
  /// The only possible one.
  case one(StateID)
  /// One of several.
  case several

  /// The state, if only one is possible.
  package var known: StateID? {
    guard case .one(let state) = self else { return nil }
    return state
  }

  /// The state if either of two is true.
  func or(_ other: PossibleState) -> PossibleState {
    if self == .none { return other }
    return other == .none || other == self ? self : .several
  }

  /// The state of a process that may have several modes: the one that it has in all of them.
  static func common(to states: [PossibleState]) -> PossibleState {
    guard let first = states.first else { return .none }
    return states.allSatisfy { $0 == first } ? first : .several
  }
}
