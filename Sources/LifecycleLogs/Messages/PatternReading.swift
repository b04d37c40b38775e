import LifecycleModel

/// The call that a message is, as a pattern reads it.
package struct PatternReading: Sendable {
  /// The pattern.
  package let pattern: LinePattern
  /// The call.
  package let call: LoggedCall
}
