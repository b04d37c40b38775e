/// The name of a callback with that of its delegate.
package struct CallName: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The delegate's name: `SceneDelegate`.
  package let delegate: String
  /// The callback's name: the compound name, or a value.
  package let callback: String

  /// Creates a name.
  package init(_ delegate: String, _ callback: String) {
    self.delegate = delegate
    self.callback = callback
  }

  /// `SceneDelegate.sceneDidDisconnect(_:)`
  package var description: String { delegate + "." + callback }

  /// Compares delegates, then callbacks.
  package static func < (left: Self, right: Self) -> Bool {
    (left.delegate, left.callback) < (right.delegate, right.callback)
  }
}
