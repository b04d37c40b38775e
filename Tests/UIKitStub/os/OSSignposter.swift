/// Marks intervals for Instruments; here on standard output: `signpost begin Active 7`.
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
public struct OSSignposter: Sendable {
  /// A signposter of a subsystem.
  public init(subsystem: String, category: String) {}
  /// A signposter beside a logger.
  public init(logger: Logger) {}

  /// `true` if signposts are recorded; here they always are.
  public var isEnabled: Bool { true }

  /// An identifier that nothing else has.
  public func makeSignpostID() -> OSSignpostID { OSSignpostID(UInt64.random(in: 1...UInt64.max)) }
  /// The identifier of an object.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID {
    OSSignpostID(UInt64(UInt(bitPattern: ObjectIdentifier(object))))
  }

  /// Begins an interval.
  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
    print("signpost begin \(name) \(id.rawValue)")
    return OSSignpostIntervalState(id: id)
  }
  /// Begins an interval of which there is something to say.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata
  ) -> OSSignpostIntervalState {
    print("signpost begin \(name) \(id.rawValue) \(message.text)")
    return OSSignpostIntervalState(id: id)
  }
  /// Ends an interval.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {
    print("signpost end \(name) \(state.id.rawValue)")
  }
  /// Ends an interval of which there is something to say.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: SignpostMetadata) {
    print("signpost end \(name) \(state.id.rawValue) \(message.text)")
  }
  /// Marks a moment.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {
    print("signpost event \(name) \(id.rawValue)")
  }
  /// Marks a moment of which there is something to say.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata) {
    print("signpost event \(name) \(id.rawValue) \(message.text)")
  }
}

/// The message of an interval; a type of its own on Apple's systems, written as a log message is.
public typealias SignpostMetadata = OSLogMessage

/// Distinguishes intervals of one name.
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
public struct OSSignpostID: Equatable, Sendable {
  /// The number.
  public let rawValue: UInt64
  /// An identifier of a number.
  public init(_ value: UInt64) { rawValue = value }
  /// The ID for intervals that never overlap with others of the same name.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
}

/// An interval that has begun.
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
public final class OSSignpostIntervalState: Sendable {
  let id: OSSignpostID

  init(id: OSSignpostID) { self.id = id }
}
