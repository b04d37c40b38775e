import FlyingFox
import FlyingSocks

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The server of a preview, while it runs.
struct PreviewServer: Sendable {
  /// Where it is to be found.
  let address: String
  private let server: HTTPServer
  private let running: Task<Void, any Error>

  /// Begins to serve at the first of some ports that is free; 0 is any that is.
  static func start(
    host: String, ports: [UInt16], _ handler: @escaping (_ hosts: HostCheck) -> PreviewRoutes
  ) async throws(Failure) -> PreviewServer {
    let routes = handler(HostCheck(listeningAt: host))
    for port in ports {
      if let server = try await started(host: host, port: port, routes) { return server }
    }
    let tried = ports.count == 1 ? "port \(ports[0]) is" : "the ports \(ports[0]) to \(ports[ports.count - 1]) are"
    throw Failure(
      "cannot serve at \(host): \(tried) in use", help: "Choose another port: '--port 0' takes any that is free")
  }

  /// Serves until the server ends, which it does by itself only where something is wrong.
  func run() async throws(Failure) {
    do {
      try await running.value
    } catch {
      throw Failure("the preview cannot go on serving: \(error)")
    }
  }

  /// Ends all connections, and gives the port back.
  func stop() async {
    await server.stop(timeout: 0.5)
    running.cancel()
  }

  /// A server that listens; `nil` where somebody else does.
  private static func started(
    host: String, port: UInt16, _ routes: PreviewRoutes
  ) async throws(Failure) -> PreviewServer? {
    let server = HTTPServer(config: try configuration(host: host, port: port), handler: routes)
    let (outcomes, continuation) = AsyncStream.makeStream(of: Outcome.self)
    let running = Task {
      do {
        try await server.run()
      } catch {
        continuation.yield(.failed(error))
        throw error
      }
    }
    let waiting = Task {
      try await server.waitUntilListening(timeout: 60)
      continuation.yield(.listening)
    }
    defer { waiting.cancel() }
    switch await outcomes.first(where: { _ in true }) {
    case .listening:
      guard case .ip4(_, let port) = await server.listeningAddress else { break }
      return PreviewServer(address: "http://\(host):\(port)/", server: server, running: running)
    case .failed(SocketError.failed(_, EADDRINUSE, _)): return nil
    case .failed(SocketError.failed(_, _, let message)):
      throw Failure("cannot serve at \(host), port \(port): \(message)")
    case .failed(let error): throw Failure("cannot serve at \(host), port \(port): \(error)")
    case nil: break
    }
    throw Failure("cannot serve at \(host), port \(port)")
  }

  private enum Outcome: Sendable {
    case listening
    case failed(any Error)
  }

  private static func configuration(host: String, port: UInt16) throws(Failure) -> HTTPServer.Configuration {
    do {
      return HTTPServer.Configuration(address: try sockaddr_in.inet(ip4: host, port: port), logger: .disabled)
    } catch {
      throw Failure("'\(host)' is no IPv4 address", help: "Leave --host out, or name an address of this machine")
    }
  }
}
