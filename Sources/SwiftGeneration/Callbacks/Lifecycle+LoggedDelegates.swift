import LifecycleModel
import LifecyclePaths

extension Lifecycle {
  /// The delegates whose calls are logged: those that get a class, and the first that observes the scene phase.
  func logged(of delegates: [DelegateID]) -> [DelegateID] {
    let observer = delegates.first(where: isScenePhase)
    return delegates.filter { isCalled($0) || $0 == observer }
  }

  /// The delegates whose calls are logged of all that have Swift; where none has, of all.
  package var loggedDelegates: [DelegateID] {
    let generated = logged(of: delegateIDs.filter(hasSwift))
    return generated.isEmpty ? delegateIDs : generated
  }

  /// The callbacks of some delegates that the generated monitor observes.
  func monitoredCallbacks(of delegates: [DelegateID]) -> Set<CallbackID> {
    observedCallbacks(of: delegates.filter { isCalled($0) || isScenePhase($0) })
  }
}
