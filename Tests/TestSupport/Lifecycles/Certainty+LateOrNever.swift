import LifecycleModel

extension Certainty {
  /// The call comes at once, later or never; no condition is given.
  package static let lateOrNever = Certainty.mayBeSkipped(when: nil).adding(.deferred(until: nil))
}
