import LifecycleModel

/// What the heading of a transition says: `Launch: Not running → Inactive → Active [first scene] (documented)`.
struct TransitionHead: Sendable {
  /// The event; empty for none.
  let event: String
  /// The states on the way, at least two, with their places in the text.
  let path: [(state: StateID, bytes: Range<Int>)]
  /// The condition.
  let `guard`: Guard?
}
