import Foundation
import TestSupport
import Testing

/// `.pre-commit-hooks.yaml` in a repository whose pages are about to be committed.
@Suite(
  "Hooks of pre-commit", .tags(.judge, .program), .enabled(if: Judge.preCommit.isWanted, "\(Judge.preCommit.reason)"))
struct PreCommitTests {
  private let sandbox: Sandbox

  init() async throws {
    sandbox = try Sandbox()
    let page = try String(contentsOf: Repository.root.appending(path: "Templates/Starters/player.md"), encoding: .utf8)
    try sandbox.write(page, to: "docs/player.lifecycle.md")
    try sandbox.write(
      "<!-- instar:begin table states from docs/player.lifecycle.md -->\n<!-- instar:end -->\n", to: "README.md")
    let make = try await sandbox.shell(
      "git init --quiet && instar update README.md && instar generate docs/player.lifecycle.md --only mermaid")
    #expect(make.status == 0, "\(make)")
  }

  private struct Question: Encodable {
    struct Hook: Encodable {
      let id: String
      var args: [String] = []
    }

    let folder: String
    let programs: String
    let hooks: [Hook]
  }

  private struct Answer: Decodable {
    let status: Int
    let output: String
  }

  /// Runs all hooks on what is staged.
  private func commit() async throws -> Answer {
    #expect(try await sandbox.shell("git add .").status == 0)
    let hooks: [Question.Hook] = [
      .init(id: "instar-check"),
      .init(id: "instar-generate", args: ["docs/player.lifecycle.md", "--only", "mermaid"]),
      .init(id: "instar-update", args: ["README.md"]),
    ]
    return try await Judge.preCommit.answer(
      Question(folder: sandbox.folder.path, programs: Sandbox.programs, hooks: hooks))
  }

  /// The outcome of each hook.
  private static func outcomes(_ answer: Answer) -> [String] {
    answer.output.matches(of: /(?m)^instar (\w+).*?\.(Passed|Failed)$/).map { "\($0.1) \($0.2)" }
  }

  @Test("What is up to date passes, a change of a page alone does not, and a mistake is shown")
  func hooks() async throws {
    let clean = try await commit()
    #expect(
      clean.status == 0 && Self.outcomes(clean) == ["check Passed", "generate Passed", "update Passed"], "\(clean)")
    let page = try #require(sandbox.read("docs/player.lifecycle.md"))
    try sandbox.write(page.replacing("sound and picture run", with: "sound runs"), to: "docs/player.lifecycle.md")
    let outdated = try await commit()
    #expect(outdated.status == 1)
    #expect(Self.outcomes(outdated) == ["check Passed", "generate Passed", "update Failed"], "\(outdated)")
    try sandbox.write(
      page.replacing("Close: Paused → Stopped", with: "Close: Paused → Stoped"), to: "docs/player.lifecycle.md")
    let wrong = try await commit()
    #expect(wrong.status == 1 && Self.outcomes(wrong).first == "check Failed", "\(wrong)")
    #expect(wrong.output.contains("help: Replace 'Stoped' with 'Stopped'"), "\(wrong)")
  }
}
