/// A message with values that may be redacted.
public struct OSLogMessage: ExpressibleByStringInterpolation {
  /// The message in the making.
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""

    /// An empty message.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Adds a literal.
    public mutating func appendLiteral(_ literal: String) { text += literal }
    /// Adds a text, which only public ones show.
    public mutating func appendInterpolation(_ value: @autoclosure () -> String, privacy: OSLogPrivacy = .auto) {
      text += privacy.shows ? value() : "<private>"
    }
    /// Adds a number, which all but private ones show.
    public mutating func appendInterpolation(_ value: @autoclosure () -> Int, privacy: OSLogPrivacy = .auto) {
      text += privacy.hides ? "<private>" : "\(value())"
    }
  }

  let text: String

  /// A message without values.
  public init(stringLiteral value: String) { text = value }
  /// A message with values.
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }
}

/// The visibility of a value in a log.
public struct OSLogPrivacy: Sendable {
  let shows: Bool
  let hides: Bool

  /// The system's choice: numbers are shown, texts are not.
  public static var auto: OSLogPrivacy { OSLogPrivacy(shows: false, hides: false) }
  /// Everybody.
  public static var `public`: OSLogPrivacy { OSLogPrivacy(shows: true, hides: false) }
  /// Hidden from everybody.
  public static var `private`: OSLogPrivacy { OSLogPrivacy(shows: false, hides: true) }
}
