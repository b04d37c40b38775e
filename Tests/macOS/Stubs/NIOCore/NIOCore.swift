// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
/// As much of SwiftNIO as the preview's server uses.
public protocol Channel: AnyObject, Sendable {
  var eventLoop: any EventLoop { get }
  var pipeline: ChannelPipeline { get }
  var localAddress: SocketAddress? { get }
}

extension Channel {
  public func close() async throws {}
  public func close(promise: EventLoopPromise<Void>?) {}
  public func writeAndFlush<T: Sendable>(_ value: T) async throws {}
}

public final class ChannelPipeline: Sendable {
  public struct SynchronousOperations {}
  public var syncOperations: SynchronousOperations { SynchronousOperations() }
}

public final class EventLoopFuture<Value>: Sendable {
  public func get() async throws -> Value where Value: Sendable { fatalError("stub") }
}

public struct EventLoopPromise<Value>: Sendable {}

public struct TimeAmount: Hashable, Sendable {
  public static func seconds(_ amount: Int64) -> TimeAmount { TimeAmount() }
}

public struct Scheduled<T> {
  public func cancel() {}
}

public protocol EventLoop: AnyObject, Sendable {}

extension EventLoop {
  @discardableResult
  public func scheduleTask<T>(in time: TimeAmount, _ task: @escaping @Sendable () throws -> T) -> Scheduled<T> {
    Scheduled()
  }
  public func makeCompletedFuture<T>(withResultOf body: () throws -> T) -> EventLoopFuture<T> { EventLoopFuture() }
}

public struct SocketAddress: Sendable {
  public init(ipAddress: String, port: Int) throws {}
  public var port: Int? { nil }
  public var `protocol`: NIOBSDSocket.ProtocolFamily { .inet }
}

public enum NIOBSDSocket {
  public struct ProtocolFamily: Hashable, Sendable {
    public static var inet: ProtocolFamily { ProtocolFamily() }
  }
}

public struct IOError: Error {
  public let errnoCode: CInt
}

public protocol ChannelOption: Sendable {
  associatedtype Value: Sendable
}

public struct SocketOption: ChannelOption { public typealias Value = CInt }
public struct AllowRemoteHalfClosureOption: ChannelOption { public typealias Value = Bool }

public struct SocketOptionName: Sendable {
  public static var so_reuseaddr: SocketOptionName { SocketOptionName() }
}

extension ChannelOption where Self == SocketOption {
  public static func socketOption(_ name: SocketOptionName) -> Self { SocketOption() }
}

extension ChannelOption where Self == AllowRemoteHalfClosureOption {
  public static var allowRemoteHalfClosure: Self { AllowRemoteHalfClosureOption() }
}

public struct ByteBuffer: Sendable {
  public init<Bytes: Sequence>(bytes: Bytes) where Bytes.Element == UInt8 {}
  public init(string: String) {}
}

public struct NIOAsyncChannelInboundStream<Part: Sendable>: AsyncSequence, Sendable {
  public struct AsyncIterator: AsyncIteratorProtocol {
    public mutating func next() async throws -> Part? { nil }
  }
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
}

public struct NIOAsyncChannelOutboundWriter<Part: Sendable>: Sendable {
  public func write(_ part: Part) async throws {}
}

public struct NIOAsyncChannel<Inbound: Sendable, Outbound: Sendable>: Sendable {
  public let channel: any Channel
  public init(wrappingChannelSynchronously channel: any Channel) throws { self.channel = channel }
  public func executeThenClose<Result>(
    _ body: (NIOAsyncChannelInboundStream<Inbound>, NIOAsyncChannelOutboundWriter<Outbound>) async throws -> Result
  ) async throws -> Result { fatalError("stub") }
}
