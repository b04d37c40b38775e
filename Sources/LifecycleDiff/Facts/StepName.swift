import LifecycleModel

/// A name for a call on a transition in two life cycles.
package struct StepName: Hashable, Sendable {
  /// The transition.
  package let transition: Token<Transition>
  /// The called callback.
  package let call: CallName
  /// The index among the transition's calls of the callback.
  package let occurrence: Int
}
