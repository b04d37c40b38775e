import LifecycleModel
import LifecyclePaths

/// A line that two patterns read as different calls.
package struct LogContradiction: Sendable {
  /// The place.
  package let place: LogPlace
  /// What the patterns read, in their order.
  package let readings: [PatternReading]
  private let message: [UInt8]

  /// Keeps the message, of which the calls are parts.
  init(place: LogPlace, message: ArraySlice<UInt8>, readings: [PatternReading]) {
    self.place = place
    self.message = Array(message)
    self.readings = readings
  }

  /// The call of a reading: `SceneDelegate.sceneDidDisconnect(_:) of 0x1f`.
  package func call(of reading: PatternReading, in lifecycle: Lifecycle) -> String {
    let object = reading.call.instance.map { " of 0x" + String($0, radix: 16) } ?? ""
    return reading.call.name(in: message[...], of: lifecycle) + object
  }
}
