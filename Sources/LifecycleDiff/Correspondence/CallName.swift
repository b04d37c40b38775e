import LifecycleModel

/// A name for a callback in two life cycles: its delegate and its own name.
package struct CallName: Hashable, Sendable {
  /// The callback's delegate.
  package let delegate: Token<Delegate>
  /// The compound name, or the bare name of a value.
  package let name: String
}
