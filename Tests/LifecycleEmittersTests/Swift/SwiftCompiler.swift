import Foundation
import TestSupport

/// The Swift compiler with the stub frameworks of `Tests/UIKitStub`.
struct SwiftCompiler: Sendable {
  /// What could not be run.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// The compiler, its stubs built once a test run.
  static let withStubs = Result { try SwiftCompiler() }

  private let modules: URL

  private init() throws {
    modules = FileManager.default.temporaryDirectory.appending(path: "instar-stubs-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: modules, withIntermediateDirectories: true)
    let stubs = Repository.root.appending(path: "Tests/UIKitStub")
    // Each after those it imports.
    for module in ["CloudKit", "Intents", "HealthKit", "os", "UIKit", "AppKit", "WatchKit", "SwiftUI"] {
      let files = try FileManager.default.contentsOfDirectory(atPath: stubs.appending(path: module).path).sorted()
      let output = try run(
        ["swiftc", "-emit-module", "-parse-as-library", "-swift-version", "6", "-warnings-as-errors"]
          + ["-module-name", module, "-o", modules.appending(path: "\(module).swiftmodule").path, "-I", modules.path]
          + files.map { stubs.appending(path: module).appending(path: $0).path })
      guard output.isEmpty else { throw Failure(description: output) }
    }
  }

  /// What the compiler says of some files of one module; empty where it has nothing to say.
  func complaints(about files: [(name: String, text: String)], languageMode: String = "6") throws -> String {
    try inFolder(of: files) { paths in
      try run(
        ["swiftc", "-typecheck", "-parse-as-library", "-swift-version", languageMode, "-warnings-as-errors"]
          + ["-I", modules.path] + paths)
    }
  }

  /// What a program of some files prints; it is built without the stubs.
  func output(of files: [(name: String, text: String)]) throws -> String {
    try inFolder(of: files) { paths in
      let program = URL(filePath: paths[0]).deletingLastPathComponent().appending(path: "program").path
      let complaints = try run(["swiftc", "-Onone", "-swift-version", "6", "-o", program] + paths)
      guard complaints.isEmpty else { throw Failure(description: complaints) }
      return try run([program])
    }
  }

  /// What `swift format lint --strict` says of some files, with its own settings or others.
  func formatComplaints(
    about files: [(name: String, text: String)], configuration: String = #"{"version": 1}"#
  ) throws -> String {
    try inFolder(of: files) { paths in
      try run(["swift", "format", "lint", "--strict", "--configuration", configuration] + paths)
    }
  }

  private func inFolder(
    of files: [(name: String, text: String)], _ body: ([String]) throws -> String
  ) throws -> String {
    let folder = modules.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let paths = try files.map { file in
      let url = folder.appending(path: file.name + ".swift")
      try file.text.write(to: url, atomically: true, encoding: .utf8)
      return url.path
    }
    return try body(paths)
  }

  private func run(_ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let text = String(decoding: output, as: UTF8.self)
    guard process.terminationStatus == 0 || !text.isEmpty else {
      return "\(arguments[0]) ended with \(process.terminationStatus)"
    }
    return text
  }
}
