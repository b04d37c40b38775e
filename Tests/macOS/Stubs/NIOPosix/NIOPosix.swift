// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import NIOCore

public final class MultiThreadedEventLoopGroup: Sendable {
  public static var singleton: MultiThreadedEventLoopGroup { MultiThreadedEventLoopGroup() }
}

public protocol EventLoopGroup {}
extension MultiThreadedEventLoopGroup: EventLoopGroup {}
extension EventLoopGroup where Self == MultiThreadedEventLoopGroup {
  public static var singletonMultiThreadedEventLoopGroup: MultiThreadedEventLoopGroup { MultiThreadedEventLoopGroup() }
}

public final class ServerBootstrap {
  public init(group: any EventLoopGroup) {}
  public func serverChannelOption<Option: ChannelOption>(_ option: Option, value: Option.Value) -> Self { self }
  public func childChannelOption<Option: ChannelOption>(_ option: Option, value: Option.Value) -> Self { self }
  public func childChannelInitializer(
    _ body: @escaping @Sendable (any Channel) -> EventLoopFuture<Void>
  ) -> Self { self }
  public func bind(to address: SocketAddress) -> EventLoopFuture<any Channel> { fatalError("stub") }
}
