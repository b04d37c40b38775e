import LifecycleModel

/// The callback that a message names.
package enum LoggedCallback: Hashable, Sendable {
  /// A callback of the page.
  case listed(CallbackID)
  /// A callback that the page does not list: the index of its entry in the catalog of the life cycle.
  case unlisted(Int)
  /// A name of a generated line, or a value that a pattern read, that the page does not have.
  case unknown
}
