import Foundation
import Subprocess
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#endif

/// A running `instar`: a command that continues until it is stopped. Ends with the last reference to it.
final class RunningInstar: Sendable {
  private struct State {
    var process: pid_t?
    var messages: [UInt8] = []
    /// The exit status, 128 and more for a signal; -1 if it could not be started.
    var status: Int32?
  }

  private let state = Locked(State())

  /// Starts it in a sandbox's folder.
  init(_ arguments: [String], in sandbox: Sandbox, environment: [String: String] = [:]) async throws {
    Task { [state, folder = sandbox.folder.path] in
      let result = try? await Subprocess.run(
        .path(.init("\(Sandbox.programs)/instar")), arguments: Arguments(arguments),
        environment: .inherit(with: environment), workingDirectory: .init(folder), input: .none, output: .discarded,
        error: .sequence
      ) { run in
        state.with { $0.process = run.processIdentifier.value }
        for try await part in run.standardError {
          state.with { state in part.withUnsafeBytes { state.messages += $0 } }
        }
      }
      state.with { $0.status = result?.terminationStatus.exitStatus ?? -1 }
    }
    try await Self.until("instar starts") { state.with { $0.process != nil || $0.status != nil } }
  }

  deinit {
    state.with { if let process = $0.process, $0.status == nil { kill(process, SIGKILL) } }
  }

  /// Its output so far.
  var said: String { String(decoding: state.with(\.messages), as: UTF8.self) }

  /// Waits until it has printed a text `count` times.
  func says(_ text: String, count: Int = 1, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    try await Self.until("instar says '\(text)'\n\(said)", sourceLocation) { said.ranges(of: text).count >= count }
  }

  /// The address that it serves at, without the slash at the end.
  func address() async throws -> String {
    try await says(" (Ctrl-C to stop)")
    let line = try #require(said.firstMatch(of: #/Serving (http:[^ ]+)/ /#))
    return String(line.1)
  }

  /// Sends a signal, as Ctrl-C does; returns the exit status, 128 and more for one caused by the signal.
  func end(_ signal: Int32 = SIGINT) async throws -> Int32 {
    kill(try #require(state.with(\.process)), signal)
    try await Self.until("instar ends") { state.with { $0.status != nil } }
    return try #require(state.with(\.status))
  }

  /// Waits until a condition holds, for a minute at most.
  static func until(
    _ what: @autoclosure () -> String, _ sourceLocation: SourceLocation = #_sourceLocation,
    _ isSo: () async throws -> Bool
  ) async throws {
    let deadline = ContinuousClock.now + .seconds(60)
    while try await !isSo() {
      guard ContinuousClock.now < deadline else {
        Issue.record("waited in vain until \(what())", sourceLocation: sourceLocation)
        throw CancellationError()
      }
      try await Task.sleep(for: .milliseconds(20))
    }
  }
}
