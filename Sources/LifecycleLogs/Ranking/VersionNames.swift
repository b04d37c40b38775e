import LifecycleModel

/// The callbacks and delegates of a page at some versions, by those at all versions; an object, so that it is not copied for each
/// call.
final class VersionNames: Sendable {
  private let callbacks: [CallbackID?]
  private let delegates: [DelegateID?]

  /// Takes the life cycle at all versions and a selection of it.
  init(of lifecycle: Lifecycle, _ selection: LifecycleSelection) {
    let selected = selection.lifecycle
    var callbacks: [CallbackID?] = Array(repeating: nil, count: lifecycle.callbacks.count)
    for (index, id) in selection.origin.callbacks.enumerated() { callbacks[id.index] = CallbackID(index) }
    self.callbacks = callbacks
    delegates = lifecycle.delegates.map { delegate in
      selected.delegateIDs.first { selected[$0].name == delegate.name }
    }
  }

  /// A callback; `nil` for one that is not at these versions.
  func callback(_ id: CallbackID) -> CallbackID? { callbacks[id.index] }

  /// A delegate; `nil` for one that is not at these versions.
  func delegate(_ id: DelegateID) -> DelegateID? { delegates[id.index] }
}
