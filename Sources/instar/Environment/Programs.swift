import Subprocess

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The only code that runs other programs. Each run ends, by itself, at its limit or by an interruption, and a program that is missing is
/// told from one that fails.
enum Programs {
  /// The end of a run.
  enum Outcome: Hashable, Sendable {
    /// It ran to its end: exit status (128 and more for a signal), standard output, standard error.
    case finished(status: Int32, output: [UInt8], messages: String)
    /// There is no such program in the search path.
    case notFound
    /// It took too long and was stopped, with all that it had started.
    case timedOut
    /// It could not be started or printed too much; the reason.
    case failed(String)
  }

  private enum Event: Sendable {
    case ended(Outcome)
    case interrupted(Int32)
  }

  /// Runs a program from the search path or at a path for at most `limit`, in the time zone UTC, so that its output is
  /// the same on all machines.
  ///
  /// - Parameter memory: The kilobytes of memory that it may have, as `ulimit -v` takes them; macOS knows no such limit.
  static func run(
    _ name: String, _ arguments: [String], limit: Duration, memory: Int? = nil
  ) async throws(Interruption) -> Outcome {
    if let memory {
      let line = "ulimit -v \(memory) 2>/dev/null; command -v \"$0\" >/dev/null || exit 127; exec \"$0\" \"$@\""
      let outcome = try await run("/bin/sh", ["-c", line, name] + arguments, limit: limit)
      if case .finished(127, _, _) = outcome { return .notFound }
      return outcome
    }
    let signals = InterruptSignals()
    defer { signals.stop() }
    let stream = signals.stream
    let event = await withTaskGroup(of: Event?.self) { group in
      group.addTask { .ended(await outcome(of: name, arguments, in: .inherit.updating(["TZ": "UTC0", "PATH": path]))) }
      group.addTask {
        (try? await Task.sleep(for: limit)).map { .ended(.timedOut) }
      }
      group.addTask {
        for await signal in stream { return .interrupted(signal) }
        return nil
      }
      let first = await group.first { $0 != nil } ?? nil
      // The program runs until its task is cancelled; the group waits until it has ended.
      group.cancelAll()
      return first
    }
    switch event {
    case .ended(let outcome): return outcome
    case .interrupted(let signal): throw Interruption(signal: signal)
    case nil: return .timedOut
    }
  }

  /// Runs a program once for each list of arguments, as many at a time as there are processors, each for at most `limit`; after one
  /// that was stopped, no other begins.
  static func runEach(_ name: String, _ calls: [[String]], limit: Duration) async throws -> [Outcome] {
    // Signals are received until the last program has ended.
    let signals = InterruptSignals()
    defer { signals.stop() }
    var outcomes: [Outcome] = Array(repeating: .timedOut, count: calls.count)
    try await withThrowingTaskGroup(of: (Int, Outcome).self) { group in
      for (index, arguments) in calls.enumerated() {
        if index >= processorCount, let (done, outcome) = try await group.next() {
          outcomes[done] = outcome
          if case .timedOut = outcome { break }
        }
        let end = ContinuousClock.now.advanced(by: limit)
        group.addTask { (index, try await run(name, arguments, limit: ContinuousClock.now.duration(to: end))) }
      }
      for try await (done, outcome) in group { outcomes[done] = outcome }
    }
    return outcomes
  }

  /// Runs a program, and calls a function with each block of its output; the program waits for it.
  static func read(
    _ name: String, _ arguments: [String], _ body: (ArraySlice<UInt8>) async throws -> Void
  ) async throws -> Outcome {
    do {
      let result = try await Subprocess.run(
        .name(name), arguments: Arguments(arguments), environment: .inherit.updating(["PATH": path]), input: .none,
        output: .sequence, error: .string(limit: messageLimit)
      ) { execution in
        for try await buffer in execution.standardOutput {
          try await body(buffer.withUnsafeBytes { Array($0) }[...])
        }
      }
      return .finished(status: status(of: result.terminationStatus), output: [], messages: result.standardError)
    } catch let error as SubprocessError where error.code == .executableNotFound {
      return .notFound
    } catch let error as SubprocessError {
      return .failed("\(error)")
    }
  }

  private static func status(of termination: TerminationStatus) -> Int32 {
    switch termination {
    case .exited(let code): code
    case .signaled(let signal): 128 + signal
    }
  }

  /// The search path. On macOS, programs that Xcode starts inherit the system's, so Homebrew's folders are added.
  private static var path: String? {
    let inherited = getenv("PATH").map { String(cString: $0) }
    #if os(macOS)
      let isSystems = inherited?.split(separator: ":").contains("/usr/bin") ?? false
      return isSystems ? inherited.map { $0 + ":/opt/homebrew/bin:/usr/local/bin" } : inherited
    #else
      return inherited
    #endif
  }

  private static var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// Opens a web address in the user's browser, which outlives this program; returns the reason if that fails.
  static func open(_ address: String) async -> String? {
    #if os(macOS)
      let (program, line) = ("open", "exec open \"$0\"")
    #else
      // A browser that was not running yet would be waited for. In a session of its own, it stays even if the preview ends
      // before the shell that starts it.
      let program = "xdg-open"
      let line = """
        command -v xdg-open >/dev/null || exit 127; $(command -v setsid) xdg-open "$0" >/dev/null 2>&1 </dev/null &
        """
    #endif
    switch await outcome(of: "/bin/sh", ["-c", line, address]) {
    case .finished(0, _, _): return nil
    case .finished(127, _, _), .notFound: return "'\(program)' is not installed"
    case .finished(let status, _, let messages): return messages.isEmpty ? "exit status \(status)" : messages
    case .timedOut: return "it took too long"
    case .failed(let reason): return reason
    }
  }

  private static let outputLimit = 256 << 20
  private static let messageLimit = 4 << 20

  private static func outcome(
    of name: String, _ arguments: [String], in environment: Environment = .inherit
  ) async -> Outcome {
    // A process group of its own, so that the processes that the program has started end with it.
    var options = PlatformOptions()
    options.processGroupID = 0
    options.teardownSequence = [
      .send(signal: .terminate, toProcessGroup: true, allowedDurationToNextStep: .milliseconds(200))
    ]
    do {
      let result = try await Subprocess.run(
        name.contains("/") ? .path(.init(name)) : .name(name), arguments: Arguments(arguments),
        environment: environment,
        platformOptions: options,
        output: .bytes(limit: outputLimit), error: .string(limit: messageLimit))
      // A copy: the result's own array has room for `outputLimit`, and all pictures' results are there at once.
      let output = result.standardOutput.withUnsafeBytes { Array($0) }
      return .finished(
        status: status(of: result.terminationStatus), output: output, messages: result.standardError)
    } catch let error as SubprocessError where error.code == .executableNotFound {
      return .notFound
    } catch {
      return .failed("\(error)")
    }
  }
}
