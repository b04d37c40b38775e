/// Writes messages to the unified log; here to standard output, a line a message.
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
public struct Logger: Sendable {
  /// A logger of a subsystem.
  public init(subsystem: String, category: String) {}

  /// Writes a message of the default level.
  public func log(_ message: OSLogMessage) { print(message.text) }
  /// Writes a message of a level.
  public func log(level: OSLogType, _ message: OSLogMessage) { print(message.text) }
  /// Writes a message for debugging.
  public func debug(_ message: OSLogMessage) { print(message.text) }
  /// Writes a message that may help.
  public func info(_ message: OSLogMessage) { print(message.text) }
  /// Writes a message of the default level.
  public func notice(_ message: OSLogMessage) { print(message.text) }
  /// Writes a warning.
  public func warning(_ message: OSLogMessage) { print(message.text) }
  /// Writes of an error.
  public func error(_ message: OSLogMessage) { print(message.text) }
  /// Logs an error that cannot be repaired.
  public func critical(_ message: OSLogMessage) { print(message.text) }
  /// Writes of a bug.
  public func fault(_ message: OSLogMessage) { print(message.text) }
}

/// The severity of a message.
public struct OSLogType: Sendable {
  /// The usual.
  public static var `default`: OSLogType { OSLogType() }
  /// May help.
  public static var info: OSLogType { OSLogType() }
  /// For debugging.
  public static var debug: OSLogType { OSLogType() }
  /// An error.
  public static var error: OSLogType { OSLogType() }
  /// A bug.
  public static var fault: OSLogType { OSLogType() }
}
