import Dispatch

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The signals with which a user stops a program, as a stream instead of an end, until `stop()`.
///
/// Within the time of one, there may be another: each gets every signal, and the inner one leaves them to the outer one.
struct InterruptSignals {
  /// Each signal as it comes.
  let stream: AsyncStream<Int32>
  private let sources: [any DispatchSourceSignal]
  private let earlier: [(signal: Int32, handler: (@convention(c) (Int32) -> Void)?)]

  /// Begins to listen.
  init() {
    let (stream, continuation) = AsyncStream.makeStream(of: Int32.self)
    self.stream = stream
    earlier = Self.numbers.map { ($0, signal($0, SIG_IGN)) }
    sources = Self.numbers.map { number in
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { continuation.yield(number) }
      source.resume()
      return source
    }
  }

  /// Gives the signals back to whoever had them.
  func stop() {
    for source in sources { source.cancel() }
    for (number, handler) in earlier { signal(number, handler) }
  }

  /// Does work until it is over or the user stops it; that the user did is no error.
  static func ending(_ work: @escaping @Sendable () async throws -> Void) async throws {
    let signals = InterruptSignals()
    defer { signals.stop() }
    let stream = signals.stream
    do {
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask(operation: work)
        group.addTask {
          for await number in stream { throw Interruption(signal: number) }
        }
        defer { group.cancelAll() }
        try await group.next()
      }
    } catch is Interruption {
      return
    }
  }

  private static let numbers = [SIGINT, SIGTERM]
}
