import LifecycleModel

/// A call as a log has it: of which callback, on which object, about which scene.
package struct MonitoredCall: Hashable, Sendable {
  /// The callback.
  package var callback: CallbackID
  /// The object that is called; calls with the same number of the same delegate are on the same object. `nil` for a call of the
  /// process.
  package var object: UInt64?
  /// The scene that the call is about; `nil` where the log does not say it.
  package var scene: UInt64?

  /// Creates a call.
  package init(_ callback: CallbackID, object: UInt64? = nil, scene: UInt64? = nil) {
    self.callback = callback
    self.object = object
    self.scene = scene
  }
}
