import LifecycleModel

/// Something on a page that calls can show.
package enum CoverableElement: Hashable, Sendable {
  /// A transition that is taken.
  case transition(TransitionID)
  /// A state that is reached, or in which the log begins.
  case state(StateID)
  /// A call of a transition that comes.
  case call(TransitionID, step: Int)
  /// A call of a transition that may be skipped, and does not come.
  case skippedCall(TransitionID, step: Int)
  /// A scenario that the life cycle goes through, by its number on the page.
  case scenario(Int)
  /// A transition at the end of an event, and one at the beginning of the next.
  case pair(TransitionID, TransitionID)

  /// Returns `true` for one of some transitions.
  func isTransition(of set: [TransitionID]) -> Bool {
    guard case .transition(let id) = self else { return false }
    return set.contains(id)
  }
}
