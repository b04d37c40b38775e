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

  /// Those of some delegates.
  package func selected(_ delegates: Set<DelegateID>, of lifecycle: Lifecycle) -> ObservedCallbacks {
    switch self {
    case .delegates(let all): .delegates(all.filter(delegates.contains))
    case .callbacks(let all): .callbacks(all.filter { delegates.contains(lifecycle[$0].delegate) })
    }
  }
}
