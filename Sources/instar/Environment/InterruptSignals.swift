import Dispatch

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The signals with which a user stops a program, as a stream instead of an end, until `stop()`.
struct InterruptSignals {
  /// Each signal as it comes.
  let stream: AsyncStream<Int32>
  private let sources: [any DispatchSourceSignal]

  /// Begins to listen.
  init() {
    let (stream, continuation) = AsyncStream.makeStream(of: Int32.self)
    self.stream = stream
    sources = [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { continuation.yield(number) }
      source.resume()
      return source
    }
  }

  /// Gives the signals back to the system.
  func stop() {
    for source in sources { source.cancel() }
    signal(SIGINT, SIG_DFL)
    signal(SIGTERM, SIG_DFL)
  }
}
