import LifecycleModel

/// Names a call on a hop of either of two life cycles.
package struct StepName: Hashable, Sendable {
  /// The hop.
  package let transition: Token<Transition>
  /// What is called.
  package let call: CallName
  /// Which of its calls on the hop, from 0.
  package let occurrence: Int
}
