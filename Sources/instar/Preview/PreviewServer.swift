#if Preview
  import NIOCore
  import NIOPosix

  #if canImport(Darwin)
    import Darwin
  #else
    import Glibc
  #endif

  /// The server of a preview: it listens from `start` on, and answers during `run`.
  struct PreviewServer: Sendable {
    /// The address for a browser.
    let address: String
    private let routes: PreviewRoutes
    private let listener: any Channel
    private let connections: AsyncStream<PreviewConnection>

    /// Listens at the first of some ports that is free; 0 is any free one.
    static func start(
      host: String, ports: [UInt16], _ routes: (_ hosts: HostCheck) -> PreviewRoutes
    ) async throws(Failure) -> PreviewServer {
      for port in ports {
        if let server = try await listening(at: host, port, routes(HostCheck(listeningAt: host))) { return server }
      }
      let tried = ports.count == 1 ? "port \(ports[0]) is" : "the ports \(ports[0]) to \(ports[ports.count - 1]) are"
      throw Failure(
        "cannot serve at \(host): \(tried) in use", help: "Choose another port, or any free one with '--port 0'")
    }

    /// The number of connections that are answered at once: a browser has six, and a process has 256 files on macOS.
    private static let most = 100

    /// Answers until the task is cancelled; that closes all connections and frees the port.
    func run() async {
      let open = OpenConnections(most: Self.most)
      // Finished tasks are kept, some hundred bytes a connection: groups that discard them need macOS 14.
      await withTaskGroup(of: Void.self) { group in
        for await connection in connections {
          group.addTask {
            guard await open.begin() else { return connection.refuse() }
            await connection.serve(routes)
            await open.end()
          }
        }
        try? await listener.close()
      }
    }

    /// A server that listens; `nil` where the port is in use.
    private static func listening(
      at host: String, _ port: UInt16, _ routes: PreviewRoutes
    ) async throws(Failure) -> PreviewServer? {
      let place = try place(host, port)
      let (connections, accepted) = AsyncStream.makeStream(of: PreviewConnection.self)
      do {
        let listener = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
          .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
          // A client that sends no more may still receive.
          .childChannelOption(.allowRemoteHalfClosure, value: true)
          .childChannelInitializer { channel in
            channel.eventLoop.makeCompletedFuture {
              let connection = try PreviewConnection(channel)
              if case .terminated = accepted.yield(connection) { connection.refuse() }
            }
          }
          .bind(to: place).get()
        let port = listener.localAddress?.port ?? Int(port)
        return PreviewServer(
          address: "http://\(host):\(port)/", routes: routes, listener: listener, connections: connections)
      } catch let error as IOError {
        guard error.errnoCode != EADDRINUSE else { return nil }
        throw Failure("cannot serve at \(host), port \(port): \(String(cString: strerror(error.errnoCode)))")
      } catch {
        throw Failure("cannot serve at \(host), port \(port): \(error)")
      }
    }

    private static func place(_ host: String, _ port: UInt16) throws(Failure) -> SocketAddress {
      guard let place = try? SocketAddress(ipAddress: host, port: Int(port)), place.protocol == .inet else {
        throw Failure("'\(host)' is not an IPv4 address", help: "Leave out --host, or name an address of this machine")
      }
      return place
    }
  }

  /// The number of connections that are being answered.
  private actor OpenConnections {
    private var count = 0
    private let most: Int

    init(most: Int) {
      self.most = most
    }

    /// Counts one more; returns `false` where there are as many as there may be.
    func begin() -> Bool {
      guard count < most else { return false }
      count += 1
      return true
    }

    /// Counts one less.
    func end() {
      count -= 1
    }
  }
#else
  /// None: `instar preview` says that the program was built without its trait `Preview`.
  struct PreviewServer: Sendable {
    let address = ""

    static func start(
      host: String, ports: [UInt16], _ routes: (_ hosts: HostCheck) -> PreviewRoutes
    ) async throws(Failure) -> PreviewServer {
      PreviewServer()
    }

    func run() async {}
  }
#endif
