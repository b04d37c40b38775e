import LifecycleModel

/// The callbacks whose calls a log would show if they came.
package enum ObservedCallbacks: Hashable, Sendable {
  /// All of some delegates.
  case delegates([DelegateID])
  /// These alone.
  case callbacks(Set<CallbackID>)

  /// The callbacks on a page.
  func callbacks(_ lifecycle: Lifecycle) -> Set<CallbackID> {
    switch self {
    case .delegates(let delegates): lifecycle.observedCallbacks(of: delegates)
    case .callbacks(let callbacks): callbacks
    }
  }
}
