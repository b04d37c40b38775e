/// Writes messages to the unified log.
public struct Logger: Sendable {
  /// A logger of a subsystem.
  public init(subsystem: String, category: String) {}

  /// Writes a message of the default level.
  public func notice(_ message: OSLogMessage) {}
}

/// A message with values that may be redacted.
public struct OSLogMessage: ExpressibleByStringInterpolation {
  /// The message in the making.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// An empty message.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Adds a literal.
    public mutating func appendLiteral(_ literal: String) {}
    /// Adds a value.
    public mutating func appendInterpolation(_ value: @autoclosure () -> String, privacy: OSLogPrivacy = .auto) {}
  }

  /// A message without values.
  public init(stringLiteral value: String) {}
  /// A message with values.
  public init(stringInterpolation: StringInterpolation) {}
}

/// Who may read a value.
public struct OSLogPrivacy: Sendable {
  /// What the system thinks right.
  public static var auto: OSLogPrivacy { OSLogPrivacy() }
  /// Everybody.
  public static var `public`: OSLogPrivacy { OSLogPrivacy() }
}
