/// A closure that an observer of the scene phase calls; the members are tags of `Swift/ScenePhaseObserver.mustache`.
struct ScenePhaseHook: Hashable, Sendable {
  /// The name of the closure.
  let name: String
  /// What is between it and the next parameter: a comma, or nothing.
  let separator: String
}

/// A change of the scene phase with the hook that it calls; the members are tags of
/// `Swift/ScenePhaseObserver.mustache`.
struct ScenePhaseCase: Hashable, Sendable {
  /// What the case of a `switch` matches: `.active`, or `(.background, .inactive)`.
  let pattern: String
  /// The name of the closure to call.
  let hook: String
}
