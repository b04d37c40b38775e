/// A closure that an observer of the scene phase calls; the members are tags of `Swift/ScenePhaseObserver.mustache`.
struct ScenePhaseHook: Hashable, Sendable {
  /// The name of the closure.
  let name: String
  /// The comma before the next parameter; empty for the last.
  let separator: String
}

/// A change of the scene phase with the hook that it calls; the members are tags of
/// `Swift/ScenePhaseObserver.mustache`.
struct ScenePhaseCase: Hashable, Sendable {
  /// The pattern of the `case` in a `switch`: `.active`, or `(.background, .inactive)`.
  let pattern: String
  /// The name of the closure to call.
  let hook: String
}
