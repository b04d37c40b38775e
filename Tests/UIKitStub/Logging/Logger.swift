/// The logger of swift-log; here it writes to standard output, a line a message.
public struct Logger: Sendable {
  /// What is logged.
  public struct Message: ExpressibleByStringInterpolation, CustomStringConvertible, Sendable {
    /// The text.
    public let description: String
    /// A message.
    public init(stringLiteral value: String) { description = value }
  }

  /// Values beside the message.
  public typealias Metadata = [String: String]

  /// Who logs.
  public let label: String

  /// A logger of a name.
  public init(label: String) { self.label = label }

  /// Writes a message for whoever looks for a bug step by step.
  public func trace(_ message: @autoclosure () -> Message, metadata: @autoclosure () -> Metadata? = nil) {
    print(message())
  }
  /// Writes a message for whoever debugs.
  public func debug(_ message: @autoclosure () -> Message, metadata: @autoclosure () -> Metadata? = nil) {
    print(message())
  }
  /// Writes a message that may help.
  public func info(_ message: @autoclosure () -> Message, metadata: @autoclosure () -> Metadata? = nil) {
    print(message())
  }
  /// Writes a message that somebody should see.
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
