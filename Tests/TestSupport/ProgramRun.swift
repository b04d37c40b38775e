import Foundation

/// A program that was run to its end.
package struct ProgramRun: Sendable {
  /// The exit code.
  package let status: Int32
  /// The output, errors included.
  package let text: String

  /// Runs a program that is found on the path, with a file as its standard input.
  package init(_ arguments: [String], input: URL? = nil) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    if let input { process.standardInput = try FileHandle(forReadingFrom: input) }
    let output = try process.runToEnd { try pipe.fileHandleForReading.readToEnd() ?? Data() }
    status = process.terminationStatus
    text = String(decoding: output, as: UTF8.self)
  }
}
