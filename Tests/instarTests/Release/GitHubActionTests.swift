import Foundation
import TestSupport
import Testing

/// `action.yml`, and the workflows, as `check-jsonschema` and a runner's shell read them.
@Suite("The action for GitHub", .tags(.judge, .program), .enabled(if: Judge.action.isWanted, "\(Judge.action.reason)"))
struct GitHubActionTests {
  private struct Question: Encodable {
    var file: String
    var schema: String
    var inputs: [String: String]?
    var folder = ""
  }

  private struct Answer: Decodable {
    let problems: String
    let status: Int
    let output: String
  }

  private static func path(_ name: String) -> String { Repository.root.appending(path: name).path }

  @Test("The workflows are valid", arguments: ["macos.yml"])
  func workflows(name: String) async throws {
    let answer: Answer = try await Judge.action.answer(
      Question(file: Self.path(".github/workflows/\(name)"), schema: "vendor.github-workflows"))
    #expect(answer.problems == "")
  }

  @Test("It downloads a release, verifies it, and runs the command with the words that it was given")
  func runs() async throws {
    let sandbox = try Sandbox()
    // A program that prints its arguments, a line each.
    try sandbox.write(
      "#include <stdio.h>\nint main(int n, char **words) { while (*++words) puts(n == 2 ? \"1.2.3\" : *words); return n == 4 ? 3 : 0; }\n",
      to: "instar.c")
    let script = Self.path("Scripts/ship.py")
    let pack = try await sandbox.shell(
      "mkdir -p dist/bin && clang instar.c -o dist/bin/instar && INSTAR_DIST=\"$PWD/dist\" '\(script)' archive")
    #expect(pack.status == 0, "\(pack)")
    var question = Question(file: Self.path("action.yml"), schema: "vendor.github-actions", folder: sandbox.folder.path)
    let downloads = "file://\(sandbox.folder.path)/dist"
    question.inputs = ["downloads": downloads, "arguments": "check *.md $(id)"]
    let answer: Answer = try await Judge.action.answer(question)
    #expect(answer.problems == "")
    #expect(answer.status == 3)
    #expect(
      answer.output.hasPrefix("Unpacked instar-") && answer.output.hasSuffix("\ncheck\n*.md\n$(id)\n"), "\(answer)")
    question.inputs = ["downloads": downloads]
    let installed: Answer = try await Judge.action.answer(question)
    #expect(installed.status == 0 && installed.output.split(separator: "\n").count == 1, "\(installed)")
    question.inputs = ["downloads": downloads, "sha256": "0", "arguments": "check"]
    let refused: Answer = try await Judge.action.answer(question)
    #expect(refused.status == 2 && refused.output.hasPrefix("error: 'instar-"), "\(refused)")
  }
}
