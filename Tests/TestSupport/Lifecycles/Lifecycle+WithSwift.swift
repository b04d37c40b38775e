import LifecycleModel

extension Lifecycle {
  /// The life cycle of a page that wants Swift for all delegates.
  package var withSwift: Lifecycle {
    var lifecycle = self
    lifecycle.hasSwift = true
    for index in lifecycle.delegates.indices { lifecycle.delegates[index].hasSwift = true }
    return lifecycle
  }
}
