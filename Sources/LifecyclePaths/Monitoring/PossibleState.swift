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

  /// The state of a process that may have two modes: the one that it has in both.
  static func common(to one: PossibleState, _ other: PossibleState) -> PossibleState {
    one == other ? one : .several
  }
}

/// A possible state in four bytes, for tables.
struct PackedState: Sendable {
  private let number: Int32

  /// Packs a state.
  init(_ state: PossibleState) {
    number =
      switch state {
      case .none: -1
      case .several: -2
      case .one(let state): Int32(state.index)
      }
  }

  /// The state.
  var state: PossibleState { number >= 0 ? .one(StateID(Int(number))) : number == -1 ? .none : .several }
}
