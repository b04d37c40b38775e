import Foundation
import TestSupport

/// A folder of a test's own in which it runs the program; deleted with the last reference to it.
final class Sandbox: Sendable {
  /// The folder.
  let folder: URL

  /// The folder of the programs that the tests were built with: the nearest one above the tests that has `instar` in it.
  ///
  /// The tests may be one bundle for all targets or a program for each, at any depth below it: that is up to the build
  /// system; their paths are among the arguments.
  static let programs: String = {
    let tests = CommandLine.arguments.filter { $0.hasPrefix("/") } + [Bundle(for: Sandbox.self).bundlePath]
    for test in tests.map({ URL(filePath: $0) }) {
      var folder = test.deletingLastPathComponent()
      while folder.path != "/" {
        if folder.appending(path: "instar").isProgram { return folder.path }
        folder.deleteLastPathComponent()
      }
    }
    fatalError("No folder above the tests has the program 'instar': run 'swift build' first, then 'swift test'")
  }()

  /// `true` if `script` can run a command on a terminal of its own.
  static let hasTerminals = URL(filePath: "/usr/bin/script").isProgram

  /// A line of shell that runs another on a terminal of its own, and ends as that does; it holds no single quotes.
  static func onTerminal(_ line: String) -> String {
    #if os(Linux)
      "script -qec '\(line)' /dev/null"
    #else
      "script -q /dev/null sh -c '\(line)'"
    #endif
  }

  init() throws {
    let parent = URL(filePath: NSTemporaryDirectory()).resolvingSymlinksInPath()
    folder = parent.appending(path: "instar-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// Runs `instar`.
  func instar(
    _ arguments: String..., input: String = "", environment: [String: String] = [:]
  ) async throws -> ProgramRun {
    try await ProgramRun(
      ["\(Self.programs)/instar"] + arguments, input: input, in: folder, environment: environment)
  }

  /// Runs `instar` with arguments from a list.
  func instar(_ arguments: [String], environment: [String: String] = [:]) async throws -> ProgramRun {
    try await ProgramRun(["\(Self.programs)/instar"] + arguments, in: folder, environment: environment)
  }

  /// Runs a line of shell in which `instar` is the program under test.
  func shell(_ line: String) async throws -> ProgramRun {
    try await ProgramRun(["/bin/bash", "-c", "PATH=\"\(Self.programs):$PATH\"; \(line)"], in: folder)
  }

  /// Writes a file, and the folders above it.
  func write(_ text: String, to name: String, executable: Bool = false) throws {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    if executable { try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path) }
  }

  /// The text of a file; `nil` if there is none.
  func read(_ name: String) -> String? {
    try? String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  /// The paths of all files below a folder, in order.
  func files(in name: String) -> [String] {
    let top = folder.appending(path: name).path
    let paths = FileManager.default.subpaths(atPath: top) ?? []
    return paths.filter { path in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: "\(top)/\(path)", isDirectory: &isFolder) && !isFolder.boolValue
    }.sorted()
  }

  /// The bytes and the date of each file below a folder.
  func stamps(of name: String) throws -> [String: [AnyHashable]] {
    try Dictionary(
      uniqueKeysWithValues: files(in: name).map { path in
        let file = folder.appending(path: name).appending(path: path)
        let date = try FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate] as? Date
        return (path, [try Data(contentsOf: file), date])
      })
  }
}

extension URL {
  /// `true` for a file that can be executed.
  fileprivate var isProgram: Bool {
    let isFile = (try? resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) ?? false
    return isFile && FileManager.default.isExecutableFile(atPath: path)
  }
}
