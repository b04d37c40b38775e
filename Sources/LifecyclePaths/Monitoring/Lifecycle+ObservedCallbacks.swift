import LifecycleModel

extension Lifecycle {
  /// The callbacks that a monitor observes of some delegates: those of the called ones, or else the values of the first observed
  /// one, which are delivered at any time where a delegate is called beside them.
  package func observedCallbacks(of delegates: [DelegateID]) -> Set<CallbackID> {
    let called = delegates.filter { !self[$0].isObserved }
    let observed = Set(called.isEmpty ? Array(delegates.prefix(1)) : called)
    return Set(livingCallbacks.filter { observed.contains(self[$0].delegate) })
  }
}
