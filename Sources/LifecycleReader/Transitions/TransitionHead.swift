import LifecycleModel

/// The heading of a transition or scenario: `Launch: Not running → Inactive → Active [first scene] (documented)`.
struct TransitionHead: Sendable {
  /// The event; empty for none.
  let event: String
  /// The states on the way, at least two.
  let path: [StateID]
  /// The condition.
  let `guard`: Guard?
}
