import Foundation
import Subprocess

/// A program that was run to its end.
package struct ProgramRun: Hashable, Sendable {
  /// The exit status; 128 and more for a signal.
  package let status: Int32
  /// Standard output.
  package let output: String
  /// Standard error.
  package let messages: String

  /// The run of a program with this end.
  package init(status: Int32, output: String, messages: String) {
    self.status = status
    self.output = output
    self.messages = messages
  }

  /// Standard output, then standard error.
  package var text: String { output + messages }

  /// Runs a program, given by its path or by a name that is found on the path.
  ///
  /// Foundation's `Process` isn't used: on Linux, before Swift 6.4, it can crash as it looks for open files
  /// (swiftlang/swift-corelibs-foundation#5472).
  package init(
    _ arguments: [String], input: String = "", in folder: URL? = nil, environment: [String: String?] = [:]
  ) async throws {
    let program = arguments[0]
    let result = try await Turns.ofPrograms.run {
      try await Subprocess.run(
        program.contains("/") ? .path(.init(program)) : .name(program),
        arguments: Arguments(Array(arguments.dropFirst())), environment: .inherit(with: environment),
        workingDirectory: folder.map { .init($0.path) }, input: .string(input), output: .string(limit: 256 << 20),
        error: .string(limit: 256 << 20))
    }
    status = result.terminationStatus.exitStatus
    output = result.standardOutput
    messages = result.standardError
  }
}

extension Environment {
  /// The tests' environment with some changes. `swift test` sets NO_COLOR for its own output.
  package static func inherit(with changes: [String: String?]) -> Environment {
    var updates: [Key: String?] = ["NO_COLOR": nil]
    for (name, value) in changes {
      if let key = Key(rawValue: name) { updates[key] = value }
    }
    return .inherit.updating(updates)
  }
}

extension TerminationStatus {
  /// The exit status as a shell reports it: 128 and more for a signal.
  package var exitStatus: Int32 {
    switch self {
    case .exited(let status): status
    case .signaled(let signal): 128 + signal
    }
  }
}
