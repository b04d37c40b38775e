import Foundation

/// The Swift compiler with the frameworks that generated Swift imports.
package struct SwiftCompiler: Sendable {
  /// A command that could not be run.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String

    /// A description of the command.
    package init(description: String) { self.description = description }
  }

  /// A file without its ending.
  package typealias File = (name: String, text: String)

  /// The compiler, its stubs built once a test run.
  package static let withFrameworks = Task { try await SwiftCompiler() }

  /// Things with language modes: each with all, or with one in turn unless all cases are tried.
  package static func inModes<Thing>(_ things: [Thing]) -> [(Thing, String)] {
    let modes = ["5", "6"]
    return things.enumerated().flatMap { index, thing in
      (Seeds.areAll ? modes : [modes[index % modes.count]]).map { (thing, $0) }
    }
  }

  private static let folder = FileManager.default.temporaryDirectory.appending(
    path: "instar-stubs-\(UUID().uuidString)")

  private init() async throws {
    // The stubs are there for all tests, and no test is the last.
    atexit { try? FileManager.default.removeItem(at: SwiftCompiler.folder) }
    for frameworks in FrameworkSet.all {
      let modules = Self.modules(of: frameworks)
      try FileManager.default.createDirectory(at: modules, withIntermediateDirectories: true)
      for group in frameworks.stubs {
        try await withThrowingTaskGroup { tasks in
          for module in group { tasks.addTask { try await Self.build(module, of: frameworks) } }
          try await tasks.waitForAll()
        }
      }
    }
  }

  private static func build(_ module: String, of frameworks: FrameworkSet) async throws {
    let modules = modules(of: frameworks)
    let folder = Repository.root.appending(path: "Tests/UIKitStub").appending(path: module)
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
    // As in the SDK, its enumerations may get new cases; that Foundation's may not here is a warning.
    let warnings = module == "SwiftUI" ? ["-enable-library-evolution", "-suppress-warnings"] : ["-warnings-as-errors"]
    let output = try await Self.run(
      frameworks.compiler + ["-c", "-wmo", "-parse-as-library", "-swift-version", "6"] + warnings
        + ["-emit-module", "-module-name", module, "-I", modules.path]
        + ["-emit-module-path", modules.appending(path: "\(module).swiftmodule").path]
        + ["-o", modules.appending(path: "\(module).o").path]
        + files.sorted().map { folder.appending(path: $0).path })
    guard output.isEmpty else { throw Failure(description: output) }
  }

  /// The compiler's diagnostics about some files of one module; empty if there are none.
  package func complaints(about files: [File], languageMode: String = "6") async throws -> String {
    let frameworks = FrameworkSet.of(files)
    return try await inFolder(of: files) { paths in
      try await Self.run(
        frameworks.compiler + [
          // Types alone do not tell which values may be sent to another actor.
          "-emit-sil", "-wmo", "-o", "/dev/null", "-parse-as-library", "-swift-version", languageMode,
          "-warnings-as-errors",
        ]
          + ["-I", Self.modules(of: frameworks).path] + paths)
    }
  }

  /// The first error in each of some files of one module, by the files' names.
  ///
  /// With Objective-C, its rules decide what can meet the requirement of an `@objc` protocol, as they do on a Mac; the files
  /// import nothing, for no stub is made so.
  package func errors(in files: [File], withObjectiveC: Bool = false) async throws -> [String: String] {
    let frameworks = FrameworkSet.of(files)
    let options =
      withObjectiveC
      ? ["-enable-objc-interop", "-disable-objc-attr-requires-foundation-module"].flatMap { ["-Xfrontend", $0] }
      : ["-I", Self.modules(of: frameworks).path]
    let text = try await inFolder(of: files) { paths in
      let command = ["-typecheck", "-wmo", "-parse-as-library", "-swift-version", "5", "-suppress-warnings"]
      return try await ProgramRun((withObjectiveC ? ["swiftc"] : frameworks.compiler) + command + options + paths).text
    }
    let errors = text.matches(of: /(?m)^\S*?([^\/\s]+)\.swift:\d+:\d+: error: (.*)$/)
    guard !errors.isEmpty || text.isEmpty else { throw Failure(description: text) }
    return Dictionary(errors.map { (String($0.1), String($0.2)) }) { first, _ in first }
  }

  /// The symbol graph of a stub module.
  package func symbolGraph(of module: String) async throws -> String {
    let frameworks = FrameworkSet.all[0]
    let output = Self.folder.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: output) }
    let info = try await Self.run(frameworks.compiler + ["-print-target-info"])
    guard let triple = info.firstMatch(of: /"triple": "([^"]+)"/) else { throw Failure(description: info) }
    let messages = try await Self.run([
      "swift", "symbolgraph-extract", "-module-name", module, "-I", Self.modules(of: frameworks).path, "-target",
      String(triple.1), "-output-dir", output.path, "-minimum-access-level", "public",
    ])
    guard messages.isEmpty else { throw Failure(description: messages) }
    return try String(contentsOf: output.appending(path: "\(module).symbols.json"), encoding: .utf8)
  }

  /// The output of a program made of some files; it is built without the stubs.
  package func output(of files: [File]) async throws -> String {
    try await output(of: files, options: ["-swift-version", "6"])
  }

  /// The output of a program made of some files, built with the stubs; `@main` marks where it begins.
  package func outputWithStubs(of files: [File], languageMode: String = "6") async throws -> String {
    let frameworks = FrameworkSet.of(files)
    let modules = Self.modules(of: frameworks)
    let objects = frameworks.stubs.joined().map { modules.appending(path: "\($0).o").path }
    // Warnings are a matter of `complaints(about:languageMode:)`.
    return try await output(
      of: files,
      options: frameworks.compiler.dropFirst() + ["-parse-as-library", "-suppress-warnings"]
        + ["-swift-version", languageMode, "-I", modules.path] + objects)
  }

  /// The output of `swift format lint --strict` for some files, with its own settings or others.
  package func formatComplaints(
    about files: [File], configuration: String = #"{"version": 1}"#
  ) async throws -> String {
    try await inFolder(of: files) { paths in
      try await Self.run(["swift", "format", "lint", "--strict", "--configuration", configuration] + paths)
    }
  }

  private static func modules(of frameworks: FrameworkSet) -> URL { folder.appending(path: frameworks.name) }

  private func output(of files: [File], options: [String]) async throws -> String {
    try await inFolder(of: files) { paths in
      let program = URL(filePath: paths[0]).deletingLastPathComponent().appending(path: "program").path
      let complaints = try await Self.run(["swiftc", "-Onone", "-wmo", "-o", program] + options + paths)
      guard complaints.isEmpty else { throw Failure(description: complaints) }
      return try await Self.run([program], mustEndWell: true)
    }
  }

  private func inFolder(of files: [File], _ body: ([String]) async throws -> String) async throws -> String {
    let folder = Self.folder.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let paths = try files.map { file in
      let url = folder.appending(path: file.name + ".swift")
      try file.text.write(to: url, atomically: true, encoding: .utf8)
      return url.path
    }
    return try await body(paths)
  }

  /// The output of a command; if that is empty, or `mustEndWell`, also an exit status other than 0.
  private static func run(_ arguments: [String], mustEndWell: Bool = false) async throws -> String {
    let run = try await ProgramRun(arguments)
    guard run.status != 0, mustEndWell || run.text.isEmpty else { return run.text }
    throw Failure(description: "\(run.text)\(arguments[0]) ended with \(run.status)")
  }
}
