/// The logger of swift-log; here it writes to standard output, a line a message.
public struct Logger: Sendable {
  /// A message to log.
  public struct Message: ExpressibleByStringInterpolation, CustomStringConvertible, Sendable {
    /// The text.
    public let description: String
    /// A message.
    public init(stringLiteral value: String) { description = value }
  }

  /// The severity of a message.
  public enum Level: String, CaseIterable, Sendable {
    /// For tracing a bug step by step.
    case trace
    /// For debugging.
    case debug
    /// May help.
    case info
    /// For problems that should be looked at.
    case notice
    /// Something may be wrong.
    case warning
    /// Something is wrong.
    case error
    /// Something is wrong that needs attention at once.
    case critical
  }

  /// Values beside the message.
  public typealias Metadata = [String: String]

  /// The name of the logger's subsystem.
  public let label: String

  /// A logger of a name.
  public init(label: String) { self.label = label }

  /// Writes a message of a level.
  public func log(
    level: Level, _ message: @autoclosure () -> Message, metadata: @autoclosure () -> Metadata? = nil
  ) {
    print(message())
  }
  /// Writes a message for tracing a bug step by step.
  public func trace(_ message: @autoclosure () -> Message, metadata: @autoclosure () -> Metadata? = nil) {
    print(message())
  }
  /// Writes a message for debugging.
  public func debug(_ message: @autoclosure () -> Message, metadata: @autoclosure () -> Metadata? = nil) {
    print(message())
  }
  /// Writes a message that may help.
  public func info(_ message: @autoclosure () -> Message, metadata: @autoclosure () -> Metadata? = nil) {
    print(message())
  }
  /// Writes a message about a problem that should be looked at.
  public func notice(_ message: @autoclosure () -> Message, metadata: @autoclosure () -> Metadata? = nil) {
    print(message())
  }
  /// Writes a warning.
  public func warning(_ message: @autoclosure () -> Message, metadata: @autoclosure () -> Metadata? = nil) {
    print(message())
  }
  /// Writes of an error.
  public func error(_ message: @autoclosure () -> Message, metadata: @autoclosure () -> Metadata? = nil) {
    print(message())
  }
  /// Writes of an error that needs attention at once.
  public func critical(_ message: @autoclosure () -> Message, metadata: @autoclosure () -> Metadata? = nil) {
    print(message())
  }
}
