import Foundation
import TestSupport
import Testing

@Suite("README", .tags(.slow))
struct ReadmeTests {
  @Test(
    "Every command in the README and in the page language's example prints the output that is shown there",
    arguments: zip(["README.md", "docs/page-language.md"], [10, 2]))
  func commands(path: String, least: Int) async throws {
    let document = try String(contentsOf: Repository.root.appending(path: path), encoding: .utf8)
    let session = ConsoleSession(document: document)
    #expect(session.commands.count { $0.line.hasPrefix("instar ") } > least)
    let sandbox = try Sandbox()
    for (name, text) in session.files { try sandbox.write(text, to: name) }
    for command in session.commands {
      let run = try await sandbox.shell("exec 2>&1; \(command.line)")
      #expect(command.matches(run.output), "$ \(command.line)\n\(run.output)")
    }
  }

  @Test("A shown output is literal, except for '…'")
  func matching() {
    let session = ConsoleSession(document: "<!-- a.md -->\n```\ntext\n```\n\n```console\n$ b\none\n…\ntwo…\n$ c\n```\n")
    #expect(session.files == ["a.md": "text\n"])
    #expect(session.commands.map(\.line) == ["b", "c"])
    let first = session.commands[0]
    #expect(first.matches("one\ntwo\n"))
    #expect(first.matches("one\nx\ny\ntwo more\n"))
    #expect(!first.matches("one\nx\n"))
    #expect(!first.matches("one\ntwo\nthree\n"))
    #expect(session.commands[1].matches(""))
    #expect(!session.commands[1].matches("x\n"))
  }

  @Test("Every file that the README links to exists")
  func links() throws {
    let readme = try String(contentsOf: Repository.root.appending(path: "README.md"), encoding: .utf8)
    let targets = readme.matches(of: /\]\(([^)]+)\)/).map { String($0.output.1) }.filter { !$0.hasPrefix("http") }
    #expect(targets.count > 4)
    for target in targets {
      #expect(FileManager.default.fileExists(atPath: Repository.root.appending(path: target).path), "\(target)")
    }
  }

  @Test("The README's page, fixed, is the one of its picture")
  func picturedPage() throws {
    let readme = try String(contentsOf: Repository.root.appending(path: "README.md"), encoding: .utf8)
    let page = try #require(ConsoleSession(document: readme).files["player.md"])
    let file = try String(contentsOf: Repository.root.appending(path: "Templates/Starters/player.md"), encoding: .utf8)
    #expect(page.replacing("Stoped", with: "Stopped") == file)
  }
}
