import LifecycleModel

/// One of the life cycles that a process has, as far as it is known.
struct MonitoredLife: Sendable {
  /// The set of places where it may be.
  var places: Int
  /// Its objects, by delegate.
  var objects: [DelegateID: UInt64] = [:]
  /// Its scene; `nil` while that is not known.
  var scene: UInt64?
  /// The time of its last call.
  var lastCall: Int
  /// The number of the life cycle in its process, from 1.
  let number: Int

  /// Remembers the object and the scene of a call.
  mutating func meet(_ call: MonitoredCall, of delegate: DelegateID) {
    objects[delegate] = call.object
    scene = call.scene ?? scene
  }

  /// Returns `true` unless a call is about another scene.
  func mayTake(_ call: MonitoredCall) -> Bool { scene == nil || call.scene == nil || scene == call.scene }
}
