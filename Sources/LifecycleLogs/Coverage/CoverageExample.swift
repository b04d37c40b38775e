import LifecyclePaths

/// A call that shows an element of a page.
package struct CoverageExample: Hashable, Sendable {
  /// The place of the call.
  package let place: LogPlace
  /// The key of its row, in `keyed`.
  package let key: LogKey?
  /// `true` if only the end of the log made it certain: calls that show an element by themselves come before it.
  package let isAtEnd: Bool
}
