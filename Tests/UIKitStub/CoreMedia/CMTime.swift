/// A time of media.
public struct CMTime: Hashable, Sendable {
  /// No time.
  public static let zero = CMTime()

  /// No time.
  public init() {}
}
