import Dispatch

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The signals with which a user stops a program, as a stream instead of their default action, until `stop()`.
///
/// Instances may be nested: each gets every signal, and only the outermost one restores the default action.
struct InterruptSignals {
  /// Each signal as it comes.
  let stream: AsyncStream<Int32>
  private let continuation: AsyncStream<Int32>.Continuation
  private let sources: [any DispatchSourceSignal]
  private let taken: [Int32]

  /// Begins to listen.
  init() {
    let (stream, continuation) = AsyncStream.makeStream(of: Int32.self)
    self.stream = stream
    self.continuation = continuation
    // A handler that is installed already is libdispatch's on Linux, and must stay.
    taken = Self.numbers.filter(Self.isDefault)
    for number in taken { signal(number, SIG_IGN) }
    sources = Self.numbers.map { number in
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { continuation.yield(number) }
      source.resume()
      return source
    }
  }

  /// Restores the default actions that this instance has replaced.
  func stop() {
    for source in sources { source.cancel() }
    for number in taken { signal(number, SIG_DFL) }
  }

  /// Does work until it ends or the user stops it, which is no error.
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

  /// Does work that would leave something behind if it ended in the middle, such as a temporary folder: a signal is thrown as an
  /// `Interruption` when the work has ended.
  static func deferring<Result>(_ work: () async throws -> Result) async throws -> Result {
    let signals = InterruptSignals()
    defer { signals.stop() }
    let result = try await work()
    signals.continuation.finish()
    for await number in signals.stream { throw Interruption(signal: number) }
    return result
  }

  /// Does work that must not be interrupted: a signal that would end the program takes effect afterwards.
  static func holdingBack<Result, Failure>(_ work: () throws(Failure) -> Result) throws(Failure) -> Result {
    heldBack = 0
    let taken = numbers.filter(isDefault)
    for number in taken { signal(number) { InterruptSignals.heldBack = $0 } }
    defer {
      for number in taken { signal(number, SIG_DFL) }
      if heldBack != 0 { raise(heldBack) }
    }
    return try work()
  }

  /// `true` once the user has asked the program to stop, if `stopping` does the work.
  static var hasStopped: Bool { stopped != 0 }

  /// Does work that asks `hasStopped` from time to time, and ends by itself.
  static func stopping<Result>(_ work: () async throws -> Result) async rethrows -> Result {
    let taken = numbers.filter(isDefault)
    for number in taken { signal(number) { InterruptSignals.stopped = $0 } }
    defer {
      for number in taken { signal(number, SIG_DFL) }
      stopped = 0
    }
    return try await work()
  }

  nonisolated(unsafe) private static var stopped: sig_atomic_t = 0

  // A handler is a C function, which captures nothing and may interrupt any thread, so it only writes this number.
  nonisolated(unsafe) private static var heldBack: sig_atomic_t = 0

  /// Ctrl-C, a request to end, and a terminal that is closed, unless the program runs under `nohup`, which ignores that.
  private static let numbers = [SIGINT, SIGTERM] + (action(of: SIGHUP) == action(SIG_IGN) ? [] : [SIGHUP])

  /// Returns `true` where a signal has its default action.
  private static func isDefault(_ number: Int32) -> Bool { action(of: number) == action(SIG_DFL) }

  /// The action of a signal as a number, because functions of C cannot be compared.
  private static func action(of number: Int32) -> Int {
    var current = sigaction()
    sigaction(number, nil, &current)
    #if canImport(Darwin)
      return action(current.__sigaction_u.__sa_handler)
    #else
      return action(current.__sigaction_handler.sa_handler)
    #endif
  }

  private static func action(_ handler: (@convention(c) (Int32) -> Void)?) -> Int {
    unsafeBitCast(handler, to: Int.self)
  }
}

/// The user's request to stop, received while another program ran.
struct Interruption: Error, Hashable {
  /// The signal: `SIGINT`, `SIGTERM` or `SIGHUP`.
  let signal: Int32
}

/// Shows the current step of a command at a terminal, once the command has taken a second.
struct Progress {
  private static let patience = Duration.seconds(1)
  private let terminal: Terminal
  private let start = ContinuousClock.now

  /// Starts the clock.
  init(on terminal: Terminal) {
    self.terminal = terminal
  }

  /// Names the step that begins now; returns `true` if it is shown.
  @discardableResult func step(_ text: String) -> Bool {
    guard start.duration(to: .now) > Self.patience else { return false }
    terminal.showProgress(text)
    return true
  }

  /// Names a step that may take long, as soon as it does.
  func during<Result>(_ text: String, _ work: () async throws -> Result) async rethrows -> Result {
    let terminal = terminal
    let deadline = start + Self.patience
    let reminder = Task {
      try await Task.sleep(until: deadline)
      terminal.showProgress(text)
    }
    defer { reminder.cancel() }
    return try await work()
  }

  /// Clears the last message.
  func end() {
    terminal.showProgress(nil)
  }
}
