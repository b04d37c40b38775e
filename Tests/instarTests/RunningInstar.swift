import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#endif

/// A running `instar`: a command that continues until it is stopped. Ends with the last reference to it.
final class RunningInstar: @unchecked Sendable {
  // Unchecked, because 'Process' may be queried and ended from any thread once it runs.
  private let process = Process()
  private let log: URL

  /// Starts it in a sandbox's folder.
  init(_ arguments: [String], in sandbox: Sandbox, environment: [String: String] = [:]) throws {
    log = sandbox.folder.appending(path: "log-\(UUID().uuidString)")
    try Data().write(to: log)
    process.executableURL = URL(filePath: "\(Sandbox.programs)/instar").absoluteURL
    process.arguments = arguments
    process.currentDirectoryURL = sandbox.folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { _, new in new }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = try FileHandle(forWritingTo: log)
    try process.run()
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    try? FileManager.default.removeItem(at: log)
  }

  /// Its output so far.
  var said: String { (try? String(contentsOf: log, encoding: .utf8)) ?? "" }

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
    kill(process.processIdentifier, signal)
    try await Self.until("instar ends") { !process.isRunning }
    return process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
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
