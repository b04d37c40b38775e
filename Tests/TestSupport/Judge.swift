import Foundation

/// Another project's program that reads our output; its script is in `Tests/Judges`.
package struct Judge: Sendable {
  /// An error of the judge itself.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  /// The name of the judge's script, without its extension.
  package let name: String
  private let script: String
  private let requirements: [String]
  private let files: [String]

  /// Mermaid's own build in a browser; the script prints its answers.
  package static let mermaid = Judge(
    name: "Mermaid", script: "mermaid/judge.py", requirements: ["python3", "chromium"],
    files: [".build/judges/mermaid/index.js"])
  /// PlantUML.
  package static let plantUML = Judge(name: "PlantUML", script: "plantuml.py", requirements: ["python3", "plantuml"])
  /// Qt's SCXML compiler.
  package static let scxml = Judge(
    name: "qscxmlc", script: "scxml.py", requirements: ["python3"], files: ["/usr/lib/qt6/libexec/qscxmlc"])
  /// Python's `jsonschema`.
  package static let jsonSchema = Judge(
    name: "jsonschema", script: "schema.py", requirements: ["python3"],
    files: [".build/judges/python/jsonschema/__init__.py"])
  /// Python's `pydantic-sarif`, models that were generated from the SARIF schema.
  package static let sarif = Judge(
    name: "pydantic-sarif", script: "sarif.py", requirements: ["python3"],
    files: [".build/judges/python/pydantic_sarif/__init__.py"])
  /// Python's `junitparser`, and the rules of Surefire's and Jenkins' schemas.
  package static let junit = Judge(
    name: "junitparser", script: "junit.py", requirements: ["python3"],
    files: [".build/judges/python/junitparser/__init__.py"])

  /// `plutil`, which macOS and the toolchains of Swift have, and Python's `plistlib`.
  package static let propertyList = Judge(name: "plutil", script: "plist.py", requirements: ["python3", "plutil"])

  /// The documentation compiler, which toolchains of Swift have.
  package static let docc = Judge(name: "docc", script: "docc.py", requirements: ["python3", "docc"])

  /// GitHub's own parser of Markdown.
  package static let markdown = Judge(
    name: "cmark-gfm", script: "gfm.py", requirements: ["python3"],
    files: [".build/judges/python/cmarkgfm/__init__.py"])

  /// MkDocs with the theme Material.
  package static let mkDocs = Judge(
    name: "MkDocs", script: "mkdocs.py", requirements: ["python3"],
    files: [".build/judges/mkdocs/material/__init__.py", ".build/judges/python/cmarkgfm/__init__.py"])

  /// `markdown-to-confluence` and `cfxmark`.
  package static let confluence = Judge(
    name: "markdown-to-confluence", script: "confluence.py", requirements: ["python3"],
    files: [".build/judges/confluence/cfxmark/__init__.py", ".build/judges/python/cmarkgfm/__init__.py"])

  /// `check-jsonschema` with the schemas of GitHub's actions and workflows; runs the steps of an action.
  package static let action = Judge(
    name: "check-jsonschema", script: "action.py", requirements: ["python3"],
    files: [".build/judges/adoption/check_jsonschema/__init__.py"])
  /// `pre-commit`.
  package static let preCommit = Judge(
    name: "pre-commit", script: "precommit.py", requirements: ["python3", "git"],
    files: [".build/judges/adoption/pre_commit/__init__.py"])

  /// pandoc, which `instar import` asks for the text of web pages.
  package static let pandoc = Judge(name: "pandoc", script: "", requirements: ["pandoc"])

  private init(name: String, script: String, requirements: [String], files: [String] = []) {
    self.name = name
    self.script = script
    self.requirements = requirements
    self.files = files
  }

  /// `true` if tests ask it: it is installed, or it is required (`INSTAR_REQUIRE_JUDGES=1`), and its absence is a failure.
  package var isWanted: Bool { missing.isEmpty || ProcessInfo.processInfo.environment["INSTAR_REQUIRE_JUDGES"] == "1" }

  /// The reason that a skipped test shows.
  package var reason: String {
    "\(name) is not here (\(missing.joined(separator: ", "))): run Tests/Judges/install"
  }

  /// Sends a JSON value to the judge and returns its answer.
  package func answer<Question: Encodable, Answer: Decodable>(
    _ question: Question, as type: Answer.Type = Answer.self
  ) async throws -> Answer {
    guard missing.isEmpty else { throw Failure(description: reason) }
    let place = Repository.root.appendingPathComponent("Tests/Judges/\(script)").path
    let run = try await ProgramRun(
      ["python3", place], input: String(decoding: try JSONEncoder().encode(question), as: UTF8.self))
    guard run.status == 0 else { throw Failure(description: "\(name) failed: \(run.messages)") }
    return try JSONDecoder().decode(type, from: Data(run.output.utf8))
  }

  /// The requirements that this machine lacks.
  private var missing: [String] {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let programs = requirements.filter { program in
      !folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(program)") }
    }
    return programs + files.filter { !FileManager.default.fileExists(atPath: Self.path($0)) }
  }

  private static func path(_ file: String) -> String {
    file.hasPrefix("/") ? file : Repository.root.appendingPathComponent(file).path
  }
}
