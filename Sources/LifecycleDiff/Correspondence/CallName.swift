import LifecycleModel

/// Names a callback of either of two life cycles: by its delegate and its own name.
package struct CallName: Hashable, Sendable {
  /// Whose it is.
  package let delegate: Token<Delegate>
  /// The compound name, or the bare name of a value.
  package let name: String
}
